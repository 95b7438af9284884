from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.update_channel_request_message_retention_days_type_1 import (
    UpdateChannelRequestMessageRetentionDaysType1,
)
from ..models.update_channel_request_topics_policy import (
    UpdateChannelRequestTopicsPolicy,
)
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.group_setting_update import GroupSettingUpdate


T = TypeVar("T", bound="UpdateChannelRequest")


@_attrs_define
class UpdateChannelRequest:
    """Fields that are left out stay unchanged. `Channel` says what the permissions mean.

    Attributes:
        new_name (str | Unset): The new name, trimmed; at most `max_stream_name_length` code points, printable, unique
            in the organisation without regard to
            case.
        description (str | Unset): Markdown, at most `max_stream_description_length` code points. A newline becomes a
            space.
        is_private (bool | Unset): Whether the channel is private. Not together with being a default channel.
        is_web_public (bool | Unset): Whether anybody can read the history on the web. Not together with `is_private`.
            Needs the same settings and rights as in
            `POST /channels/create`.
        history_public_to_subscribers (bool | Unset): Whether new subscribers see earlier messages. False is refused for
            a public channel. Without it a channel that becomes private
            gets protected history.
        is_default_stream (bool | Unset): Whether new users are subscribed. Only administrators may say this.
        folder_id (int | None | Unset): The channel folder to put it in, which must not be archived; null takes it out
            of its folder.
            **Changes**: feature level 389.
        topics_policy (UpdateChannelRequestTopicsPolicy | Unset): What topics are allowed, as in `Channel`.
            `empty_topic_only` is refused while the channel has messages in other topics. Needs
            `can_set_topics_policy_group`.
        message_retention_days (int | Unset | UpdateChannelRequestMessageRetentionDaysType1): Days after which messages
            are deleted, or a word. Only owners may say this.
        is_archived (bool | Unset): False takes the channel out of the archive; true has no effect (archiving is another
            operation).
        can_add_subscribers_group (GroupSettingUpdate | Unset): A new value of a permission. `old` is the value that the
            client believes it to have: when it has another, nothing is changed,
            and the answer is EXPECTATION_MISMATCH.
             Example: {'new': 3, 'old': {'direct_members': [5], 'direct_subgroups': [6]}}.
        can_administer_channel_group (GroupSettingUpdate | Unset): A new value of a permission. `old` is the value that
            the client believes it to have: when it has another, nothing is changed,
            and the answer is EXPECTATION_MISMATCH.
             Example: {'new': 3, 'old': {'direct_members': [5], 'direct_subgroups': [6]}}.
        can_create_topic_group (GroupSettingUpdate | Unset): A new value of a permission. `old` is the value that the
            client believes it to have: when it has another, nothing is changed,
            and the answer is EXPECTATION_MISMATCH.
             Example: {'new': 3, 'old': {'direct_members': [5], 'direct_subgroups': [6]}}.
        can_delete_any_message_group (GroupSettingUpdate | Unset): A new value of a permission. `old` is the value that
            the client believes it to have: when it has another, nothing is changed,
            and the answer is EXPECTATION_MISMATCH.
             Example: {'new': 3, 'old': {'direct_members': [5], 'direct_subgroups': [6]}}.
        can_delete_own_message_group (GroupSettingUpdate | Unset): A new value of a permission. `old` is the value that
            the client believes it to have: when it has another, nothing is changed,
            and the answer is EXPECTATION_MISMATCH.
             Example: {'new': 3, 'old': {'direct_members': [5], 'direct_subgroups': [6]}}.
        can_move_messages_out_of_channel_group (GroupSettingUpdate | Unset): A new value of a permission. `old` is the
            value that the client believes it to have: when it has another, nothing is changed,
            and the answer is EXPECTATION_MISMATCH.
             Example: {'new': 3, 'old': {'direct_members': [5], 'direct_subgroups': [6]}}.
        can_move_messages_within_channel_group (GroupSettingUpdate | Unset): A new value of a permission. `old` is the
            value that the client believes it to have: when it has another, nothing is changed,
            and the answer is EXPECTATION_MISMATCH.
             Example: {'new': 3, 'old': {'direct_members': [5], 'direct_subgroups': [6]}}.
        can_remove_subscribers_group (GroupSettingUpdate | Unset): A new value of a permission. `old` is the value that
            the client believes it to have: when it has another, nothing is changed,
            and the answer is EXPECTATION_MISMATCH.
             Example: {'new': 3, 'old': {'direct_members': [5], 'direct_subgroups': [6]}}.
        can_resolve_topics_group (GroupSettingUpdate | Unset): A new value of a permission. `old` is the value that the
            client believes it to have: when it has another, nothing is changed,
            and the answer is EXPECTATION_MISMATCH.
             Example: {'new': 3, 'old': {'direct_members': [5], 'direct_subgroups': [6]}}.
        can_send_message_group (GroupSettingUpdate | Unset): A new value of a permission. `old` is the value that the
            client believes it to have: when it has another, nothing is changed,
            and the answer is EXPECTATION_MISMATCH.
             Example: {'new': 3, 'old': {'direct_members': [5], 'direct_subgroups': [6]}}.
        can_subscribe_group (GroupSettingUpdate | Unset): A new value of a permission. `old` is the value that the
            client believes it to have: when it has another, nothing is changed,
            and the answer is EXPECTATION_MISMATCH.
             Example: {'new': 3, 'old': {'direct_members': [5], 'direct_subgroups': [6]}}.
    """

    new_name: str | Unset = UNSET
    description: str | Unset = UNSET
    is_private: bool | Unset = UNSET
    is_web_public: bool | Unset = UNSET
    history_public_to_subscribers: bool | Unset = UNSET
    is_default_stream: bool | Unset = UNSET
    folder_id: int | None | Unset = UNSET
    topics_policy: UpdateChannelRequestTopicsPolicy | Unset = UNSET
    message_retention_days: (
        int | Unset | UpdateChannelRequestMessageRetentionDaysType1
    ) = UNSET
    is_archived: bool | Unset = UNSET
    can_add_subscribers_group: GroupSettingUpdate | Unset = UNSET
    can_administer_channel_group: GroupSettingUpdate | Unset = UNSET
    can_create_topic_group: GroupSettingUpdate | Unset = UNSET
    can_delete_any_message_group: GroupSettingUpdate | Unset = UNSET
    can_delete_own_message_group: GroupSettingUpdate | Unset = UNSET
    can_move_messages_out_of_channel_group: GroupSettingUpdate | Unset = UNSET
    can_move_messages_within_channel_group: GroupSettingUpdate | Unset = UNSET
    can_remove_subscribers_group: GroupSettingUpdate | Unset = UNSET
    can_resolve_topics_group: GroupSettingUpdate | Unset = UNSET
    can_send_message_group: GroupSettingUpdate | Unset = UNSET
    can_subscribe_group: GroupSettingUpdate | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        new_name = self.new_name

        description = self.description

        is_private = self.is_private

        is_web_public = self.is_web_public

        history_public_to_subscribers = self.history_public_to_subscribers

        is_default_stream = self.is_default_stream

        folder_id: int | None | Unset
        if isinstance(self.folder_id, Unset):
            folder_id = UNSET
        else:
            folder_id = self.folder_id

        topics_policy: str | Unset = UNSET
        if not isinstance(self.topics_policy, Unset):
            topics_policy = self.topics_policy.value

        message_retention_days: int | str | Unset
        if isinstance(self.message_retention_days, Unset):
            message_retention_days = UNSET
        elif isinstance(
            self.message_retention_days, UpdateChannelRequestMessageRetentionDaysType1
        ):
            message_retention_days = self.message_retention_days.value
        else:
            message_retention_days = self.message_retention_days

        is_archived = self.is_archived

        can_add_subscribers_group: dict[str, Any] | Unset = UNSET
        if not isinstance(self.can_add_subscribers_group, Unset):
            can_add_subscribers_group = self.can_add_subscribers_group.to_dict()

        can_administer_channel_group: dict[str, Any] | Unset = UNSET
        if not isinstance(self.can_administer_channel_group, Unset):
            can_administer_channel_group = self.can_administer_channel_group.to_dict()

        can_create_topic_group: dict[str, Any] | Unset = UNSET
        if not isinstance(self.can_create_topic_group, Unset):
            can_create_topic_group = self.can_create_topic_group.to_dict()

        can_delete_any_message_group: dict[str, Any] | Unset = UNSET
        if not isinstance(self.can_delete_any_message_group, Unset):
            can_delete_any_message_group = self.can_delete_any_message_group.to_dict()

        can_delete_own_message_group: dict[str, Any] | Unset = UNSET
        if not isinstance(self.can_delete_own_message_group, Unset):
            can_delete_own_message_group = self.can_delete_own_message_group.to_dict()

        can_move_messages_out_of_channel_group: dict[str, Any] | Unset = UNSET
        if not isinstance(self.can_move_messages_out_of_channel_group, Unset):
            can_move_messages_out_of_channel_group = (
                self.can_move_messages_out_of_channel_group.to_dict()
            )

        can_move_messages_within_channel_group: dict[str, Any] | Unset = UNSET
        if not isinstance(self.can_move_messages_within_channel_group, Unset):
            can_move_messages_within_channel_group = (
                self.can_move_messages_within_channel_group.to_dict()
            )

        can_remove_subscribers_group: dict[str, Any] | Unset = UNSET
        if not isinstance(self.can_remove_subscribers_group, Unset):
            can_remove_subscribers_group = self.can_remove_subscribers_group.to_dict()

        can_resolve_topics_group: dict[str, Any] | Unset = UNSET
        if not isinstance(self.can_resolve_topics_group, Unset):
            can_resolve_topics_group = self.can_resolve_topics_group.to_dict()

        can_send_message_group: dict[str, Any] | Unset = UNSET
        if not isinstance(self.can_send_message_group, Unset):
            can_send_message_group = self.can_send_message_group.to_dict()

        can_subscribe_group: dict[str, Any] | Unset = UNSET
        if not isinstance(self.can_subscribe_group, Unset):
            can_subscribe_group = self.can_subscribe_group.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if new_name is not UNSET:
            field_dict["new_name"] = new_name
        if description is not UNSET:
            field_dict["description"] = description
        if is_private is not UNSET:
            field_dict["is_private"] = is_private
        if is_web_public is not UNSET:
            field_dict["is_web_public"] = is_web_public
        if history_public_to_subscribers is not UNSET:
            field_dict["history_public_to_subscribers"] = history_public_to_subscribers
        if is_default_stream is not UNSET:
            field_dict["is_default_stream"] = is_default_stream
        if folder_id is not UNSET:
            field_dict["folder_id"] = folder_id
        if topics_policy is not UNSET:
            field_dict["topics_policy"] = topics_policy
        if message_retention_days is not UNSET:
            field_dict["message_retention_days"] = message_retention_days
        if is_archived is not UNSET:
            field_dict["is_archived"] = is_archived
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
        from ..models.group_setting_update import GroupSettingUpdate

        d = dict(src_dict)
        new_name = d.pop("new_name", UNSET)

        description = d.pop("description", UNSET)

        is_private = d.pop("is_private", UNSET)

        is_web_public = d.pop("is_web_public", UNSET)

        history_public_to_subscribers = d.pop("history_public_to_subscribers", UNSET)

        is_default_stream = d.pop("is_default_stream", UNSET)

        def _parse_folder_id(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        folder_id = _parse_folder_id(d.pop("folder_id", UNSET))

        _topics_policy = d.pop("topics_policy", UNSET)
        topics_policy: UpdateChannelRequestTopicsPolicy | Unset
        if isinstance(_topics_policy, Unset):
            topics_policy = UNSET
        else:
            topics_policy = UpdateChannelRequestTopicsPolicy(_topics_policy)

        def _parse_message_retention_days(
            data: object,
        ) -> int | Unset | UpdateChannelRequestMessageRetentionDaysType1:
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                message_retention_days_type_1 = (
                    UpdateChannelRequestMessageRetentionDaysType1(data)
                )

                return message_retention_days_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(
                int | Unset | UpdateChannelRequestMessageRetentionDaysType1, data
            )

        message_retention_days = _parse_message_retention_days(
            d.pop("message_retention_days", UNSET)
        )

        is_archived = d.pop("is_archived", UNSET)

        _can_add_subscribers_group = d.pop("can_add_subscribers_group", UNSET)
        can_add_subscribers_group: GroupSettingUpdate | Unset
        if isinstance(_can_add_subscribers_group, Unset):
            can_add_subscribers_group = UNSET
        else:
            can_add_subscribers_group = GroupSettingUpdate.from_dict(
                _can_add_subscribers_group
            )

        _can_administer_channel_group = d.pop("can_administer_channel_group", UNSET)
        can_administer_channel_group: GroupSettingUpdate | Unset
        if isinstance(_can_administer_channel_group, Unset):
            can_administer_channel_group = UNSET
        else:
            can_administer_channel_group = GroupSettingUpdate.from_dict(
                _can_administer_channel_group
            )

        _can_create_topic_group = d.pop("can_create_topic_group", UNSET)
        can_create_topic_group: GroupSettingUpdate | Unset
        if isinstance(_can_create_topic_group, Unset):
            can_create_topic_group = UNSET
        else:
            can_create_topic_group = GroupSettingUpdate.from_dict(
                _can_create_topic_group
            )

        _can_delete_any_message_group = d.pop("can_delete_any_message_group", UNSET)
        can_delete_any_message_group: GroupSettingUpdate | Unset
        if isinstance(_can_delete_any_message_group, Unset):
            can_delete_any_message_group = UNSET
        else:
            can_delete_any_message_group = GroupSettingUpdate.from_dict(
                _can_delete_any_message_group
            )

        _can_delete_own_message_group = d.pop("can_delete_own_message_group", UNSET)
        can_delete_own_message_group: GroupSettingUpdate | Unset
        if isinstance(_can_delete_own_message_group, Unset):
            can_delete_own_message_group = UNSET
        else:
            can_delete_own_message_group = GroupSettingUpdate.from_dict(
                _can_delete_own_message_group
            )

        _can_move_messages_out_of_channel_group = d.pop(
            "can_move_messages_out_of_channel_group", UNSET
        )
        can_move_messages_out_of_channel_group: GroupSettingUpdate | Unset
        if isinstance(_can_move_messages_out_of_channel_group, Unset):
            can_move_messages_out_of_channel_group = UNSET
        else:
            can_move_messages_out_of_channel_group = GroupSettingUpdate.from_dict(
                _can_move_messages_out_of_channel_group
            )

        _can_move_messages_within_channel_group = d.pop(
            "can_move_messages_within_channel_group", UNSET
        )
        can_move_messages_within_channel_group: GroupSettingUpdate | Unset
        if isinstance(_can_move_messages_within_channel_group, Unset):
            can_move_messages_within_channel_group = UNSET
        else:
            can_move_messages_within_channel_group = GroupSettingUpdate.from_dict(
                _can_move_messages_within_channel_group
            )

        _can_remove_subscribers_group = d.pop("can_remove_subscribers_group", UNSET)
        can_remove_subscribers_group: GroupSettingUpdate | Unset
        if isinstance(_can_remove_subscribers_group, Unset):
            can_remove_subscribers_group = UNSET
        else:
            can_remove_subscribers_group = GroupSettingUpdate.from_dict(
                _can_remove_subscribers_group
            )

        _can_resolve_topics_group = d.pop("can_resolve_topics_group", UNSET)
        can_resolve_topics_group: GroupSettingUpdate | Unset
        if isinstance(_can_resolve_topics_group, Unset):
            can_resolve_topics_group = UNSET
        else:
            can_resolve_topics_group = GroupSettingUpdate.from_dict(
                _can_resolve_topics_group
            )

        _can_send_message_group = d.pop("can_send_message_group", UNSET)
        can_send_message_group: GroupSettingUpdate | Unset
        if isinstance(_can_send_message_group, Unset):
            can_send_message_group = UNSET
        else:
            can_send_message_group = GroupSettingUpdate.from_dict(
                _can_send_message_group
            )

        _can_subscribe_group = d.pop("can_subscribe_group", UNSET)
        can_subscribe_group: GroupSettingUpdate | Unset
        if isinstance(_can_subscribe_group, Unset):
            can_subscribe_group = UNSET
        else:
            can_subscribe_group = GroupSettingUpdate.from_dict(_can_subscribe_group)

        update_channel_request = cls(
            new_name=new_name,
            description=description,
            is_private=is_private,
            is_web_public=is_web_public,
            history_public_to_subscribers=history_public_to_subscribers,
            is_default_stream=is_default_stream,
            folder_id=folder_id,
            topics_policy=topics_policy,
            message_retention_days=message_retention_days,
            is_archived=is_archived,
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

        update_channel_request.additional_properties = d
        return update_channel_request

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
