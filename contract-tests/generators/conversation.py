"""One conversation that every generated Python client can have with the server and the sandbox: see conversation.ts."""

import json
import os
from collections.abc import Callable
from typing import Any, Protocol


class Client(Protocol):
    def register(self) -> tuple[str, int, dict[str, Any]]:
        """Registers a queue. Returns its IDs, and the preferences of the caller."""

    def send(self, to: list[int], content: str) -> int:
        """Sends a direct message. Returns its ID."""

    def read(self, narrow: str) -> list[tuple[int, str]]:
        """The newest message of a narrow, as ID and text."""

    def change(self, fluid_layout_width: bool) -> None: ...

    def upload(self, name: str, content: bytes) -> str:
        """Uploads a file. Returns its URL."""

    def refused(self) -> tuple[int, str, str]:
        """Sends to a channel that does not exist. Returns status, code and channel of the error."""

    def events(self, queue_id: str, last_event_id: int) -> set[str]:
        """The types of the events received."""


def converse(open_client: Callable[[str, str, str], Client]) -> None:
    client = open_client(os.environ["API_URL"], os.environ["API_EMAIL"], os.environ["API_KEY"])

    queue_id, last_event_id, settings = client.register()
    message_id = client.send([6, 4], "Hello from a generated client")
    messages = client.read(json.dumps([{"operator": "dm", "operand": [6, 4]}]))
    assert messages[-1] == (message_id, "Hello from a generated client"), messages

    changed = not settings.get("fluid_layout_width")
    client.change(changed)
    assert client.register()[2] == {**settings, "fluid_layout_width": changed}

    assert client.upload("hello.txt", b"Hello").startswith("/user_uploads/")
    assert client.refused() == (400, "STREAM_DOES_NOT_EXIST", "nowhere")

    types = client.events(queue_id, last_event_id)
    added = {"added_later"} if os.environ.get("TARGET") == "later" else set()
    assert types == {"message", "user_settings", *added}, types
