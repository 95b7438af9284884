from enum import Enum


class RealmFlagUpdateEventProperty(str, Enum):
    DISALLOW_DISPOSABLE_EMAIL_ADDRESSES = "disallow_disposable_email_addresses"
    EMAILS_RESTRICTED_TO_DOMAINS = "emails_restricted_to_domains"
    EMAIL_CHANGES_DISABLED = "email_changes_disabled"
    ENABLE_SPECTATOR_ACCESS = "enable_spectator_access"
    INVITE_REQUIRED = "invite_required"
    NAME_CHANGES_DISABLED = "name_changes_disabled"
    PRESENCE_DISABLED = "presence_disabled"
    REQUIRE_UNIQUE_NAMES = "require_unique_names"
    SEND_CHANNEL_EVENTS_MESSAGES = "send_channel_events_messages"

    def __str__(self) -> str:
        return str(self.value)
