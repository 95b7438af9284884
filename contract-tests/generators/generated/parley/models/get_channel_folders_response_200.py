from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.msg import Msg
from ..models.result import Result
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.channel_folder import ChannelFolder


T = TypeVar("T", bound="GetChannelFoldersResponse200")


@_attrs_define
class GetChannelFoldersResponse200:
    """
    Attributes:
        result (Result):
        msg (Msg): Empty on success.
        channel_folders (list[ChannelFolder]):
        ignored_parameters_unsupported (list[str] | Unset): Parameters of the request that the operation does not
            support, or that are of no effect beside the others; absent when there
            are none.
            **Changes**: on success from feature level 167.
    """

    result: Result
    msg: Msg
    channel_folders: list[ChannelFolder]
    ignored_parameters_unsupported: list[str] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        result = self.result.value

        msg = self.msg.value

        channel_folders = []
        for channel_folders_item_data in self.channel_folders:
            channel_folders_item = channel_folders_item_data.to_dict()
            channel_folders.append(channel_folders_item)

        ignored_parameters_unsupported: list[str] | Unset = UNSET
        if not isinstance(self.ignored_parameters_unsupported, Unset):
            ignored_parameters_unsupported = self.ignored_parameters_unsupported

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "result": result,
                "msg": msg,
                "channel_folders": channel_folders,
            }
        )
        if ignored_parameters_unsupported is not UNSET:
            field_dict["ignored_parameters_unsupported"] = (
                ignored_parameters_unsupported
            )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.channel_folder import ChannelFolder

        d = dict(src_dict)
        result = Result(d.pop("result"))

        msg = Msg(d.pop("msg"))

        channel_folders = []
        _channel_folders = d.pop("channel_folders")
        for channel_folders_item_data in _channel_folders:
            channel_folders_item = ChannelFolder.from_dict(channel_folders_item_data)

            channel_folders.append(channel_folders_item)

        ignored_parameters_unsupported = cast(
            list[str], d.pop("ignored_parameters_unsupported", UNSET)
        )

        get_channel_folders_response_200 = cls(
            result=result,
            msg=msg,
            channel_folders=channel_folders,
            ignored_parameters_unsupported=ignored_parameters_unsupported,
        )

        return get_channel_folders_response_200
