"""The conversation of a generated Python client with a server: what operations.ts lists."""

import json
import os
from collections.abc import Callable
from typing import Any, Protocol

EVENT_TYPES = ["message", "reaction", "update_message", "user_settings"]


class Client(Protocol):
    def register(self) -> tuple[str, int, bool]:
        """Registers a queue for EVENT_TYPES. Returns its IDs, and a preference of the caller."""

    def send(self, to: list[int], content: str) -> int:
        """Sends a direct message. Returns its ID."""

    def read(self, narrow: str) -> list[tuple[int, str]]:
        """The newest message of a narrow, as ID and text."""

    def change(self, fluid_layout_width: bool) -> None: ...

    def upload(self, name: str, content: bytes) -> str:
        """Uploads a file. Returns its URL."""

    def refused(self) -> tuple[int, str, str]:
        """Sends to a channel that does not exist. Returns status, code and channel of the error."""

    def own(self) -> tuple[str, dict[str, Any]]:
        """The address of the caller, and the fields of the answer that the client does not know."""

    def react(self, message_id: int, emoji: str) -> None: ...

    def edit(self, message_id: int, content: str) -> None: ...

    def events(self, queue_id: str, last_event_id: int) -> list[tuple[str, str | None]]:
        """The types of the events received, each with the content if it is a message."""

    def leave(self, queue_id: str) -> None: ...


def say(operation: str, **read: object) -> None:
    print(operation, json.dumps(read))


def converse(open_client: Callable[[str, str, str], Client]) -> None:
    client = open_client(os.environ["API_URL"], os.environ["API_EMAIL"], os.environ["API_KEY"])
    queue_id, last_event_id, fluid = client.register()
    say("registerQueue", fluid_layout_width=fluid)
    message_id = client.send([6, 4], "Hello from a generated client")
    say("sendMessage", id=message_id)
    read_id, content = client.read(json.dumps([{"operator": "dm", "operand": [6, 4]}]))[-1]
    say("getMessages", id=read_id, content=content)
    client.change(not fluid)
    say("updateSettings")
    say("registerQueue", fluid_layout_width=client.register()[2])
    say("uploadFile", url=client.upload("hello.txt", b"Hello"))
    status, code, stream = client.refused()
    say("sendMessage", status=status, code=code, stream=stream)
    email, unknown = client.own()
    say("getOwnUser", email=email, **{key: value for key, value in unknown.items() if key == "added_later"})
    client.react(message_id, "tada")
    say("addReaction")
    client.edit(message_id, "Hello again")
    say("updateMessage")
    events = client.events(queue_id, last_event_id)
    contents = [content for _, content in events if content]
    say("getEvents", types=sorted({kind for kind, _ in events}), content=contents[0])
    client.leave(queue_id)
    say("deleteEventQueue")
