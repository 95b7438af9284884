from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.realm_settings_update_topics_policy import RealmSettingsUpdateTopicsPolicy
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.group_setting_value_type_1 import GroupSettingValueType1


T = TypeVar("T", bound="RealmSettingsUpdate")


@_attrs_define
class RealmSettingsUpdate:
    """Settings of the organisation that were changed together: what has changed, by the names of `POST /register` without
    `realm_`.
    `rendered_description` comes with `description`, `mandatory_topics` with `topics_policy`.

    **Changes**: 464 `description`.

        Example:
            {'allow_message_editing': True, 'message_content_edit_limit_seconds': 3600}

        Attributes:
            description (str | Unset): Markdown source.
            rendered_description (str | Unset): The description, HTML.
            email_auth_enabled (bool | Unset): Whether accounts can sign in with email address and password.
            allow_message_editing (bool | Unset): Whether senders may edit the content of their messages.
            message_content_edit_limit_seconds (int | None | Unset): How old a message may be for its content to be edited;
                null without limit.
            message_content_delete_limit_seconds (int | None | Unset): How old a message may be for its sender to delete it;
                null without limit.
            move_messages_within_stream_limit_seconds (int | None | Unset): How old a message may be to be moved to another
                topic; null without limit. Not for moderators and above.
            move_messages_between_streams_limit_seconds (int | None | Unset): How old a message may be to be moved to
                another channel; null without limit. Not for moderators and above.
            topics_policy (RealmSettingsUpdateTopicsPolicy | Unset): Whether the empty topic is allowed in channels whose
                `topics_policy` is `inherit`.
            mandatory_topics (bool | Unset): Whether `realm_topics_policy` is `disable_empty_topic`, which replaces it.
            can_access_all_users_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one user
                group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_add_custom_emoji_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one user
                group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_add_subscribers_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one user
                group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_create_groups (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one user group,
                by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_create_private_channel_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of
                one user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_create_public_channel_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one
                user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_create_web_public_channel_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of
                one user group, by its ID, or of groups and single users together. Two empty lists mean
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
            can_invite_users_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one user
                group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_manage_all_groups (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one user
                group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_mention_many_users_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one
                user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_move_messages_between_channels_group (GroupSettingValueType1 | int | Unset): Who has a permission: the
                members of one user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_move_messages_between_topics_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members
                of one user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_resolve_topics_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one user
                group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_set_delete_message_policy_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of
                one user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            can_set_topics_policy_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one
                user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            create_multiuse_invite_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one
                user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            direct_message_initiator_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one
                user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
            direct_message_permission_group (GroupSettingValueType1 | int | Unset): Who has a permission: the members of one
                user group, by its ID, or of groups and single users together. Two empty lists mean
                nobody and are stored as `role:nobody`; one group and no users are stored as the ID of that group.

                **Changes**: 320 the object.
                 Example: {'direct_members': [5], 'direct_subgroups': [6]}.
    """

    description: str | Unset = UNSET
    rendered_description: str | Unset = UNSET
    email_auth_enabled: bool | Unset = UNSET
    allow_message_editing: bool | Unset = UNSET
    message_content_edit_limit_seconds: int | None | Unset = UNSET
    message_content_delete_limit_seconds: int | None | Unset = UNSET
    move_messages_within_stream_limit_seconds: int | None | Unset = UNSET
    move_messages_between_streams_limit_seconds: int | None | Unset = UNSET
    topics_policy: RealmSettingsUpdateTopicsPolicy | Unset = UNSET
    mandatory_topics: bool | Unset = UNSET
    can_access_all_users_group: GroupSettingValueType1 | int | Unset = UNSET
    can_add_custom_emoji_group: GroupSettingValueType1 | int | Unset = UNSET
    can_add_subscribers_group: GroupSettingValueType1 | int | Unset = UNSET
    can_create_groups: GroupSettingValueType1 | int | Unset = UNSET
    can_create_private_channel_group: GroupSettingValueType1 | int | Unset = UNSET
    can_create_public_channel_group: GroupSettingValueType1 | int | Unset = UNSET
    can_create_web_public_channel_group: GroupSettingValueType1 | int | Unset = UNSET
    can_delete_any_message_group: GroupSettingValueType1 | int | Unset = UNSET
    can_delete_own_message_group: GroupSettingValueType1 | int | Unset = UNSET
    can_invite_users_group: GroupSettingValueType1 | int | Unset = UNSET
    can_manage_all_groups: GroupSettingValueType1 | int | Unset = UNSET
    can_mention_many_users_group: GroupSettingValueType1 | int | Unset = UNSET
    can_move_messages_between_channels_group: GroupSettingValueType1 | int | Unset = (
        UNSET
    )
    can_move_messages_between_topics_group: GroupSettingValueType1 | int | Unset = UNSET
    can_resolve_topics_group: GroupSettingValueType1 | int | Unset = UNSET
    can_set_delete_message_policy_group: GroupSettingValueType1 | int | Unset = UNSET
    can_set_topics_policy_group: GroupSettingValueType1 | int | Unset = UNSET
    create_multiuse_invite_group: GroupSettingValueType1 | int | Unset = UNSET
    direct_message_initiator_group: GroupSettingValueType1 | int | Unset = UNSET
    direct_message_permission_group: GroupSettingValueType1 | int | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        from ..models.group_setting_value_type_1 import GroupSettingValueType1

        description = self.description

        rendered_description = self.rendered_description

        email_auth_enabled = self.email_auth_enabled

        allow_message_editing = self.allow_message_editing

        message_content_edit_limit_seconds: int | None | Unset
        if isinstance(self.message_content_edit_limit_seconds, Unset):
            message_content_edit_limit_seconds = UNSET
        else:
            message_content_edit_limit_seconds = self.message_content_edit_limit_seconds

        message_content_delete_limit_seconds: int | None | Unset
        if isinstance(self.message_content_delete_limit_seconds, Unset):
            message_content_delete_limit_seconds = UNSET
        else:
            message_content_delete_limit_seconds = (
                self.message_content_delete_limit_seconds
            )

        move_messages_within_stream_limit_seconds: int | None | Unset
        if isinstance(self.move_messages_within_stream_limit_seconds, Unset):
            move_messages_within_stream_limit_seconds = UNSET
        else:
            move_messages_within_stream_limit_seconds = (
                self.move_messages_within_stream_limit_seconds
            )

        move_messages_between_streams_limit_seconds: int | None | Unset
        if isinstance(self.move_messages_between_streams_limit_seconds, Unset):
            move_messages_between_streams_limit_seconds = UNSET
        else:
            move_messages_between_streams_limit_seconds = (
                self.move_messages_between_streams_limit_seconds
            )

        topics_policy: str | Unset = UNSET
        if not isinstance(self.topics_policy, Unset):
            topics_policy = self.topics_policy.value

        mandatory_topics = self.mandatory_topics

        can_access_all_users_group: dict[str, Any] | int | Unset
        if isinstance(self.can_access_all_users_group, Unset):
            can_access_all_users_group = UNSET
        elif isinstance(self.can_access_all_users_group, GroupSettingValueType1):
            can_access_all_users_group = self.can_access_all_users_group.to_dict()
        else:
            can_access_all_users_group = self.can_access_all_users_group

        can_add_custom_emoji_group: dict[str, Any] | int | Unset
        if isinstance(self.can_add_custom_emoji_group, Unset):
            can_add_custom_emoji_group = UNSET
        elif isinstance(self.can_add_custom_emoji_group, GroupSettingValueType1):
            can_add_custom_emoji_group = self.can_add_custom_emoji_group.to_dict()
        else:
            can_add_custom_emoji_group = self.can_add_custom_emoji_group

        can_add_subscribers_group: dict[str, Any] | int | Unset
        if isinstance(self.can_add_subscribers_group, Unset):
            can_add_subscribers_group = UNSET
        elif isinstance(self.can_add_subscribers_group, GroupSettingValueType1):
            can_add_subscribers_group = self.can_add_subscribers_group.to_dict()
        else:
            can_add_subscribers_group = self.can_add_subscribers_group

        can_create_groups: dict[str, Any] | int | Unset
        if isinstance(self.can_create_groups, Unset):
            can_create_groups = UNSET
        elif isinstance(self.can_create_groups, GroupSettingValueType1):
            can_create_groups = self.can_create_groups.to_dict()
        else:
            can_create_groups = self.can_create_groups

        can_create_private_channel_group: dict[str, Any] | int | Unset
        if isinstance(self.can_create_private_channel_group, Unset):
            can_create_private_channel_group = UNSET
        elif isinstance(self.can_create_private_channel_group, GroupSettingValueType1):
            can_create_private_channel_group = (
                self.can_create_private_channel_group.to_dict()
            )
        else:
            can_create_private_channel_group = self.can_create_private_channel_group

        can_create_public_channel_group: dict[str, Any] | int | Unset
        if isinstance(self.can_create_public_channel_group, Unset):
            can_create_public_channel_group = UNSET
        elif isinstance(self.can_create_public_channel_group, GroupSettingValueType1):
            can_create_public_channel_group = (
                self.can_create_public_channel_group.to_dict()
            )
        else:
            can_create_public_channel_group = self.can_create_public_channel_group

        can_create_web_public_channel_group: dict[str, Any] | int | Unset
        if isinstance(self.can_create_web_public_channel_group, Unset):
            can_create_web_public_channel_group = UNSET
        elif isinstance(
            self.can_create_web_public_channel_group, GroupSettingValueType1
        ):
            can_create_web_public_channel_group = (
                self.can_create_web_public_channel_group.to_dict()
            )
        else:
            can_create_web_public_channel_group = (
                self.can_create_web_public_channel_group
            )

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

        can_invite_users_group: dict[str, Any] | int | Unset
        if isinstance(self.can_invite_users_group, Unset):
            can_invite_users_group = UNSET
        elif isinstance(self.can_invite_users_group, GroupSettingValueType1):
            can_invite_users_group = self.can_invite_users_group.to_dict()
        else:
            can_invite_users_group = self.can_invite_users_group

        can_manage_all_groups: dict[str, Any] | int | Unset
        if isinstance(self.can_manage_all_groups, Unset):
            can_manage_all_groups = UNSET
        elif isinstance(self.can_manage_all_groups, GroupSettingValueType1):
            can_manage_all_groups = self.can_manage_all_groups.to_dict()
        else:
            can_manage_all_groups = self.can_manage_all_groups

        can_mention_many_users_group: dict[str, Any] | int | Unset
        if isinstance(self.can_mention_many_users_group, Unset):
            can_mention_many_users_group = UNSET
        elif isinstance(self.can_mention_many_users_group, GroupSettingValueType1):
            can_mention_many_users_group = self.can_mention_many_users_group.to_dict()
        else:
            can_mention_many_users_group = self.can_mention_many_users_group

        can_move_messages_between_channels_group: dict[str, Any] | int | Unset
        if isinstance(self.can_move_messages_between_channels_group, Unset):
            can_move_messages_between_channels_group = UNSET
        elif isinstance(
            self.can_move_messages_between_channels_group, GroupSettingValueType1
        ):
            can_move_messages_between_channels_group = (
                self.can_move_messages_between_channels_group.to_dict()
            )
        else:
            can_move_messages_between_channels_group = (
                self.can_move_messages_between_channels_group
            )

        can_move_messages_between_topics_group: dict[str, Any] | int | Unset
        if isinstance(self.can_move_messages_between_topics_group, Unset):
            can_move_messages_between_topics_group = UNSET
        elif isinstance(
            self.can_move_messages_between_topics_group, GroupSettingValueType1
        ):
            can_move_messages_between_topics_group = (
                self.can_move_messages_between_topics_group.to_dict()
            )
        else:
            can_move_messages_between_topics_group = (
                self.can_move_messages_between_topics_group
            )

        can_resolve_topics_group: dict[str, Any] | int | Unset
        if isinstance(self.can_resolve_topics_group, Unset):
            can_resolve_topics_group = UNSET
        elif isinstance(self.can_resolve_topics_group, GroupSettingValueType1):
            can_resolve_topics_group = self.can_resolve_topics_group.to_dict()
        else:
            can_resolve_topics_group = self.can_resolve_topics_group

        can_set_delete_message_policy_group: dict[str, Any] | int | Unset
        if isinstance(self.can_set_delete_message_policy_group, Unset):
            can_set_delete_message_policy_group = UNSET
        elif isinstance(
            self.can_set_delete_message_policy_group, GroupSettingValueType1
        ):
            can_set_delete_message_policy_group = (
                self.can_set_delete_message_policy_group.to_dict()
            )
        else:
            can_set_delete_message_policy_group = (
                self.can_set_delete_message_policy_group
            )

        can_set_topics_policy_group: dict[str, Any] | int | Unset
        if isinstance(self.can_set_topics_policy_group, Unset):
            can_set_topics_policy_group = UNSET
        elif isinstance(self.can_set_topics_policy_group, GroupSettingValueType1):
            can_set_topics_policy_group = self.can_set_topics_policy_group.to_dict()
        else:
            can_set_topics_policy_group = self.can_set_topics_policy_group

        create_multiuse_invite_group: dict[str, Any] | int | Unset
        if isinstance(self.create_multiuse_invite_group, Unset):
            create_multiuse_invite_group = UNSET
        elif isinstance(self.create_multiuse_invite_group, GroupSettingValueType1):
            create_multiuse_invite_group = self.create_multiuse_invite_group.to_dict()
        else:
            create_multiuse_invite_group = self.create_multiuse_invite_group

        direct_message_initiator_group: dict[str, Any] | int | Unset
        if isinstance(self.direct_message_initiator_group, Unset):
            direct_message_initiator_group = UNSET
        elif isinstance(self.direct_message_initiator_group, GroupSettingValueType1):
            direct_message_initiator_group = (
                self.direct_message_initiator_group.to_dict()
            )
        else:
            direct_message_initiator_group = self.direct_message_initiator_group

        direct_message_permission_group: dict[str, Any] | int | Unset
        if isinstance(self.direct_message_permission_group, Unset):
            direct_message_permission_group = UNSET
        elif isinstance(self.direct_message_permission_group, GroupSettingValueType1):
            direct_message_permission_group = (
                self.direct_message_permission_group.to_dict()
            )
        else:
            direct_message_permission_group = self.direct_message_permission_group

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if description is not UNSET:
            field_dict["description"] = description
        if rendered_description is not UNSET:
            field_dict["rendered_description"] = rendered_description
        if email_auth_enabled is not UNSET:
            field_dict["email_auth_enabled"] = email_auth_enabled
        if allow_message_editing is not UNSET:
            field_dict["allow_message_editing"] = allow_message_editing
        if message_content_edit_limit_seconds is not UNSET:
            field_dict["message_content_edit_limit_seconds"] = (
                message_content_edit_limit_seconds
            )
        if message_content_delete_limit_seconds is not UNSET:
            field_dict["message_content_delete_limit_seconds"] = (
                message_content_delete_limit_seconds
            )
        if move_messages_within_stream_limit_seconds is not UNSET:
            field_dict["move_messages_within_stream_limit_seconds"] = (
                move_messages_within_stream_limit_seconds
            )
        if move_messages_between_streams_limit_seconds is not UNSET:
            field_dict["move_messages_between_streams_limit_seconds"] = (
                move_messages_between_streams_limit_seconds
            )
        if topics_policy is not UNSET:
            field_dict["topics_policy"] = topics_policy
        if mandatory_topics is not UNSET:
            field_dict["mandatory_topics"] = mandatory_topics
        if can_access_all_users_group is not UNSET:
            field_dict["can_access_all_users_group"] = can_access_all_users_group
        if can_add_custom_emoji_group is not UNSET:
            field_dict["can_add_custom_emoji_group"] = can_add_custom_emoji_group
        if can_add_subscribers_group is not UNSET:
            field_dict["can_add_subscribers_group"] = can_add_subscribers_group
        if can_create_groups is not UNSET:
            field_dict["can_create_groups"] = can_create_groups
        if can_create_private_channel_group is not UNSET:
            field_dict["can_create_private_channel_group"] = (
                can_create_private_channel_group
            )
        if can_create_public_channel_group is not UNSET:
            field_dict["can_create_public_channel_group"] = (
                can_create_public_channel_group
            )
        if can_create_web_public_channel_group is not UNSET:
            field_dict["can_create_web_public_channel_group"] = (
                can_create_web_public_channel_group
            )
        if can_delete_any_message_group is not UNSET:
            field_dict["can_delete_any_message_group"] = can_delete_any_message_group
        if can_delete_own_message_group is not UNSET:
            field_dict["can_delete_own_message_group"] = can_delete_own_message_group
        if can_invite_users_group is not UNSET:
            field_dict["can_invite_users_group"] = can_invite_users_group
        if can_manage_all_groups is not UNSET:
            field_dict["can_manage_all_groups"] = can_manage_all_groups
        if can_mention_many_users_group is not UNSET:
            field_dict["can_mention_many_users_group"] = can_mention_many_users_group
        if can_move_messages_between_channels_group is not UNSET:
            field_dict["can_move_messages_between_channels_group"] = (
                can_move_messages_between_channels_group
            )
        if can_move_messages_between_topics_group is not UNSET:
            field_dict["can_move_messages_between_topics_group"] = (
                can_move_messages_between_topics_group
            )
        if can_resolve_topics_group is not UNSET:
            field_dict["can_resolve_topics_group"] = can_resolve_topics_group
        if can_set_delete_message_policy_group is not UNSET:
            field_dict["can_set_delete_message_policy_group"] = (
                can_set_delete_message_policy_group
            )
        if can_set_topics_policy_group is not UNSET:
            field_dict["can_set_topics_policy_group"] = can_set_topics_policy_group
        if create_multiuse_invite_group is not UNSET:
            field_dict["create_multiuse_invite_group"] = create_multiuse_invite_group
        if direct_message_initiator_group is not UNSET:
            field_dict["direct_message_initiator_group"] = (
                direct_message_initiator_group
            )
        if direct_message_permission_group is not UNSET:
            field_dict["direct_message_permission_group"] = (
                direct_message_permission_group
            )

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.group_setting_value_type_1 import GroupSettingValueType1

        d = dict(src_dict)
        description = d.pop("description", UNSET)

        rendered_description = d.pop("rendered_description", UNSET)

        email_auth_enabled = d.pop("email_auth_enabled", UNSET)

        allow_message_editing = d.pop("allow_message_editing", UNSET)

        def _parse_message_content_edit_limit_seconds(
            data: object,
        ) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        message_content_edit_limit_seconds = _parse_message_content_edit_limit_seconds(
            d.pop("message_content_edit_limit_seconds", UNSET)
        )

        def _parse_message_content_delete_limit_seconds(
            data: object,
        ) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        message_content_delete_limit_seconds = (
            _parse_message_content_delete_limit_seconds(
                d.pop("message_content_delete_limit_seconds", UNSET)
            )
        )

        def _parse_move_messages_within_stream_limit_seconds(
            data: object,
        ) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        move_messages_within_stream_limit_seconds = (
            _parse_move_messages_within_stream_limit_seconds(
                d.pop("move_messages_within_stream_limit_seconds", UNSET)
            )
        )

        def _parse_move_messages_between_streams_limit_seconds(
            data: object,
        ) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        move_messages_between_streams_limit_seconds = (
            _parse_move_messages_between_streams_limit_seconds(
                d.pop("move_messages_between_streams_limit_seconds", UNSET)
            )
        )

        _topics_policy = d.pop("topics_policy", UNSET)
        topics_policy: RealmSettingsUpdateTopicsPolicy | Unset
        if isinstance(_topics_policy, Unset):
            topics_policy = UNSET
        else:
            topics_policy = RealmSettingsUpdateTopicsPolicy(_topics_policy)

        mandatory_topics = d.pop("mandatory_topics", UNSET)

        def _parse_can_access_all_users_group(
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

        can_access_all_users_group = _parse_can_access_all_users_group(
            d.pop("can_access_all_users_group", UNSET)
        )

        def _parse_can_add_custom_emoji_group(
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

        can_add_custom_emoji_group = _parse_can_add_custom_emoji_group(
            d.pop("can_add_custom_emoji_group", UNSET)
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

        def _parse_can_create_groups(
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

        can_create_groups = _parse_can_create_groups(d.pop("can_create_groups", UNSET))

        def _parse_can_create_private_channel_group(
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

        can_create_private_channel_group = _parse_can_create_private_channel_group(
            d.pop("can_create_private_channel_group", UNSET)
        )

        def _parse_can_create_public_channel_group(
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

        can_create_public_channel_group = _parse_can_create_public_channel_group(
            d.pop("can_create_public_channel_group", UNSET)
        )

        def _parse_can_create_web_public_channel_group(
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

        can_create_web_public_channel_group = (
            _parse_can_create_web_public_channel_group(
                d.pop("can_create_web_public_channel_group", UNSET)
            )
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

        def _parse_can_invite_users_group(
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

        can_invite_users_group = _parse_can_invite_users_group(
            d.pop("can_invite_users_group", UNSET)
        )

        def _parse_can_manage_all_groups(
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

        can_manage_all_groups = _parse_can_manage_all_groups(
            d.pop("can_manage_all_groups", UNSET)
        )

        def _parse_can_mention_many_users_group(
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

        can_mention_many_users_group = _parse_can_mention_many_users_group(
            d.pop("can_mention_many_users_group", UNSET)
        )

        def _parse_can_move_messages_between_channels_group(
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

        can_move_messages_between_channels_group = (
            _parse_can_move_messages_between_channels_group(
                d.pop("can_move_messages_between_channels_group", UNSET)
            )
        )

        def _parse_can_move_messages_between_topics_group(
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

        can_move_messages_between_topics_group = (
            _parse_can_move_messages_between_topics_group(
                d.pop("can_move_messages_between_topics_group", UNSET)
            )
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

        def _parse_can_set_delete_message_policy_group(
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

        can_set_delete_message_policy_group = (
            _parse_can_set_delete_message_policy_group(
                d.pop("can_set_delete_message_policy_group", UNSET)
            )
        )

        def _parse_can_set_topics_policy_group(
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

        can_set_topics_policy_group = _parse_can_set_topics_policy_group(
            d.pop("can_set_topics_policy_group", UNSET)
        )

        def _parse_create_multiuse_invite_group(
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

        create_multiuse_invite_group = _parse_create_multiuse_invite_group(
            d.pop("create_multiuse_invite_group", UNSET)
        )

        def _parse_direct_message_initiator_group(
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

        direct_message_initiator_group = _parse_direct_message_initiator_group(
            d.pop("direct_message_initiator_group", UNSET)
        )

        def _parse_direct_message_permission_group(
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

        direct_message_permission_group = _parse_direct_message_permission_group(
            d.pop("direct_message_permission_group", UNSET)
        )

        realm_settings_update = cls(
            description=description,
            rendered_description=rendered_description,
            email_auth_enabled=email_auth_enabled,
            allow_message_editing=allow_message_editing,
            message_content_edit_limit_seconds=message_content_edit_limit_seconds,
            message_content_delete_limit_seconds=message_content_delete_limit_seconds,
            move_messages_within_stream_limit_seconds=move_messages_within_stream_limit_seconds,
            move_messages_between_streams_limit_seconds=move_messages_between_streams_limit_seconds,
            topics_policy=topics_policy,
            mandatory_topics=mandatory_topics,
            can_access_all_users_group=can_access_all_users_group,
            can_add_custom_emoji_group=can_add_custom_emoji_group,
            can_add_subscribers_group=can_add_subscribers_group,
            can_create_groups=can_create_groups,
            can_create_private_channel_group=can_create_private_channel_group,
            can_create_public_channel_group=can_create_public_channel_group,
            can_create_web_public_channel_group=can_create_web_public_channel_group,
            can_delete_any_message_group=can_delete_any_message_group,
            can_delete_own_message_group=can_delete_own_message_group,
            can_invite_users_group=can_invite_users_group,
            can_manage_all_groups=can_manage_all_groups,
            can_mention_many_users_group=can_mention_many_users_group,
            can_move_messages_between_channels_group=can_move_messages_between_channels_group,
            can_move_messages_between_topics_group=can_move_messages_between_topics_group,
            can_resolve_topics_group=can_resolve_topics_group,
            can_set_delete_message_policy_group=can_set_delete_message_policy_group,
            can_set_topics_policy_group=can_set_topics_policy_group,
            create_multiuse_invite_group=create_multiuse_invite_group,
            direct_message_initiator_group=direct_message_initiator_group,
            direct_message_permission_group=direct_message_permission_group,
        )

        return realm_settings_update
