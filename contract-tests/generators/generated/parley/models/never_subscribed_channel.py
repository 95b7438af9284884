from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.never_subscribed_channel_stream_post_policy import (
    NeverSubscribedChannelStreamPostPolicy,
)
from ..models.never_subscribed_channel_topics_policy import (
    NeverSubscribedChannelTopicsPolicy,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.group_setting_value_type_1 import GroupSettingValueType1


T = TypeVar("T", bound="NeverSubscribedChannel")


@_attrs_define
class NeverSubscribedChannel:
    """A channel that the caller can see and was never subscribed to: the fields of `Channel`, and its subscribers.
    The permissions mean what they mean in `Channel`.

        Attributes:
            stream_id (int): The ID of the channel.
            name (str): At most `max_stream_name_length` code points.
            description (str): Markdown, at most `max_stream_description_length` code points, without newlines.
            rendered_description (str): The description as HTML.
            date_created (int): UNIX seconds.
            creator_id (int | None): Who created the channel; null when nobody is recorded.
            invite_only (bool): Whether the channel is private.
            is_announcement_only (bool): Whether `stream_post_policy`, which replaces it, is 2.
            is_web_public (bool): Whether the history can be read on the web without an account.
            stream_post_policy (NeverSubscribedChannelStreamPostPolicy): Follows from `can_send_message_group`, which
                replaces it: 2 when that is the system group of the administrators, 3 of the
                full members, 4 of the moderators, and 1 (everybody) in every other case.
            is_archived (bool): Whether the channel is archived.
            first_message_id (int | None): The oldest message of the channel; null when there is none.
            folder_id (int | None): The channel folder; null when the channel is in none.
                **Changes**: feature level 389.
            is_recently_active (bool): Whether the channel had a message in the last 180 days.
            history_public_to_subscribers (bool): Whether new subscribers see the earlier messages. Always true for a public
                channel; a private one where it is false
                has protected history.
            message_retention_days (int | None): Days after which messages are deleted; -1 for never; null for the
                organisation's default.
            stream_weekly_traffic (int | None): Messages in a week on average, of the last four weeks; null when the channel
                is younger than a week.
            subscriber_count (int): How many active users are subscribed.
            topics_policy (NeverSubscribedChannelTopicsPolicy): What topics are allowed: as the organisation has it, the
                empty topic too, every topic but the empty one, or only the
                empty one.
                **Changes**: `empty_topic_only` from feature level 404.
            can_add_subscribers_group (GroupSettingValueType1 | int): Who has a permission: the members of one user group,
                by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_administer_channel_group (GroupSettingValueType1 | int): Who has a permission: the members of one user
                group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_create_topic_group (GroupSettingValueType1 | int): Who has a permission: the members of one user group, by
                its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_delete_any_message_group (GroupSettingValueType1 | int): Who has a permission: the members of one user
                group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_delete_own_message_group (GroupSettingValueType1 | int): Who has a permission: the members of one user
                group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_move_messages_out_of_channel_group (GroupSettingValueType1 | int): Who has a permission: the members of one
                user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_move_messages_within_channel_group (GroupSettingValueType1 | int): Who has a permission: the members of one
                user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_remove_subscribers_group (GroupSettingValueType1 | int): Who has a permission: the members of one user
                group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_resolve_topics_group (GroupSettingValueType1 | int): Who has a permission: the members of one user group, by
                its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_send_message_group (GroupSettingValueType1 | int): Who has a permission: the members of one user group, by
                its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_subscribe_group (GroupSettingValueType1 | int): Who has a permission: the members of one user group, by its
                ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            subscribers (list[int] | Unset): User IDs of all subscribers, in ascending order. Present only when subscribers
                were asked for.
            partial_subscribers (list[int] | Unset): User IDs of some of the subscribers, in ascending order: all bots, all
                users active in the last 14 days, and any others.
                May stand in place of `subscribers` when partial lists were asked for.
                **Changes**: feature level 412.
    """

    stream_id: int
    name: str
    description: str
    rendered_description: str
    date_created: int
    creator_id: int | None
    invite_only: bool
    is_announcement_only: bool
    is_web_public: bool
    stream_post_policy: NeverSubscribedChannelStreamPostPolicy
    is_archived: bool
    first_message_id: int | None
    folder_id: int | None
    is_recently_active: bool
    history_public_to_subscribers: bool
    message_retention_days: int | None
    stream_weekly_traffic: int | None
    subscriber_count: int
    topics_policy: NeverSubscribedChannelTopicsPolicy
    can_add_subscribers_group: GroupSettingValueType1 | int
    can_administer_channel_group: GroupSettingValueType1 | int
    can_create_topic_group: GroupSettingValueType1 | int
    can_delete_any_message_group: GroupSettingValueType1 | int
    can_delete_own_message_group: GroupSettingValueType1 | int
    can_move_messages_out_of_channel_group: GroupSettingValueType1 | int
    can_move_messages_within_channel_group: GroupSettingValueType1 | int
    can_remove_subscribers_group: GroupSettingValueType1 | int
    can_resolve_topics_group: GroupSettingValueType1 | int
    can_send_message_group: GroupSettingValueType1 | int
    can_subscribe_group: GroupSettingValueType1 | int
    subscribers: list[int] | Unset = UNSET
    partial_subscribers: list[int] | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.group_setting_value_type_1 import GroupSettingValueType1

        stream_id = self.stream_id

        name = self.name

        description = self.description

        rendered_description = self.rendered_description

        date_created = self.date_created

        creator_id: int | None
        creator_id = self.creator_id

        invite_only = self.invite_only

        is_announcement_only = self.is_announcement_only

        is_web_public = self.is_web_public

        stream_post_policy = self.stream_post_policy.value

        is_archived = self.is_archived

        first_message_id: int | None
        first_message_id = self.first_message_id

        folder_id: int | None
        folder_id = self.folder_id

        is_recently_active = self.is_recently_active

        history_public_to_subscribers = self.history_public_to_subscribers

        message_retention_days: int | None
        message_retention_days = self.message_retention_days

        stream_weekly_traffic: int | None
        stream_weekly_traffic = self.stream_weekly_traffic

        subscriber_count = self.subscriber_count

        topics_policy = self.topics_policy.value

        can_add_subscribers_group: dict[str, Any] | int
        if isinstance(self.can_add_subscribers_group, GroupSettingValueType1):
            can_add_subscribers_group = self.can_add_subscribers_group.to_dict()
        else:
            can_add_subscribers_group = self.can_add_subscribers_group

        can_administer_channel_group: dict[str, Any] | int
        if isinstance(self.can_administer_channel_group, GroupSettingValueType1):
            can_administer_channel_group = self.can_administer_channel_group.to_dict()
        else:
            can_administer_channel_group = self.can_administer_channel_group

        can_create_topic_group: dict[str, Any] | int
        if isinstance(self.can_create_topic_group, GroupSettingValueType1):
            can_create_topic_group = self.can_create_topic_group.to_dict()
        else:
            can_create_topic_group = self.can_create_topic_group

        can_delete_any_message_group: dict[str, Any] | int
        if isinstance(self.can_delete_any_message_group, GroupSettingValueType1):
            can_delete_any_message_group = self.can_delete_any_message_group.to_dict()
        else:
            can_delete_any_message_group = self.can_delete_any_message_group

        can_delete_own_message_group: dict[str, Any] | int
        if isinstance(self.can_delete_own_message_group, GroupSettingValueType1):
            can_delete_own_message_group = self.can_delete_own_message_group.to_dict()
        else:
            can_delete_own_message_group = self.can_delete_own_message_group

        can_move_messages_out_of_channel_group: dict[str, Any] | int
        if isinstance(
            self.can_move_messages_out_of_channel_group, GroupSettingValueType1
        ):
            can_move_messages_out_of_channel_group = (
                self.can_move_messages_out_of_channel_group.to_dict()
            )
        else:
            can_move_messages_out_of_channel_group = (
                self.can_move_messages_out_of_channel_group
            )

        can_move_messages_within_channel_group: dict[str, Any] | int
        if isinstance(
            self.can_move_messages_within_channel_group, GroupSettingValueType1
        ):
            can_move_messages_within_channel_group = (
                self.can_move_messages_within_channel_group.to_dict()
            )
        else:
            can_move_messages_within_channel_group = (
                self.can_move_messages_within_channel_group
            )

        can_remove_subscribers_group: dict[str, Any] | int
        if isinstance(self.can_remove_subscribers_group, GroupSettingValueType1):
            can_remove_subscribers_group = self.can_remove_subscribers_group.to_dict()
        else:
            can_remove_subscribers_group = self.can_remove_subscribers_group

        can_resolve_topics_group: dict[str, Any] | int
        if isinstance(self.can_resolve_topics_group, GroupSettingValueType1):
            can_resolve_topics_group = self.can_resolve_topics_group.to_dict()
        else:
            can_resolve_topics_group = self.can_resolve_topics_group

        can_send_message_group: dict[str, Any] | int
        if isinstance(self.can_send_message_group, GroupSettingValueType1):
            can_send_message_group = self.can_send_message_group.to_dict()
        else:
            can_send_message_group = self.can_send_message_group

        can_subscribe_group: dict[str, Any] | int
        if isinstance(self.can_subscribe_group, GroupSettingValueType1):
            can_subscribe_group = self.can_subscribe_group.to_dict()
        else:
            can_subscribe_group = self.can_subscribe_group

        subscribers: list[int] | Unset = UNSET
        if not isinstance(self.subscribers, Unset):
            subscribers = self.subscribers

        partial_subscribers: list[int] | Unset = UNSET
        if not isinstance(self.partial_subscribers, Unset):
            partial_subscribers = self.partial_subscribers

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "stream_id": stream_id,
                "name": name,
                "description": description,
                "rendered_description": rendered_description,
                "date_created": date_created,
                "creator_id": creator_id,
                "invite_only": invite_only,
                "is_announcement_only": is_announcement_only,
                "is_web_public": is_web_public,
                "stream_post_policy": stream_post_policy,
                "is_archived": is_archived,
                "first_message_id": first_message_id,
                "folder_id": folder_id,
                "is_recently_active": is_recently_active,
                "history_public_to_subscribers": history_public_to_subscribers,
                "message_retention_days": message_retention_days,
                "stream_weekly_traffic": stream_weekly_traffic,
                "subscriber_count": subscriber_count,
                "topics_policy": topics_policy,
                "can_add_subscribers_group": can_add_subscribers_group,
                "can_administer_channel_group": can_administer_channel_group,
                "can_create_topic_group": can_create_topic_group,
                "can_delete_any_message_group": can_delete_any_message_group,
                "can_delete_own_message_group": can_delete_own_message_group,
                "can_move_messages_out_of_channel_group": can_move_messages_out_of_channel_group,
                "can_move_messages_within_channel_group": can_move_messages_within_channel_group,
                "can_remove_subscribers_group": can_remove_subscribers_group,
                "can_resolve_topics_group": can_resolve_topics_group,
                "can_send_message_group": can_send_message_group,
                "can_subscribe_group": can_subscribe_group,
            }
        )
        if subscribers is not UNSET:
            field_dict["subscribers"] = subscribers
        if partial_subscribers is not UNSET:
            field_dict["partial_subscribers"] = partial_subscribers

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.group_setting_value_type_1 import GroupSettingValueType1

        d = dict(src_dict)
        stream_id = d.pop("stream_id")

        name = d.pop("name")

        description = d.pop("description")

        rendered_description = d.pop("rendered_description")

        date_created = d.pop("date_created")

        def _parse_creator_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        creator_id = _parse_creator_id(d.pop("creator_id"))

        invite_only = d.pop("invite_only")

        is_announcement_only = d.pop("is_announcement_only")

        is_web_public = d.pop("is_web_public")

        stream_post_policy = NeverSubscribedChannelStreamPostPolicy(
            d.pop("stream_post_policy")
        )

        is_archived = d.pop("is_archived")

        def _parse_first_message_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        first_message_id = _parse_first_message_id(d.pop("first_message_id"))

        def _parse_folder_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        folder_id = _parse_folder_id(d.pop("folder_id"))

        is_recently_active = d.pop("is_recently_active")

        history_public_to_subscribers = d.pop("history_public_to_subscribers")

        def _parse_message_retention_days(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        message_retention_days = _parse_message_retention_days(
            d.pop("message_retention_days")
        )

        def _parse_stream_weekly_traffic(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        stream_weekly_traffic = _parse_stream_weekly_traffic(
            d.pop("stream_weekly_traffic")
        )

        subscriber_count = d.pop("subscriber_count")

        topics_policy = NeverSubscribedChannelTopicsPolicy(d.pop("topics_policy"))

        def _parse_can_add_subscribers_group(
            data: object,
        ) -> GroupSettingValueType1 | int:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int, data)

        can_add_subscribers_group = _parse_can_add_subscribers_group(
            d.pop("can_add_subscribers_group")
        )

        def _parse_can_administer_channel_group(
            data: object,
        ) -> GroupSettingValueType1 | int:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int, data)

        can_administer_channel_group = _parse_can_administer_channel_group(
            d.pop("can_administer_channel_group")
        )

        def _parse_can_create_topic_group(data: object) -> GroupSettingValueType1 | int:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int, data)

        can_create_topic_group = _parse_can_create_topic_group(
            d.pop("can_create_topic_group")
        )

        def _parse_can_delete_any_message_group(
            data: object,
        ) -> GroupSettingValueType1 | int:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int, data)

        can_delete_any_message_group = _parse_can_delete_any_message_group(
            d.pop("can_delete_any_message_group")
        )

        def _parse_can_delete_own_message_group(
            data: object,
        ) -> GroupSettingValueType1 | int:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int, data)

        can_delete_own_message_group = _parse_can_delete_own_message_group(
            d.pop("can_delete_own_message_group")
        )

        def _parse_can_move_messages_out_of_channel_group(
            data: object,
        ) -> GroupSettingValueType1 | int:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int, data)

        can_move_messages_out_of_channel_group = (
            _parse_can_move_messages_out_of_channel_group(
                d.pop("can_move_messages_out_of_channel_group")
            )
        )

        def _parse_can_move_messages_within_channel_group(
            data: object,
        ) -> GroupSettingValueType1 | int:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int, data)

        can_move_messages_within_channel_group = (
            _parse_can_move_messages_within_channel_group(
                d.pop("can_move_messages_within_channel_group")
            )
        )

        def _parse_can_remove_subscribers_group(
            data: object,
        ) -> GroupSettingValueType1 | int:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int, data)

        can_remove_subscribers_group = _parse_can_remove_subscribers_group(
            d.pop("can_remove_subscribers_group")
        )

        def _parse_can_resolve_topics_group(
            data: object,
        ) -> GroupSettingValueType1 | int:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int, data)

        can_resolve_topics_group = _parse_can_resolve_topics_group(
            d.pop("can_resolve_topics_group")
        )

        def _parse_can_send_message_group(data: object) -> GroupSettingValueType1 | int:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int, data)

        can_send_message_group = _parse_can_send_message_group(
            d.pop("can_send_message_group")
        )

        def _parse_can_subscribe_group(data: object) -> GroupSettingValueType1 | int:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int, data)

        can_subscribe_group = _parse_can_subscribe_group(d.pop("can_subscribe_group"))

        subscribers = cast(list[int], d.pop("subscribers", UNSET))

        partial_subscribers = cast(list[int], d.pop("partial_subscribers", UNSET))

        never_subscribed_channel = cls(
            stream_id=stream_id,
            name=name,
            description=description,
            rendered_description=rendered_description,
            date_created=date_created,
            creator_id=creator_id,
            invite_only=invite_only,
            is_announcement_only=is_announcement_only,
            is_web_public=is_web_public,
            stream_post_policy=stream_post_policy,
            is_archived=is_archived,
            first_message_id=first_message_id,
            folder_id=folder_id,
            is_recently_active=is_recently_active,
            history_public_to_subscribers=history_public_to_subscribers,
            message_retention_days=message_retention_days,
            stream_weekly_traffic=stream_weekly_traffic,
            subscriber_count=subscriber_count,
            topics_policy=topics_policy,
            can_add_subscribers_group=can_add_subscribers_group,
            can_administer_channel_group=can_administer_channel_group,
            can_create_topic_group=can_create_topic_group,
            can_delete_any_message_group=can_delete_any_message_group,
            can_delete_own_message_group=can_delete_own_message_group,
            can_move_messages_out_of_channel_group=can_move_messages_out_of_channel_group,
            can_move_messages_within_channel_group=can_move_messages_within_channel_group,
            can_remove_subscribers_group=can_remove_subscribers_group,
            can_resolve_topics_group=can_resolve_topics_group,
            can_send_message_group=can_send_message_group,
            can_subscribe_group=can_subscribe_group,
            subscribers=subscribers,
            partial_subscribers=partial_subscribers,
        )

        return never_subscribed_channel
