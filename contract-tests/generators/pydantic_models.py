"""The conversation with models of datamodel-code-generator, sent with httpx."""

from typing import Any, TypeVar

import httpx
from conversation import converse
from generated import models
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

    def register(self) -> tuple[str, int, dict[str, Any]]:
        body = models.RegisterInput.model_validate(
            {"event_types": ["message", "user_settings"], "fetch_event_types": ["user_settings"]}
        )
        answer = self.parse(models.RegisterAnswer, self.post("/register", body))
        settings = answer.user_settings.model_dump() if answer.user_settings else {}
        return str(answer.queue_id), answer.last_event_id, settings

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

    def events(self, queue_id: str, last_event_id: int) -> set[str]:
        query: dict[str, str | int] = {"queue_id": queue_id, "last_event_id": last_event_id, "dont_block": "true"}
        answer = self.parse(models.GetEventsAnswer, self.http.get("/events", params=query))
        return {event.root.type if isinstance(event, models.Event) else event.type for event in answer.events}


converse(Api)
