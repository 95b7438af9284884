from enum import Enum


class RealmExportEventExportsItemExportType(str, Enum):
    FULL_WITHOUT_CONSENT = "full_without_consent"
    FULL_WITH_CONSENT = "full_with_consent"
    PUBLIC = "public"

    def __str__(self) -> str:
        return str(self.value)
