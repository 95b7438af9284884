from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from attrs import define as _attrs_define

from ..models.message_in_event_content_type import MessageInEventContentType
from ..models.message_in_event_type import MessageInEventType
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.display_recipient_type_1_item import DisplayRecipientType1Item
    from ..models.reaction import Reaction
    from ..models.submessage import Submessage
    from ..models.topic_link import TopicLink


T = TypeVar("T", bound="MessageInEvent")


@_attrs_define
class MessageInEvent:
    """A message as a `message` event carries it. It has the older words: `type` is `stream` or `private`, the topic is
    `subject`.

        Attributes:
            id (int): Unique, and greater than that of any message sent before.
            type_ (MessageInEventType): `stream` in a channel, `private` for a direct message.
            sender_id (int):
            sender_email (str): The sender's API email address; the dummy one where the reader may not access the sender.
            sender_full_name (str): `Unknown user` where the reader may not access the sender.

                **Changes**: 228 guests who may not access all users do not learn names, addresses and avatars of senders.
            sender_realm_str (str): The subdomain of the sender's organisation; empty at the root domain.
            content (str): HTML or Markdown source as `content_type` says.
            content_type (MessageInEventContentType): `text/html` if the queue was registered with `apply_markdown`, else
                `text/x-markdown`.
            timestamp (int): When it was sent, UNIX seconds.
            client (str): The name of the client that sent it.
            subject (str): The topic; empty for a direct message.
            topic_links (list[TopicLink]): Links that linkifiers find in the topic.
            display_recipient (list[DisplayRecipientType1Item] | str): For a channel message the name of the channel; for a
                direct message all its participants, the sender included, in ascending
                order of ID.
            recipient_id (int): The same number for all messages of a channel or of a conversation.
            is_me_message (bool): Whether the text begins with `/me `.
            reactions (list[Reaction]):
            submessages (list[Submessage]): Data of a widget.
            stream_id (int | Unset): The ID of the channel. Only in channel messages.
            avatar_url (None | str | Unset): The sender's avatar. Null if the client computes it itself (`client_gravatar`),
                and absent if the queue was registered with
                `user_avatar_url_field_optional` and the server leaves it out.
    """

    id: int
    type_: MessageInEventType
    sender_id: int
    sender_email: str
    sender_full_name: str
    sender_realm_str: str
    content: str
    content_type: MessageInEventContentType
    timestamp: int
    client: str
    subject: str
    topic_links: list[TopicLink]
    display_recipient: list[DisplayRecipientType1Item] | str
    recipient_id: int
    is_me_message: bool
    reactions: list[Reaction]
    submessages: list[Submessage]
    stream_id: int | Unset = UNSET
    avatar_url: None | str | Unset = UNSET

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_.value

        sender_id = self.sender_id

        sender_email = self.sender_email

        sender_full_name = self.sender_full_name

        sender_realm_str = self.sender_realm_str

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

        stream_id = self.stream_id

        avatar_url: None | str | Unset
        if isinstance(self.avatar_url, Unset):
            avatar_url = UNSET
        else:
            avatar_url = self.avatar_url

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "id": id,
                "type": type_,
                "sender_id": sender_id,
                "sender_email": sender_email,
                "sender_full_name": sender_full_name,
                "sender_realm_str": sender_realm_str,
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
            }
        )
        if stream_id is not UNSET:
            field_dict["stream_id"] = stream_id
        if avatar_url is not UNSET:
            field_dict["avatar_url"] = avatar_url

        return field_dict

    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self:
        from ..models.display_recipient_type_1_item import DisplayRecipientType1Item
        from ..models.reaction import Reaction
        from ..models.submessage import Submessage
        from ..models.topic_link import TopicLink

        d = dict(src_dict)
        id = d.pop("id")

        type_ = MessageInEventType(d.pop("type"))

        sender_id = d.pop("sender_id")

        sender_email = d.pop("sender_email")

        sender_full_name = d.pop("sender_full_name")

        sender_realm_str = d.pop("sender_realm_str")

        content = d.pop("content")

        content_type = MessageInEventContentType(d.pop("content_type"))

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

        stream_id = d.pop("stream_id", UNSET)

        def _parse_avatar_url(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        avatar_url = _parse_avatar_url(d.pop("avatar_url", UNSET))

        message_in_event = cls(
            id=id,
            type_=type_,
            sender_id=sender_id,
            sender_email=sender_email,
            sender_full_name=sender_full_name,
            sender_realm_str=sender_realm_str,
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
            stream_id=stream_id,
            avatar_url=avatar_url,
        )

        return message_in_event
