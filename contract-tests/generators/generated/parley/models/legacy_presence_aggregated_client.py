from enum import Enum


class LegacyPresenceAggregatedClient(str, Enum):
    WEBSITE = "website"

    def __str__(self) -> str:
        return str(self.value)
