"""The conversation with a client of openapi-python-client."""

from base64 import b64encode
from io import BytesIO
from typing import Any

from conversation import EVENT_TYPES, converse
from generated.openapi_client.api import AuthenticatedClient
from generated.openapi_client.api.api.events import delete_event_queue, get_events, register_queue
from generated.openapi_client.api.api.files import upload_file
from generated.openapi_client.api.api.messages import add_reaction, get_messages, send_message, update_message
from generated.openapi_client.api.api.settings import update_settings
from generated.openapi_client.api.api.users import get_own_user
from generated.openapi_client.api.models import (
    AddReactionBody,
    GetEventsAnswer,
    GetMessagesAnswer,
    GetOwnUserAnswer,
    MessageEvent,
    MessageTypeParameter,
    RegisterAnswer,
    RegisterInput,
    SendMessageAnswer,
    SendMessageError,
    SendMessageInput,
    UpdateMessageInput,
    UpdateSettingsInput,
    UploadFileBody,
    UserSettingsState,
)
from generated.openapi_client.api.types import File


class Api:
    def __init__(self, url: str, email: str, key: str) -> None:
        token = b64encode(f"{email}:{key}".encode()).decode()
        self.client = AuthenticatedClient(base_url=url, token=token, prefix="Basic")

    def register(self) -> tuple[str, int, bool]:
        body = RegisterInput.from_dict(
            {"event_types": EVENT_TYPES, "fetch_event_types": ["user_settings"]}
        )
        answer = register_queue.sync(client=self.client, body=body)
        assert isinstance(answer, RegisterAnswer), answer
        assert isinstance(answer.user_settings, UserSettingsState), answer
        return str(answer.queue_id), answer.last_event_id, answer.user_settings.fluid_layout_width

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

    def own(self) -> tuple[str, dict[str, Any]]:
        answer = get_own_user.sync(client=self.client)
        assert isinstance(answer, GetOwnUserAnswer), answer
        return answer.email, answer.additional_properties

    def react(self, message_id: int, emoji: str) -> None:
        answer = add_reaction.sync_detailed(message_id, client=self.client, body=AddReactionBody(emoji_name=emoji))
        assert answer.status_code == 200, answer.content

    def edit(self, message_id: int, content: str) -> None:
        body = UpdateMessageInput(content=content)
        answer = update_message.sync_detailed(message_id, client=self.client, body=body)
        assert answer.status_code == 200, answer.content

    def events(self, queue_id: str, last_event_id: int) -> list[tuple[str, str | None]]:
        answer = get_events.sync(client=self.client, queue_id=queue_id, last_event_id=last_event_id, dont_block=True)
        assert isinstance(answer, GetEventsAnswer), answer
        return [
            (str(event.to_dict()["type"]), event.message.content if isinstance(event, MessageEvent) else None)
            for event in answer.events
        ]

    def leave(self, queue_id: str) -> None:
        answer = delete_event_queue.sync_detailed(client=self.client, queue_id=queue_id)
        assert answer.status_code == 200, answer.content


converse(Api)
