"""The conversation with models of datamodel-code-generator, sent with httpx."""

from typing import Any, TypeVar

import httpx
from conversation import EVENT_TYPES, converse
from generated.pydantic_models import models
from pydantic import BaseModel, TypeAdapter

Answer = TypeVar("Answer", bound=BaseModel)


class Api:
    def __init__(self, url: str, email: str, key: str) -> None:
        self.http = httpx.Client(base_url=url, auth=(email, key), timeout=30)

    def post(self, path: str, body: BaseModel) -> httpx.Response:
        return self.http.post(path, json=body.model_dump(mode="json", exclude_none=True))

    @staticmethod
    def parse(model: type[Answer], answer: httpx.Response) -> Answer:
        assert answer.status_code == 200, answer.text
        return TypeAdapter(model).validate_json(answer.content)

    def register(self) -> tuple[str, int, bool]:
        body = models.RegisterInput.model_validate(
            {"event_types": EVENT_TYPES, "fetch_event_types": ["user_settings"]}
        )
        answer = self.parse(models.RegisterAnswer, self.post("/register", body))
        assert answer.user_settings, answer
        return str(answer.queue_id), answer.last_event_id, answer.user_settings.fluid_layout_width

    def send(self, to: list[int], content: str) -> int:
        body = models.SendMessageInput.model_validate({"type": "direct", "to": to, "content": content})
        return self.parse(models.SendMessageAnswer, self.post("/messages", body)).id

    def read(self, narrow: str) -> list[tuple[int, str]]:
        query: dict[str, str | int] = {"anchor": "newest", "num_before": 1, "num_after": 0, "narrow": narrow, "apply_markdown": "false"}
        answer = self.parse(models.GetMessagesAnswer, self.http.get("/messages", params=query))
        return [(message.id, message.content) for message in answer.messages]

    def change(self, fluid_layout_width: bool) -> None:
        body = models.UpdateSettingsInput.model_validate({"fluid_layout_width": fluid_layout_width})
        answer = self.http.patch("/settings", json=body.model_dump(mode="json", exclude_none=True))
        assert answer.status_code == 200, answer.text

    def upload(self, name: str, content: bytes) -> str:
        answer = self.http.post("/user_uploads", files={"file": (name, content, "text/plain")})
        assert answer.status_code == 200, answer.text
        return str(answer.json()["url"])

    def refused(self) -> tuple[int, str, str]:
        body = models.SendMessageInput.model_validate(
            {"type": "channel", "to": "nowhere", "topic": "lunch", "content": "Who is coming?"}
        )
        answer = self.post("/messages", body)
        error = models.SendMessageError.model_validate_json(answer.content)
        return answer.status_code, error.code, str(error.stream)

    def own(self) -> tuple[str, dict[str, Any]]:
        answer = self.parse(models.GetOwnUserAnswer, self.http.get("/users/me"))
        return answer.email, answer.model_extra or {}

    def react(self, message_id: int, emoji: str) -> None:
        answer = self.http.post(f"/messages/{message_id}/reactions", json={"emoji_name": emoji})
        self.parse(models.Envelope, answer)

    def edit(self, message_id: int, content: str) -> None:
        body = models.UpdateMessageInput(content=content)
        answer = self.http.patch(f"/messages/{message_id}", json=body.model_dump(mode="json", exclude_none=True))
        self.parse(models.UpdateMessageAnswer, answer)

    def events(self, queue_id: str, last_event_id: int) -> list[tuple[str, str | None]]:
        query: dict[str, str | int] = {"queue_id": queue_id, "last_event_id": last_event_id, "dont_block": "true"}
        answer = self.parse(models.GetEventsAnswer, self.http.get("/events", params=query))
        return [self.event(one.root) for one in answer.events]

    @staticmethod
    def event(event: models.Event | models.UnknownEvent) -> tuple[str, str | None]:
        if isinstance(event, models.UnknownEvent):
            return event.type, None
        known = event.root
        return known.type, known.message.content if isinstance(known, models.MessageEvent) else None

    def leave(self, queue_id: str) -> None:
        self.parse(models.Envelope, self.http.delete("/events", params={"queue_id": queue_id}))


converse(Api)
