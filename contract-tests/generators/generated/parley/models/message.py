from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.message_content_type import MessageContentType
from ..models.message_flag import MessageFlag
from ..models.message_type import MessageType
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.display_recipient_type_1_item import DisplayRecipientType1Item
    from ..models.edit_history_entry import EditHistoryEntry
    from ..models.reaction import Reaction
    from ..models.submessage import Submessage
    from ..models.topic_link import TopicLink


T = TypeVar("T", bound="Message")


@_attrs_define
class Message:
    """A message as one user sees it.

    Attributes:
        id (int): Unique; a later message has a higher one.
        type_ (MessageType): `stream` for a channel message, `private` for a direct one, whatever word it was sent with.
        sender_id (int):
        sender_email (str): The sender's API email address; the dummy one where the reader may not access the sender.
        sender_full_name (str): `Unknown user` where the reader may not access the sender.

            **Changes**: 228 guests who may not access all users do not learn names, addresses and avatars of senders.
        sender_realm_str (str): The subdomain of the sender's organisation; empty for the root domain.
        avatar_url (None | str): The sender's avatar. Null when the client computes avatar URLs (`client_gravatar`), may
            see the real email address, and the
            sender has a third-party hosted avatar.
        content (str): HTML or Markdown source, as `content_type` says.
        content_type (MessageContentType):
        timestamp (int): When it was sent, in UNIX seconds.
        client (str): The name of the client that sent it.
        subject (str): The topic; for a direct message the empty string. The empty topic reads as the operation's
            `allow_empty_topic_name` says.
        topic_links (list[TopicLink]):
        display_recipient (list[DisplayRecipientType1Item] | str): For a channel message the name of the channel; for a
            direct message all its participants, the sender included, in ascending
            order of ID.
        recipient_id (int): The same for all messages of a channel, or of a set of participants. It says nothing else.
        is_me_message (bool): Whether the text begins with `/me ` and so says what the sender does.
        reactions (list[Reaction]): In the order in which they were added.
        submessages (list[Submessage]):
        flags (list[MessageFlag]): The flags of the caller, in no order.
        stream_id (int | Unset): The channel's ID. Present for a channel message.
        last_edit_timestamp (int | Unset): When the content was last edited, in UNIX seconds. Absent if it never was.
        last_moved_timestamp (int | Unset): When the message was last moved to another topic or channel, in UNIX
            seconds. Absent if it never was; resolving a topic is
            not a move. **Changes**: feature level 365.
        edit_history (list[EditHistoryEntry] | Unset): The changes, newest first. Absent if there are none.
        match_content (str | Unset): The content as HTML, with each match in `<span class="highlight">`. Present when
            the narrow searches.
        match_subject (str | Unset): The topic, HTML-escaped, with each match in `<span class="highlight">`. Present
            when the narrow searches.
    """

    id: int
    type_: MessageType
    sender_id: int
    sender_email: str
    sender_full_name: str
    sender_realm_str: str
    avatar_url: None | str
    content: str
    content_type: MessageContentType
    timestamp: int
    client: str
    subject: str
    topic_links: list[TopicLink]
    display_recipient: list[DisplayRecipientType1Item] | str
    recipient_id: int
    is_me_message: bool
    reactions: list[Reaction]
    submessages: list[Submessage]
    flags: list[MessageFlag]
    stream_id: int | Unset = UNSET
    last_edit_timestamp: int | Unset = UNSET
    last_moved_timestamp: int | Unset = UNSET
    edit_history: list[EditHistoryEntry] | Unset = UNSET
    match_content: str | Unset = UNSET
    match_subject: str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        sender_id = self.sender_id

        sender_email = self.sender_email

        sender_full_name = self.sender_full_name

        sender_realm_str = self.sender_realm_str

        avatar_url: None | str
        avatar_url = self.avatar_url

        content = self.content

        content_type = self.content_type.value

        timestamp = self.timestamp

        client = self.client

        subject = self.subject

        topic_links = []
        for topic_links_item_data in self.topic_links:
            topic_links_item = topic_links_item_data.to_dict()
            topic_links.append(topic_links_item)

        display_recipient: list[dict[str, Any]] | str
        if isinstance(self.display_recipient, list):
            display_recipient = []
            for (
                componentsschemas_display_recipient_type_1_item_data
            ) in self.display_recipient:
                componentsschemas_display_recipient_type_1_item = (
                    componentsschemas_display_recipient_type_1_item_data.to_dict()
                )
                display_recipient.append(
                    componentsschemas_display_recipient_type_1_item
                )

        else:
            display_recipient = self.display_recipient

        recipient_id = self.recipient_id

        is_me_message = self.is_me_message

        reactions = []
        for reactions_item_data in self.reactions:
            reactions_item = reactions_item_data.to_dict()
            reactions.append(reactions_item)

        submessages = []
        for submessages_item_data in self.submessages:
            submessages_item = submessages_item_data.to_dict()
            submessages.append(submessages_item)

        flags = []
        for flags_item_data in self.flags:
            flags_item = flags_item_data.value
            flags.append(flags_item)

        stream_id = self.stream_id

        last_edit_timestamp = self.last_edit_timestamp

        last_moved_timestamp = self.last_moved_timestamp

        edit_history: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.edit_history, Unset):
            edit_history = []
            for edit_history_item_data in self.edit_history:
                edit_history_item = edit_history_item_data.to_dict()
                edit_history.append(edit_history_item)

        match_content = self.match_content

        match_subject = self.match_subject

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "sender_id": sender_id,
                "sender_email": sender_email,
                "sender_full_name": sender_full_name,
                "sender_realm_str": sender_realm_str,
                "avatar_url": avatar_url,
                "content": content,
                "content_type": content_type,
                "timestamp": timestamp,
                "client": client,
                "subject": subject,
                "topic_links": topic_links,
                "display_recipient": display_recipient,
                "recipient_id": recipient_id,
                "is_me_message": is_me_message,
                "reactions": reactions,
                "submessages": submessages,
                "flags": flags,
            }
        )
        if stream_id is not UNSET:
            field_dict["stream_id"] = stream_id
        if last_edit_timestamp is not UNSET:
            field_dict["last_edit_timestamp"] = last_edit_timestamp
        if last_moved_timestamp is not UNSET:
            field_dict["last_moved_timestamp"] = last_moved_timestamp
        if edit_history is not UNSET:
            field_dict["edit_history"] = edit_history
        if match_content is not UNSET:
            field_dict["match_content"] = match_content
        if match_subject is not UNSET:
            field_dict["match_subject"] = match_subject

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.display_recipient_type_1_item import DisplayRecipientType1Item
        from ..models.edit_history_entry import EditHistoryEntry
        from ..models.reaction import Reaction
        from ..models.submessage import Submessage
        from ..models.topic_link import TopicLink

        d = dict(src_dict)
        id = d.pop("id")

        type_ = MessageType(d.pop("type"))

        sender_id = d.pop("sender_id")

        sender_email = d.pop("sender_email")

        sender_full_name = d.pop("sender_full_name")

        sender_realm_str = d.pop("sender_realm_str")

        def _parse_avatar_url(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        avatar_url = _parse_avatar_url(d.pop("avatar_url"))

        content = d.pop("content")

        content_type = MessageContentType(d.pop("content_type"))

        timestamp = d.pop("timestamp")

        client = d.pop("client")

        subject = d.pop("subject")

        topic_links = []
        _topic_links = d.pop("topic_links")
        for topic_links_item_data in _topic_links:
            topic_links_item = TopicLink.from_dict(topic_links_item_data)

            topic_links.append(topic_links_item)

        def _parse_display_recipient(
            data: object,
        ) -> list[DisplayRecipientType1Item] | str:
            try:
                if not isinstance(data, list):
                    raise TypeError()
                componentsschemas_display_recipient_type_1 = []
                _componentsschemas_display_recipient_type_1 = data
                for (
                    componentsschemas_display_recipient_type_1_item_data
                ) in _componentsschemas_display_recipient_type_1:
                    componentsschemas_display_recipient_type_1_item = (
                        DisplayRecipientType1Item.from_dict(
                            componentsschemas_display_recipient_type_1_item_data
                        )
                    )

                    componentsschemas_display_recipient_type_1.append(
                        componentsschemas_display_recipient_type_1_item
                    )

                return componentsschemas_display_recipient_type_1
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[DisplayRecipientType1Item] | str, data)

        display_recipient = _parse_display_recipient(d.pop("display_recipient"))

        recipient_id = d.pop("recipient_id")

        is_me_message = d.pop("is_me_message")

        reactions = []
        _reactions = d.pop("reactions")
        for reactions_item_data in _reactions:
            reactions_item = Reaction.from_dict(reactions_item_data)

            reactions.append(reactions_item)

        submessages = []
        _submessages = d.pop("submessages")
        for submessages_item_data in _submessages:
            submessages_item = Submessage.from_dict(submessages_item_data)

            submessages.append(submessages_item)

        flags = []
        _flags = d.pop("flags")
        for flags_item_data in _flags:
            flags_item = MessageFlag(flags_item_data)

            flags.append(flags_item)

        stream_id = d.pop("stream_id", UNSET)

        last_edit_timestamp = d.pop("last_edit_timestamp", UNSET)

        last_moved_timestamp = d.pop("last_moved_timestamp", UNSET)

        _edit_history = d.pop("edit_history", UNSET)
        edit_history: list[EditHistoryEntry] | Unset = UNSET
        if _edit_history is not UNSET:
            edit_history = []
            for edit_history_item_data in _edit_history:
                edit_history_item = EditHistoryEntry.from_dict(edit_history_item_data)

                edit_history.append(edit_history_item)

        match_content = d.pop("match_content", UNSET)

        match_subject = d.pop("match_subject", UNSET)

        message = cls(
            id=id,
            type_=type_,
            sender_id=sender_id,
            sender_email=sender_email,
            sender_full_name=sender_full_name,
            sender_realm_str=sender_realm_str,
            avatar_url=avatar_url,
            content=content,
            content_type=content_type,
            timestamp=timestamp,
            client=client,
            subject=subject,
            topic_links=topic_links,
            display_recipient=display_recipient,
            recipient_id=recipient_id,
            is_me_message=is_me_message,
            reactions=reactions,
            submessages=submessages,
            flags=flags,
            stream_id=stream_id,
            last_edit_timestamp=last_edit_timestamp,
            last_moved_timestamp=last_moved_timestamp,
            edit_history=edit_history,
            match_content=match_content,
            match_subject=match_subject,
        )

        return message
