from enum import Enum


class SubscriptionPeersEventOp(str, Enum):
    PEER_ADD = "peer_add"
    PEER_REMOVE = "peer_remove"

    def __str__(self) -> str:
        return str(self.value)
