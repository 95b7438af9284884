from enum import Enum


class WebReloadClientEventType(str, Enum):
    WEB_RELOAD_CLIENT = "web_reload_client"

    def __str__(self) -> str:
        return str(self.value)
