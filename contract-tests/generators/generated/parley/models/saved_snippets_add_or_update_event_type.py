from enum import Enum


class SavedSnippetsAddOrUpdateEventType(str, Enum):
    SAVED_SNIPPETS = "saved_snippets"

    def __str__(self) -> str:
        return str(self.value)
