from enum import Enum


class StreamPermissionUpdateEventProperty(str, Enum):
    CAN_ADD_SUBSCRIBERS_GROUP = "can_add_subscribers_group"
    CAN_ADMINISTER_CHANNEL_GROUP = "can_administer_channel_group"
    CAN_CREATE_TOPIC_GROUP = "can_create_topic_group"
    CAN_DELETE_ANY_MESSAGE_GROUP = "can_delete_any_message_group"
    CAN_DELETE_OWN_MESSAGE_GROUP = "can_delete_own_message_group"
    CAN_MOVE_MESSAGES_OUT_OF_CHANNEL_GROUP = "can_move_messages_out_of_channel_group"
    CAN_MOVE_MESSAGES_WITHIN_CHANNEL_GROUP = "can_move_messages_within_channel_group"
    CAN_REMOVE_SUBSCRIBERS_GROUP = "can_remove_subscribers_group"
    CAN_RESOLVE_TOPICS_GROUP = "can_resolve_topics_group"
    CAN_SEND_MESSAGE_GROUP = "can_send_message_group"
    CAN_SUBSCRIBE_GROUP = "can_subscribe_group"

    def __str__(self) -> str:
        return str(self.value)
