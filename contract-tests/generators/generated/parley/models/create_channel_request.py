from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.create_channel_request_message_retention_days_type_1 import (
    CreateChannelRequestMessageRetentionDaysType1,
)
from ..models.create_channel_request_topics_policy import (
    CreateChannelRequestTopicsPolicy,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.group_setting_value_type_1 import GroupSettingValueType1


T = TypeVar("T", bound="CreateChannelRequest")


@_attrs_define
class CreateChannelRequest:
    """Group-setting values decide who may do what in the channel; `Channel` says what each permission means, and since
    which feature
    level it exists. `role:internet`, a deactivated group, and an unknown group or user are refused.

    Where a permission is left out, `can_administer_channel_group` is the creator, `can_send_message_group` and
    `can_create_topic_group` are `role:everyone`, `can_remove_subscribers_group` is `role:administrators`, and all the
    others are
    `role:nobody`. `can_create_topic_group` must be `role:everyone` in a private channel with protected history.

        Attributes:
            name (str): The name, trimmed; at most `max_stream_name_length` code points, printable, unique in the
                organisation without regard to
                case.
            subscribers (list[int]): IDs of the users to subscribe, all of them active. May be empty. The creator is
                subscribed only when named.
            description (str | Unset): Markdown, at most `max_stream_description_length` code points. A newline becomes a
                space. Without it, `""`.
            announce (bool | Unset): Whether the notification bot announces the channel where the organisation announces new
                channels. Does nothing when the
                organisation has no such channel.
                 Without it, `false`.
            invite_only (bool | Unset): Whether the channel is private. Without it, `false`.
            is_web_public (bool | Unset): Whether anybody can read the history on the web. Not together with `invite_only`.
                Needs the server's setting for web-public
                channels, the organisation's setting for access by spectators, and the caller in
                `can_create_web_public_channel_group`;
                whichever of them is missing, the answer is the same.
                 Without it, `false`.
            is_default_stream (bool | Unset): Whether new users are subscribed. Only administrators may say true. Not
                together with `invite_only`. Without it, `false`.
            folder_id (int | Unset): The channel folder to put it in. It must not be archived.
            topics_policy (CreateChannelRequestTopicsPolicy | Unset): What topics are allowed: as the organisation has it,
                the empty topic too, every topic but the empty one, or only the
                empty one (for a channel whose messages are all in the empty topic, as in a new one). Another value than
                `inherit` needs
                `can_set_topics_policy_group`.
                 Without it, `"inherit"`.
            history_public_to_subscribers (bool | Unset): Whether new subscribers see earlier messages. Without it, true for
                a public channel and false for a private one. False
                is refused for a public channel.
            message_retention_days (CreateChannelRequestMessageRetentionDaysType1 | int | Unset): Days after which messages
                are deleted, or a word. Without it, as `realm_default`. Only owners may say anything else than
                `realm_default`.
            can_add_subscribers_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one user
                group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_administer_channel_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one
                user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_create_topic_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one user
                group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_delete_any_message_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one
                user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_delete_own_message_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one
                user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_move_messages_out_of_channel_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members
                of one user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_move_messages_within_channel_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members
                of one user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_remove_subscribers_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one
                user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_resolve_topics_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one user
                group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_send_message_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one user
                group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_subscribe_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one user group,
                by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
    """

    name: str
    subscribers: list[int]
    description: str | Unset = UNSET
    announce: bool | Unset = UNSET
    invite_only: bool | Unset = UNSET
    is_web_public: bool | Unset = UNSET
    is_default_stream: bool | Unset = UNSET
    folder_id: int | Unset = UNSET
    topics_policy: CreateChannelRequestTopicsPolicy | Unset = UNSET
    history_public_to_subscribers: bool | Unset = UNSET
    message_retention_days: (
        CreateChannelRequestMessageRetentionDaysType1 | int | Unset
    ) = UNSET
    can_add_subscribers_group: GroupSettingValueType1 | int | Unset = UNSET
    can_administer_channel_group: GroupSettingValueType1 | int | Unset = UNSET
    can_create_topic_group: GroupSettingValueType1 | int | Unset = UNSET
    can_delete_any_message_group: GroupSettingValueType1 | int | Unset = UNSET
    can_delete_own_message_group: GroupSettingValueType1 | int | Unset = UNSET
    can_move_messages_out_of_channel_group: GroupSettingValueType1 | int | Unset = UNSET
    can_move_messages_within_channel_group: GroupSettingValueType1 | int | Unset = UNSET
    can_remove_subscribers_group: GroupSettingValueType1 | int | Unset = UNSET
    can_resolve_topics_group: GroupSettingValueType1 | int | Unset = UNSET
    can_send_message_group: GroupSettingValueType1 | int | Unset = UNSET
    can_subscribe_group: GroupSettingValueType1 | int | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.group_setting_value_type_1 import GroupSettingValueType1

        name = self.name

        subscribers = self.subscribers

        description = self.description

        announce = self.announce

        invite_only = self.invite_only

        is_web_public = self.is_web_public

        is_default_stream = self.is_default_stream

        folder_id = self.folder_id

        topics_policy: str | Unset = UNSET
        if not isinstance(self.topics_policy, Unset):
            topics_policy = self.topics_policy.value

        history_public_to_subscribers = self.history_public_to_subscribers

        message_retention_days: int | str | Unset
        if isinstance(self.message_retention_days, Unset):
            message_retention_days = UNSET
        elif isinstance(
            self.message_retention_days, CreateChannelRequestMessageRetentionDaysType1
        ):
            message_retention_days = self.message_retention_days.value
        else:
            message_retention_days = self.message_retention_days

        can_add_subscribers_group: dict[str, Any] | int | Unset
        if isinstance(self.can_add_subscribers_group, Unset):
            can_add_subscribers_group = UNSET
        elif isinstance(self.can_add_subscribers_group, GroupSettingValueType1):
            can_add_subscribers_group = self.can_add_subscribers_group.to_dict()
        else:
            can_add_subscribers_group = self.can_add_subscribers_group

        can_administer_channel_group: dict[str, Any] | int | Unset
        if isinstance(self.can_administer_channel_group, Unset):
            can_administer_channel_group = UNSET
        elif isinstance(self.can_administer_channel_group, GroupSettingValueType1):
            can_administer_channel_group = self.can_administer_channel_group.to_dict()
        else:
            can_administer_channel_group = self.can_administer_channel_group

        can_create_topic_group: dict[str, Any] | int | Unset
        if isinstance(self.can_create_topic_group, Unset):
            can_create_topic_group = UNSET
        elif isinstance(self.can_create_topic_group, GroupSettingValueType1):
            can_create_topic_group = self.can_create_topic_group.to_dict()
        else:
            can_create_topic_group = self.can_create_topic_group

        can_delete_any_message_group: dict[str, Any] | int | Unset
        if isinstance(self.can_delete_any_message_group, Unset):
            can_delete_any_message_group = UNSET
        elif isinstance(self.can_delete_any_message_group, GroupSettingValueType1):
            can_delete_any_message_group = self.can_delete_any_message_group.to_dict()
        else:
            can_delete_any_message_group = self.can_delete_any_message_group

        can_delete_own_message_group: dict[str, Any] | int | Unset
        if isinstance(self.can_delete_own_message_group, Unset):
            can_delete_own_message_group = UNSET
        elif isinstance(self.can_delete_own_message_group, GroupSettingValueType1):
            can_delete_own_message_group = self.can_delete_own_message_group.to_dict()
        else:
            can_delete_own_message_group = self.can_delete_own_message_group

        can_move_messages_out_of_channel_group: dict[str, Any] | int | Unset
        if isinstance(self.can_move_messages_out_of_channel_group, Unset):
            can_move_messages_out_of_channel_group = UNSET
        elif isinstance(
            self.can_move_messages_out_of_channel_group, GroupSettingValueType1
        ):
            can_move_messages_out_of_channel_group = (
                self.can_move_messages_out_of_channel_group.to_dict()
            )
        else:
            can_move_messages_out_of_channel_group = (
                self.can_move_messages_out_of_channel_group
            )

        can_move_messages_within_channel_group: dict[str, Any] | int | Unset
        if isinstance(self.can_move_messages_within_channel_group, Unset):
            can_move_messages_within_channel_group = UNSET
        elif isinstance(
            self.can_move_messages_within_channel_group, GroupSettingValueType1
        ):
            can_move_messages_within_channel_group = (
                self.can_move_messages_within_channel_group.to_dict()
            )
        else:
            can_move_messages_within_channel_group = (
                self.can_move_messages_within_channel_group
            )

        can_remove_subscribers_group: dict[str, Any] | int | Unset
        if isinstance(self.can_remove_subscribers_group, Unset):
            can_remove_subscribers_group = UNSET
        elif isinstance(self.can_remove_subscribers_group, GroupSettingValueType1):
            can_remove_subscribers_group = self.can_remove_subscribers_group.to_dict()
        else:
            can_remove_subscribers_group = self.can_remove_subscribers_group

        can_resolve_topics_group: dict[str, Any] | int | Unset
        if isinstance(self.can_resolve_topics_group, Unset):
            can_resolve_topics_group = UNSET
        elif isinstance(self.can_resolve_topics_group, GroupSettingValueType1):
            can_resolve_topics_group = self.can_resolve_topics_group.to_dict()
        else:
            can_resolve_topics_group = self.can_resolve_topics_group

        can_send_message_group: dict[str, Any] | int | Unset
        if isinstance(self.can_send_message_group, Unset):
            can_send_message_group = UNSET
        elif isinstance(self.can_send_message_group, GroupSettingValueType1):
            can_send_message_group = self.can_send_message_group.to_dict()
        else:
            can_send_message_group = self.can_send_message_group

        can_subscribe_group: dict[str, Any] | int | Unset
        if isinstance(self.can_subscribe_group, Unset):
            can_subscribe_group = UNSET
        elif isinstance(self.can_subscribe_group, GroupSettingValueType1):
            can_subscribe_group = self.can_subscribe_group.to_dict()
        else:
            can_subscribe_group = self.can_subscribe_group

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "subscribers": subscribers,
            }
        )
        if description is not UNSET:
            field_dict["description"] = description
        if announce is not UNSET:
            field_dict["announce"] = announce
        if invite_only is not UNSET:
            field_dict["invite_only"] = invite_only
        if is_web_public is not UNSET:
            field_dict["is_web_public"] = is_web_public
        if is_default_stream is not UNSET:
            field_dict["is_default_stream"] = is_default_stream
        if folder_id is not UNSET:
            field_dict["folder_id"] = folder_id
        if topics_policy is not UNSET:
            field_dict["topics_policy"] = topics_policy
        if history_public_to_subscribers is not UNSET:
            field_dict["history_public_to_subscribers"] = history_public_to_subscribers
        if message_retention_days is not UNSET:
            field_dict["message_retention_days"] = message_retention_days
        if can_add_subscribers_group is not UNSET:
            field_dict["can_add_subscribers_group"] = can_add_subscribers_group
        if can_administer_channel_group is not UNSET:
            field_dict["can_administer_channel_group"] = can_administer_channel_group
        if can_create_topic_group is not UNSET:
            field_dict["can_create_topic_group"] = can_create_topic_group
        if can_delete_any_message_group is not UNSET:
            field_dict["can_delete_any_message_group"] = can_delete_any_message_group
        if can_delete_own_message_group is not UNSET:
            field_dict["can_delete_own_message_group"] = can_delete_own_message_group
        if can_move_messages_out_of_channel_group is not UNSET:
            field_dict["can_move_messages_out_of_channel_group"] = (
                can_move_messages_out_of_channel_group
            )
        if can_move_messages_within_channel_group is not UNSET:
            field_dict["can_move_messages_within_channel_group"] = (
                can_move_messages_within_channel_group
            )
        if can_remove_subscribers_group is not UNSET:
            field_dict["can_remove_subscribers_group"] = can_remove_subscribers_group
        if can_resolve_topics_group is not UNSET:
            field_dict["can_resolve_topics_group"] = can_resolve_topics_group
        if can_send_message_group is not UNSET:
            field_dict["can_send_message_group"] = can_send_message_group
        if can_subscribe_group is not UNSET:
            field_dict["can_subscribe_group"] = can_subscribe_group

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.group_setting_value_type_1 import GroupSettingValueType1

        d = dict(src_dict)
        name = d.pop("name")

        subscribers = cast(list[int], d.pop("subscribers"))

        description = d.pop("description", UNSET)

        announce = d.pop("announce", UNSET)

        invite_only = d.pop("invite_only", UNSET)

        is_web_public = d.pop("is_web_public", UNSET)

        is_default_stream = d.pop("is_default_stream", UNSET)

        folder_id = d.pop("folder_id", UNSET)

        _topics_policy = d.pop("topics_policy", UNSET)
        topics_policy: CreateChannelRequestTopicsPolicy | Unset
        if isinstance(_topics_policy, Unset):
            topics_policy = UNSET
        else:
            topics_policy = CreateChannelRequestTopicsPolicy(_topics_policy)

        history_public_to_subscribers = d.pop("history_public_to_subscribers", UNSET)

        def _parse_message_retention_days(
            data: object,
        ) -> CreateChannelRequestMessageRetentionDaysType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                message_retention_days_type_1 = (
                    CreateChannelRequestMessageRetentionDaysType1(data)
                )

                return message_retention_days_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                CreateChannelRequestMessageRetentionDaysType1 | int | Unset, data
            )

        message_retention_days = _parse_message_retention_days(
            d.pop("message_retention_days", UNSET)
        )

        def _parse_can_add_subscribers_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        can_add_subscribers_group = _parse_can_add_subscribers_group(
            d.pop("can_add_subscribers_group", UNSET)
        )

        def _parse_can_administer_channel_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        can_administer_channel_group = _parse_can_administer_channel_group(
            d.pop("can_administer_channel_group", UNSET)
        )

        def _parse_can_create_topic_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        can_create_topic_group = _parse_can_create_topic_group(
            d.pop("can_create_topic_group", UNSET)
        )

        def _parse_can_delete_any_message_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        can_delete_any_message_group = _parse_can_delete_any_message_group(
            d.pop("can_delete_any_message_group", UNSET)
        )

        def _parse_can_delete_own_message_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        can_delete_own_message_group = _parse_can_delete_own_message_group(
            d.pop("can_delete_own_message_group", UNSET)
        )

        def _parse_can_move_messages_out_of_channel_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        can_move_messages_out_of_channel_group = (
            _parse_can_move_messages_out_of_channel_group(
                d.pop("can_move_messages_out_of_channel_group", UNSET)
            )
        )

        def _parse_can_move_messages_within_channel_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        can_move_messages_within_channel_group = (
            _parse_can_move_messages_within_channel_group(
                d.pop("can_move_messages_within_channel_group", UNSET)
            )
        )

        def _parse_can_remove_subscribers_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        can_remove_subscribers_group = _parse_can_remove_subscribers_group(
            d.pop("can_remove_subscribers_group", UNSET)
        )

        def _parse_can_resolve_topics_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        can_resolve_topics_group = _parse_can_resolve_topics_group(
            d.pop("can_resolve_topics_group", UNSET)
        )

        def _parse_can_send_message_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        can_send_message_group = _parse_can_send_message_group(
            d.pop("can_send_message_group", UNSET)
        )

        def _parse_can_subscribe_group(
            data: object,
        ) -> GroupSettingValueType1 | int | Unset:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_group_setting_value_type_1 = (
                    GroupSettingValueType1.from_dict(data)
                )

                return componentsschemas_group_setting_value_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(GroupSettingValueType1 | int | Unset, data)

        can_subscribe_group = _parse_can_subscribe_group(
            d.pop("can_subscribe_group", UNSET)
        )

        create_channel_request = cls(
            name=name,
            subscribers=subscribers,
            description=description,
            announce=announce,
            invite_only=invite_only,
            is_web_public=is_web_public,
            is_default_stream=is_default_stream,
            folder_id=folder_id,
            topics_policy=topics_policy,
            history_public_to_subscribers=history_public_to_subscribers,
            message_retention_days=message_retention_days,
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
        )

        create_channel_request.additional_properties = d
        return create_channel_request

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
