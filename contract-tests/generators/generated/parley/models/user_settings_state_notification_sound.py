from enum import Enum


class UserSettingsStateNotificationSound(str, Enum):
    ASCEND = "ascend"
    BEEP_BOOP = "beep_boop"
    BINK = "bink"
    BRIGHT = "bright"
    BRLIP = "brlip"
    CHIME = "chime"
    DEEP_TOM = "deep tom"
    DING = "ding"
    DOUBLE_TAP = "double tap"
    DOWN = "down"
    DRY_BONGOS = "dry bongos"
    DUTDUT = "dutdut"
    FAST_ASCEND = "fast ascend"
    FLUTE = "flute"
    FRIENDLY = "friendly"
    KICK_ROLL = "kick roll"
    LOUD_TINTONG = "loud tintong"
    METALLIC_SNARE = "metallic snare"
    NONE = "none"
    PAN = "pan"
    PRACTICECHAT = "practicechat"
    SHAKER = "shaker"
    SIMPLE = "simple"
    STAIRS = "stairs"
    SUBTLE = "subtle"
    SWISH = "swish"
    TINTONG = "tintong"
    UP = "up"
    WOOD_BLOCK = "wood block"
    ZAPING = "zaping"
    ZING = "zing"
    ZULIP = "zulip"

    def __str__(self) -> str:
        return str(self.value)
