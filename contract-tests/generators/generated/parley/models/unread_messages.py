from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

if TYPE_CHECKING:
    from ..models.unread_messages_huddles_item import UnreadMessagesHuddlesItem
    from ..models.unread_messages_pms_item import UnreadMessagesPmsItem
    from ..models.unread_messages_streams_item import UnreadMessagesStreamsItem


T = TypeVar("T", bound="UnreadMessages")


@_attrs_define
class UnreadMessages:
    """The caller's unread messages, by conversation. Only the newest 50000 are considered. Lists of IDs are in increasing
    order.

        Example:
            {'count': 0, 'pms': [], 'streams': [], 'huddles': [], 'mentions': [], 'old_unreads_missing': False}

        Attributes:
            count (int): How many there are, those in muted topics and channels left out.
            pms (list[UnreadMessagesPmsItem]): Conversations with one other user, or with oneself.
            streams (list[UnreadMessagesStreamsItem]): Topics, the muted ones too.
            huddles (list[UnreadMessagesHuddlesItem]): Conversations with several others.
            mentions (list[int]): IDs of those that mention the caller: personally in any topic, by a wildcard unless the
                topic or the channel is muted.
            old_unreads_missing (bool): Whether there are older ones that were not considered.
    """

    count: int
    pms: list[UnreadMessagesPmsItem]
    streams: list[UnreadMessagesStreamsItem]
    huddles: list[UnreadMessagesHuddlesItem]
    mentions: list[int]
    old_unreads_missing: bool

    def to_dict(self) -> dict[str, Any]:
        count = self.count

        pms = []
        for pms_item_data in self.pms:
            pms_item = pms_item_data.to_dict()
            pms.append(pms_item)

        streams = []
        for streams_item_data in self.streams:
            streams_item = streams_item_data.to_dict()
            streams.append(streams_item)

        huddles = []
        for huddles_item_data in self.huddles:
            huddles_item = huddles_item_data.to_dict()
            huddles.append(huddles_item)

        mentions = self.mentions

        old_unreads_missing = self.old_unreads_missing

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "count": count,
                "pms": pms,
                "streams": streams,
                "huddles": huddles,
                "mentions": mentions,
                "old_unreads_missing": old_unreads_missing,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.unread_messages_huddles_item import UnreadMessagesHuddlesItem
        from ..models.unread_messages_pms_item import UnreadMessagesPmsItem
        from ..models.unread_messages_streams_item import UnreadMessagesStreamsItem

        d = dict(src_dict)
        count = d.pop("count")

        pms = []
        _pms = d.pop("pms")
        for pms_item_data in _pms:
            pms_item = UnreadMessagesPmsItem.from_dict(pms_item_data)

            pms.append(pms_item)

        streams = []
        _streams = d.pop("streams")
        for streams_item_data in _streams:
            streams_item = UnreadMessagesStreamsItem.from_dict(streams_item_data)

            streams.append(streams_item)

        huddles = []
        _huddles = d.pop("huddles")
        for huddles_item_data in _huddles:
            huddles_item = UnreadMessagesHuddlesItem.from_dict(huddles_item_data)

            huddles.append(huddles_item)

        mentions = cast(list[int], d.pop("mentions"))

        old_unreads_missing = d.pop("old_unreads_missing")

        unread_messages = cls(
            count=count,
            pms=pms,
            streams=streams,
            huddles=huddles,
            mentions=mentions,
            old_unreads_missing=old_unreads_missing,
        )

        return unread_messages
