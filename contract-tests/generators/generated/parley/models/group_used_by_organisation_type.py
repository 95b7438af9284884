from enum import Enum


class GroupUsedByOrganisationType(str, Enum):
    REALM = "realm"

    def __str__(self) -> str:
        return str(self.value)
