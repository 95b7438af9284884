from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.include_subscribers import IncludeSubscribers
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.client_capabilities import ClientCapabilities


T = TypeVar("T", bound="RegisterRequest")


@_attrs_define
class RegisterRequest:
    """
    Attributes:
        apply_markdown (bool | Unset): Whether `content` in `message` events is HTML (true) or Markdown source. Without
            it, `false`.
        client_gravatar (bool | Unset): The client computes avatar URLs of third-party hosted avatars itself;
            `avatar_url` is null for these. Without it, `true`.
        slim_presence (bool | Unset): Whether `presences` has the modern format, and `presence` events have no email
            address. The capability
            `simplified_presence_events` replaces it.
             Without it, `false`.
        presence_history_limit_days (int | Unset): How far back `presences` reach. **Changes**: 288. Without it, `14`.
        event_types (list[str] | Unset): Which events the queue gets; all without it, none of the state's changes with
            an empty list. `heartbeat`, `restart` and
            `web_reload_client` come in any case. A name that the server does not know matches nothing.
        fetch_event_types (list[str] | Unset): Of which events the initial state is returned: the types in the
            description of the operation, or the names of
            fields there, each of which stands for its type. A name that the server does not know returns nothing. Without
            it those of
            `event_types`.
        all_public_streams (bool | Unset): Whether the queue gets the messages of all public channels. Not for guests.
            Without it, `false`.
        include_subscribers (IncludeSubscribers | Unset): Whether channels list their subscribers: all (`true`), none
            (`false`), or, for a channel with more than 250 subscribers, perhaps
            only some (`partial`, see `partial_subscribers`). Where channels have more than 20,000,000 subscribers together,
            `true` is refused.

            **Changes**: 412 `partial`.
             Without it, `"false"`.
        narrow (list[list[str]] | Unset): Which messages the queue gets: those that match all pairs of operator and
            operand. The operators are `channel` (`stream`) with
            a name or an ID, `topic`, `sender` with an API email address or an ID, and `is` with `dm` (`private`),
            `starred`, `mentioned`, `alerted`, `unread` or
            `resolved`. It restricts `message` events only. A sender who does not exist, or whom the caller may not access,
            is refused.
             Without it, `[]`. Example: [['channel', 'general'], ['topic', 'lunch']].
        idle_queue_timeout (str | Unset): After how many seconds without a read the queue expires, at most 604800; more
            is taken as that. `mobile` stands for
            43200. **Changes**: 481.
             Without it, `"600"`.
        client_capabilities (ClientCapabilities | Unset): What the client understands. A capability that is not given is
            off; one that the server does not know is accepted. Example: {'notification_settings_null': True,
            'bulk_message_deletion': True, 'empty_topic_name': True}.
    """

    apply_markdown: bool | Unset = UNSET
    client_gravatar: bool | Unset = UNSET
    slim_presence: bool | Unset = UNSET
    presence_history_limit_days: int | Unset = UNSET
    event_types: list[str] | Unset = UNSET
    fetch_event_types: list[str] | Unset = UNSET
    all_public_streams: bool | Unset = UNSET
    include_subscribers: IncludeSubscribers | Unset = UNSET
    narrow: list[list[str]] | Unset = UNSET
    idle_queue_timeout: str | Unset = UNSET
    client_capabilities: ClientCapabilities | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        apply_markdown = self.apply_markdown

        client_gravatar = self.client_gravatar

        slim_presence = self.slim_presence

        presence_history_limit_days = self.presence_history_limit_days

        event_types: list[str] | Unset = UNSET
        if not isinstance(self.event_types, Unset):
            event_types = self.event_types

        fetch_event_types: list[str] | Unset = UNSET
        if not isinstance(self.fetch_event_types, Unset):
            fetch_event_types = self.fetch_event_types

        all_public_streams = self.all_public_streams

        include_subscribers: str | Unset = UNSET
        if not isinstance(self.include_subscribers, Unset):
            include_subscribers = self.include_subscribers.value

        narrow: list[list[str]] | Unset = UNSET
        if not isinstance(self.narrow, Unset):
            narrow = []
            for componentsschemas_registration_narrow_item_data in self.narrow:
                componentsschemas_registration_narrow_item = (
                    componentsschemas_registration_narrow_item_data
                )

                narrow.append(componentsschemas_registration_narrow_item)

        idle_queue_timeout = self.idle_queue_timeout

        client_capabilities: dict[str, Any] | Unset = UNSET
        if not isinstance(self.client_capabilities, Unset):
            client_capabilities = self.client_capabilities.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update({})
        if apply_markdown is not UNSET:
            field_dict["apply_markdown"] = apply_markdown
        if client_gravatar is not UNSET:
            field_dict["client_gravatar"] = client_gravatar
        if slim_presence is not UNSET:
            field_dict["slim_presence"] = slim_presence
        if presence_history_limit_days is not UNSET:
            field_dict["presence_history_limit_days"] = presence_history_limit_days
        if event_types is not UNSET:
            field_dict["event_types"] = event_types
        if fetch_event_types is not UNSET:
            field_dict["fetch_event_types"] = fetch_event_types
        if all_public_streams is not UNSET:
            field_dict["all_public_streams"] = all_public_streams
        if include_subscribers is not UNSET:
            field_dict["include_subscribers"] = include_subscribers
        if narrow is not UNSET:
            field_dict["narrow"] = narrow
        if idle_queue_timeout is not UNSET:
            field_dict["idle_queue_timeout"] = idle_queue_timeout
        if client_capabilities is not UNSET:
            field_dict["client_capabilities"] = client_capabilities

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.client_capabilities import ClientCapabilities

        d = dict(src_dict)
        apply_markdown = d.pop("apply_markdown", UNSET)

        client_gravatar = d.pop("client_gravatar", UNSET)

        slim_presence = d.pop("slim_presence", UNSET)

        presence_history_limit_days = d.pop("presence_history_limit_days", UNSET)

        event_types = cast(list[str], d.pop("event_types", UNSET))

        fetch_event_types = cast(list[str], d.pop("fetch_event_types", UNSET))

        all_public_streams = d.pop("all_public_streams", UNSET)

        _include_subscribers = d.pop("include_subscribers", UNSET)
        include_subscribers: IncludeSubscribers | Unset
        if isinstance(_include_subscribers, Unset):
            include_subscribers = UNSET
        else:
            include_subscribers = IncludeSubscribers(_include_subscribers)

        _narrow = d.pop("narrow", UNSET)
        narrow: list[list[str]] | Unset = UNSET
        if _narrow is not UNSET:
            narrow = []
            for componentsschemas_registration_narrow_item_data in _narrow:
                componentsschemas_registration_narrow_item = cast(
                    list[str], componentsschemas_registration_narrow_item_data
                )

                narrow.append(componentsschemas_registration_narrow_item)

        idle_queue_timeout = d.pop("idle_queue_timeout", UNSET)

        _client_capabilities = d.pop("client_capabilities", UNSET)
        client_capabilities: ClientCapabilities | Unset
        if isinstance(_client_capabilities, Unset):
            client_capabilities = UNSET
        else:
            client_capabilities = ClientCapabilities.from_dict(_client_capabilities)

        register_request = cls(
            apply_markdown=apply_markdown,
            client_gravatar=client_gravatar,
            slim_presence=slim_presence,
            presence_history_limit_days=presence_history_limit_days,
            event_types=event_types,
            fetch_event_types=fetch_event_types,
            all_public_streams=all_public_streams,
            include_subscribers=include_subscribers,
            narrow=narrow,
            idle_queue_timeout=idle_queue_timeout,
            client_capabilities=client_capabilities,
        )

        register_request.additional_properties = d
        return register_request

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
