"""The conversation with a client of openapi-python-client."""

from base64 import b64encode
from io import BytesIO
from typing import Any

from conversation import converse
from generated.parley import AuthenticatedClient
from generated.parley.api.events import get_events, register_queue
from generated.parley.api.files import upload_file
from generated.parley.api.messages import get_messages, send_message
from generated.parley.api.settings import update_settings
from generated.parley.models import (
    GetEventsAnswer,
    GetMessagesAnswer,
    MessageTypeParameter,
    RegisterAnswer,
    RegisterInput,
    SendMessageAnswer,
    SendMessageError,
    SendMessageInput,
    UpdateSettingsInput,
    UploadFileBody,
    UserSettingsState,
)
from generated.parley.types import File


class Api:
    def __init__(self, url: str, email: str, key: str) -> None:
        token = b64encode(f"{email}:{key}".encode()).decode()
        self.client = AuthenticatedClient(base_url=url, token=token, prefix="Basic")

    def register(self) -> tuple[str, int, dict[str, Any]]:
        body = RegisterInput.from_dict(
            {"event_types": ["message", "user_settings"], "fetch_event_types": ["user_settings"]}
        )
        answer = register_queue.sync(client=self.client, body=body)
        assert isinstance(answer, RegisterAnswer), answer
        settings = answer.user_settings
        return str(answer.queue_id), answer.last_event_id, settings.to_dict() if isinstance(settings, UserSettingsState) else {}

    def send(self, to: list[int], content: str) -> int:
        body = SendMessageInput(type_=MessageTypeParameter.DIRECT, to=[*to], content=content)
        answer = send_message.sync(client=self.client, body=body)
        assert isinstance(answer, SendMessageAnswer), answer
        return answer.id

    def read(self, narrow: str) -> list[tuple[int, str]]:
        answer = get_messages.sync(
            client=self.client, anchor="newest", num_before=1, num_after=0, narrow=narrow, apply_markdown=False
        )
        assert isinstance(answer, GetMessagesAnswer), answer
        return [(message.id, message.content) for message in answer.messages]

    def change(self, fluid_layout_width: bool) -> None:
        body = UpdateSettingsInput(fluid_layout_width=fluid_layout_width)
        answer = update_settings.sync_detailed(client=self.client, body=body)
        assert answer.status_code == 200, answer.content

    def upload(self, name: str, content: bytes) -> str:
        body = UploadFileBody(file=File(BytesIO(content), name, "text/plain"))
        answer = upload_file.sync_detailed(client=self.client, body=body)
        assert answer.status_code == 200 and answer.parsed, answer.content
        return str(answer.parsed.to_dict()["url"])

    def refused(self) -> tuple[int, str, str]:
        body = SendMessageInput(
            type_=MessageTypeParameter.CHANNEL, to="nowhere", topic="lunch", content="Who is coming?"
        )
        answer = send_message.sync_detailed(client=self.client, body=body)
        assert isinstance(answer.parsed, SendMessageError), answer.content
        return answer.status_code, answer.parsed.code, str(answer.parsed.stream)

    def events(self, queue_id: str, last_event_id: int) -> set[str]:
        answer = get_events.sync(client=self.client, queue_id=queue_id, last_event_id=last_event_id, dont_block=True)
        assert isinstance(answer, GetEventsAnswer), answer
        return {str(event.to_dict()["type"]) for event in answer.events}


converse(Api)
