from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.msg import Msg
from ..models.result import Result
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.get_channel_topics_response_200_topics_item import (
        GetChannelTopicsResponse200TopicsItem,
    )


T = TypeVar("T", bound="GetChannelTopicsResponse200")


@_attrs_define
class GetChannelTopicsResponse200:
    """
    Attributes:
        result (Result):
        msg (Msg): Empty on success.
        topics (list[GetChannelTopicsResponse200TopicsItem]):
        ignored_parameters_unsupported (list[str] | Unset): Parameters of the request that the operation does not
            support, or that are of no effect beside the others; absent when there
            are none.
            **Changes**: on success from feature level 167.
    """

    result: Result
    msg: Msg
    topics: list[GetChannelTopicsResponse200TopicsItem]
    ignored_parameters_unsupported: list[str] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        msg = self.msg.value

        topics = []
        for topics_item_data in self.topics:
            topics_item = topics_item_data.to_dict()
            topics.append(topics_item)

        ignored_parameters_unsupported: list[str] | Unset = UNSET
        if not isinstance(self.ignored_parameters_unsupported, Unset):
            ignored_parameters_unsupported = self.ignored_parameters_unsupported

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "msg": msg,
                "topics": topics,
            }
        )
        if ignored_parameters_unsupported is not UNSET:
            field_dict["ignored_parameters_unsupported"] = (
                ignored_parameters_unsupported
            )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.get_channel_topics_response_200_topics_item import (
            GetChannelTopicsResponse200TopicsItem,
        )

        d = dict(src_dict)
        result = Result(d.pop("result"))

        msg = Msg(d.pop("msg"))

        topics = []
        _topics = d.pop("topics")
        for topics_item_data in _topics:
            topics_item = GetChannelTopicsResponse200TopicsItem.from_dict(
                topics_item_data
            )

            topics.append(topics_item)

        ignored_parameters_unsupported = cast(
            list[str], d.pop("ignored_parameters_unsupported", UNSET)
        )

        get_channel_topics_response_200 = cls(
            result=result,
            msg=msg,
            topics=topics,
            ignored_parameters_unsupported=ignored_parameters_unsupported,
        )

        return get_channel_topics_response_200
