from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.movemessagestimelimitexceeded_code import (
    MOVEMESSAGESTIMELIMITEXCEEDEDCode,
)
from ..models.movemessagestimelimitexceeded_result import (
    MOVEMESSAGESTIMELIMITEXCEEDEDResult,
)

T = TypeVar("T", bound="MOVEMESSAGESTIMELIMITEXCEEDED")


@_attrs_define
class MOVEMESSAGESTIMELIMITEXCEEDED:
    """A time limit refuses the move; some newer messages of the topic may still be movable.

    Example:
        {'result': 'error', 'code': 'MOVE_MESSAGES_TIME_LIMIT_EXCEEDED', 'msg': 'You only have permission to move the 2
            most recent messages of this topic', 'first_message_id_allowed_to_move': 105, 'total_messages_allowed_to_move':
            2, 'total_messages_in_topic': 3}

    Attributes:
        result (MOVEMESSAGESTIMELIMITEXCEEDEDResult):
        code (MOVEMESSAGESTIMELIMITEXCEEDEDCode):
        msg (str):
        first_message_id_allowed_to_move (int | None): The oldest message that the caller may still move; null if there
            is none.
        total_messages_allowed_to_move (int): How many of the most recent messages the caller may move.
        total_messages_in_topic (int):
    """

    result: MOVEMESSAGESTIMELIMITEXCEEDEDResult
    code: MOVEMESSAGESTIMELIMITEXCEEDEDCode
    msg: str
    first_message_id_allowed_to_move: int | None
    total_messages_allowed_to_move: int
    total_messages_in_topic: int

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        code = self.code.value

        msg = self.msg

        first_message_id_allowed_to_move: int | None
        first_message_id_allowed_to_move = self.first_message_id_allowed_to_move

        total_messages_allowed_to_move = self.total_messages_allowed_to_move

        total_messages_in_topic = self.total_messages_in_topic

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "code": code,
                "msg": msg,
                "first_message_id_allowed_to_move": first_message_id_allowed_to_move,
                "total_messages_allowed_to_move": total_messages_allowed_to_move,
                "total_messages_in_topic": total_messages_in_topic,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        d = dict(src_dict)
        result = MOVEMESSAGESTIMELIMITEXCEEDEDResult(d.pop("result"))

        code = MOVEMESSAGESTIMELIMITEXCEEDEDCode(d.pop("code"))

        msg = d.pop("msg")

        def _parse_first_message_id_allowed_to_move(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        first_message_id_allowed_to_move = _parse_first_message_id_allowed_to_move(
            d.pop("first_message_id_allowed_to_move")
        )

        total_messages_allowed_to_move = d.pop("total_messages_allowed_to_move")

        total_messages_in_topic = d.pop("total_messages_in_topic")

        movemessagestimelimitexceeded = cls(
            result=result,
            code=code,
            msg=msg,
            first_message_id_allowed_to_move=first_message_id_allowed_to_move,
            total_messages_allowed_to_move=total_messages_allowed_to_move,
            total_messages_in_topic=total_messages_in_topic,
        )

        return movemessagestimelimitexceeded
