from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.alert_words_event_type import AlertWordsEventType

T = TypeVar("T", bound="AlertWordsEvent")


@_attrs_define
class AlertWordsEvent:
    """The caller's alert words have changed. Goes to the user's own clients, with the whole list.

    Example:
        {'id': 0, 'type': 'alert_words', 'alert_words': ['release', 'Mika']}

    Attributes:
        id (int): The number of the event. Within a queue it increases; numbers are left out. Acknowledge it by
            `last_event_id`.
        type_ (AlertWordsEventType):
        alert_words (list[str]): All of them.
    """

    id: int
    type_: AlertWordsEventType
    alert_words: list[str]

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        alert_words = self.alert_words

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "alert_words": alert_words,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = AlertWordsEventType(d.pop("type"))

        alert_words = cast(list[str], d.pop("alert_words"))

        alert_words_event = cls(
            id=id,
            type_=type_,
            alert_words=alert_words,
        )

        return alert_words_event
