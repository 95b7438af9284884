// The limits of the server. Registration reports some of them to clients. Lengths are in Unicode code points.

export const MAX_MESSAGE_LENGTH = 10_000
/** Maximum size of a message's HTML in bytes. */
export const MAX_RENDERED_SIZE = 800_000
/** The approximate size, in bytes, at which a page of messages or events ends. A page has at least one item. */
export const MAX_PAGE_SIZE = 10_000_000
/** The approximate size, in bytes, of the edit history of a message in an answer. */
export const MAX_EDITS_SIZE = 2_000_000
/** Maximum number of files to which a message links. Each gets an event when its messages change. */
export const MAX_MESSAGE_FILES = 100
/** How many of the messages that link to a file are listed. */
export const MAX_FILE_MESSAGES = 100
export const MAX_TOPIC_LENGTH = 60
export const MAX_CHANNEL_NAME_LENGTH = 60
export const MAX_CHANNEL_DESCRIPTION_LENGTH = 1024
export const EMPTY_TOPIC_DISPLAY_NAME = 'general chat'
/** Seconds that a client should wait for the answer to GET /events. */
export const LONGPOLL_TIMEOUT = 90
/** Seconds after which a queue that nobody polls expires, and the longest time that a client can request. */
export const QUEUE_IDLE_TIMEOUT = 600
export const MAX_QUEUE_IDLE_TIMEOUT = 7 * 86_400
/** Limits per user. A further queue replaces the one polled longest ago. Anything else beyond its limit is refused. */
export const MAX_QUEUES = 100
export const MAX_SCHEDULED_MESSAGES = 1_000
export const MAX_DRAFTS = 1_000
export const MAX_SAVED_SNIPPETS = 200
export const MAX_API_KEYS = 1_000
/** A further one replaces the one used longest ago. */
export const MAX_SESSIONS = 100
/** How many days a browser session lasts at most, and how many unless it is used. */
export const SESSION_DAYS = { life: 90, idle: 14 }
/** Code points of the name of an API key. */
export const MAX_KEY_NAME = 100
export const MAX_DEVICES = 100
/** Active ones. Administrators may have more. */
export const MAX_BOTS_OF_USER = 100
/** With the deactivated ones, which stay in the list of users. */
export const MAX_BOTS_EVER_OF_USER = 1_000
export const MAX_USER_TOPICS = 10_000
/** Reusable invitation links that can still be used. */
export const MAX_INVITATION_LINKS = 100
/** Other limits per user: navigation views, and the length of the name and of the fragment of one. */
export const NAVIGATION_VIEW_LIMITS = { views: 500, name: 100, fragment: 2_000 }
export const MAX_MUTED_USERS = 1_000
/** `bytes`: of all words together. Bots' words count for their owner. Each message of the organisation is compared with all words. */
export const ALERT_WORD_LIMITS = { words: 1_000, length: 100, bytes: 20_000 }
/** Unread messages at registration. Older ones are left out. */
export const MAX_UNREAD = 50_000
export const MAX_FULL_NAME_LENGTH = 100
export const MAX_STATUS_LENGTH = 60
/** Code points of a key, keys, and bytes of keys and texts together that a bot stores. */
export const BOT_STORAGE_LIMITS = { keyLength: 200, keys: 10_000, bytes: 1_000_000 }
/** Requests to an outgoing webhook bot that wait, those to all bots of one person, and how many that have ended the owner of a bot can see. */
export const BOT_DELIVERY_LIMITS = { waiting: 500, ofOwner: 2_000, ended: 2_000 }
/** Characters of a kind of event that made no message, kinds that are noted for a bot, and seconds for which the same one is not noted again. */
export const UNPOSTED_LIMITS = { kindLength: 100, kinds: 100, quiet: 60 }
export const MAX_SNIPPET_TITLE_LENGTH = 60
export const MAX_REMINDER_NOTE_LENGTH = 1_000
export const MAX_REPORT_LENGTH = 1_000
/** Characters of the start of a bot's address, and of the URL that it calls. */
export const BOT_LIMITS = { shortName: 60, payloadUrl: 2_000 }
/** Of an address, of the part before its @, and of its domain. */
export const EMAIL_LENGTHS = { address: 254, local: 64, domain: 253 }
/** Addresses in one request, mails that one invitation causes in a day, and addresses that one reusable link invites in a day. */
export const INVITATION_LIMITS = { addresses: 500, mailsADay: 10, ofLinkADay: 100 }
/** How many messages one request returns, or changes the flags of. Further ones are for the next request. */
export const MAX_MESSAGES_AT_ONCE = 5_000
/** Different emoji in the reactions to one message, and in those of one user. */
export const REACTION_LIMITS = { emojiOfMessage: 50, emojiOfUser: 20 }
/**
 * Submessages of a message, in all and by one user; bytes of them together; code points of a text in one; and the highest number of an
 * option or a task.
 */
export const SUBMESSAGE_LIMITS = { ofMessage: 5_000, ofUser: 200, bytes: 500_000, text: 1_000, index: 1_000 }
/** How many people anybody may mention with one wildcard. */
export const MAX_FREELY_MENTIONED = 15
/** Terms of a narrow, and users and words in all its terms together. SQLite refuses a statement with about 1,000 conditions. */
export const NARROW_LIMITS = { terms: 100, users: 1_000, words: 40 }
/** In a channel with more subscribers, nobody is told who is typing. */
export const MAX_TYPING_SUBSCRIBERS = 100
/** Larger organisations do not announce presence. Clients learn it from the answer to their next report. */
export const MAX_USERS_WITH_ANNOUNCED_PRESENCE = 100
/** Parameters of a query string or a body, and of a multipart form its parts and the headers of each. */
export const BODY_LIMITS = { fields: 1_000, parts: 100, partHeaders: 20 }
/**
 * JSON of one parameter: how deeply it is nested, its values, nested ones included, the keys of all its objects (each distinct key takes a
 * microsecond to parse), and of one of them. Any list of the contract fits.
 */
export const JSON_LIMITS = { depth: 16, values: 200_000, keysInAll: 40_000, keys: 10_000 }
/** Seconds within which the headers of a request must arrive, and then its body. */
export const HEADERS_TIME = 15
export const BODY_TIME = 30
/**
 * Milliseconds after which a database that says nothing counts as lost, and after which a transaction that is in the way of others does
 * not begin again.
 */
export const DATABASE_SILENCE = 20_000
/** Seconds that a process has to become ready which replaces another, at a reload or after its end. It may have to migrate the database. */
export const RELOAD_TIME = 600
/** Seconds after which a process that does not answer the first one hangs, and is replaced. The longest request holds it for 0.1. */
export const HANG_TIME = 10
/** The bytes per second at which an upload must arrive if it takes longer than that. */
export const MIN_UPLOAD_RATE = 10_240
/** Maximum number of incomplete resumable uploads. */
export const MAX_PENDING_UPLOADS = 100
/** Limits per organisation. Deactivated users count, because the list of users is not paged. */
export const MAX_USERS = 50_000
/**
 * What was archived, deactivated or withdrawn does not count. As lists carry it too, there may be this many times as many with it. A person
 * who is not an administrator may make a tenth of either number, together with the person's bots.
 */
export const ARCHIVE_FACTOR = 2
export const PERSONS_PART = 10
export const MAX_BOTS = 5_000
export const MAX_CHANNELS = 10_000
export const MAX_CHANNEL_FOLDERS = 1_000
export const MAX_USER_GROUPS = 10_000
export const MAX_PROFILE_FIELDS = 1_000
export const MAX_LINKIFIERS = 500
export const MAX_CUSTOM_EMOJI = 5_000
/**
 * Members of the user groups, and users the permissions name, that one person who is not an administrator has made. Registrations have
 * them.
 */
export const MAX_GROUP_MEMBERS_OF_PERSON = 20_000
/** Channels that one request makes. */
export const MAX_CHANNELS_AT_ONCE = 100
/** The maximum number of pixels of an image, in all its frames together, of frames, and of seconds that decoding it takes. */
export const MAX_IMAGE_PIXELS = 25_000_000
export const MAX_IMAGE_FRAMES = 500
/** The bytes of an image that is held whole while it is decoded: one that is interlaced or progressive. Others are read line by line. */
export const MAX_HELD_IMAGE = 100_000_000
export const MAX_IMAGE_DECODING_TIME = 5
export const MAX_REALM_DOMAINS = 1_000
export const MAX_PLAYGROUNDS = 100
export const PLAYGROUND_LIMITS = { name: 100, language: 40, template: 1_000 }
/** Lengths of texts of an organisation, and of what belongs to it. */
export const REALM_LIMITS = { name: 40, description: 1_000, welcomeText: 8_000 }
export const GROUP_LIMITS = { name: 100, description: 1_024 }
export const CHANNEL_FOLDER_LIMITS = { name: 60, description: 1_024 }
/** Each text of a linkifier, and the number of its alternative templates. */
export const LINKIFIER_LIMITS = { text: 1_000, alternatives: 20 }
/** The length of a name. */
export const CUSTOM_EMOJI_LIMITS = { name: 100 }
/** Of an image that is uploaded as an emoji, an avatar, or the icon or a logo of the organisation. */
export const MAX_IMAGE_BYTES = 5 * 1_024 * 1_024
/** The sides of avatars, and of the organisation's icon, in pixels. */
export const AVATAR_SIZES = { normal: 100, medium: 500 }
/** The sides into which thumbnails fit, in pixels. */
export const THUMBNAIL_SIZE = { width: 840, height: 560 }
/** The maximum number of seconds that making a thumbnail takes. */
export const MAX_THUMBNAIL_TIME = 10
/** The maximum size of a thumbnail in bytes, which only animations can exceed. */
export const MAX_THUMBNAIL_BYTES = 5 * 1_024 * 1_024
/** The maximum size in bytes, and number of pixels, of an image of which thumbnails are made. */
export const MAX_THUMBNAIL_SOURCE = { bytes: 50 * 1_024 * 1_024, pixels: 50_000_000 }
/** The sides into which a logo of the organisation fits, in pixels. */
export const LOGO_SIZE = { width: 800, height: 100 }
/** The length of a name and of a hint, how many fields the short form of a profile shows, and how many users a value names. */
export const PROFILE_FIELD_LIMITS = { name: 40, hint: 80, inSummary: 2, users: 100 }
/** How many subscribers one answer can list, for all its channels together. A tenth of them are in channels that one person has made. */
export const MAX_LISTED_SUBSCRIBERS = 20_000_000
/** Maximum of channels times users that one request can subscribe or unsubscribe. */
export const MAX_SUBSCRIPTIONS_AT_ONCE = 20_000
/** Length limits of a password, in code points. The operator can raise the lower one. */
export const PASSWORD_LENGTH = { min: 8, max: 100 }
/** The estimated number of guesses that a new password must withstand. The operator can raise it up to `max`. */
export const PASSWORD_GUESSES = { min: 10_000, max: 1_000_000_000 }
/** Seconds for which a link for joining without an invitation is valid. */
export const JOIN_LINK_LIFE = 86_400
/** Seconds for which a link that resets a password is valid. */
export const RESET_LINK_LIFE = 86_400

/** A number of requests per window of seconds. */
export interface RateLimit {
  points: number
  seconds: number
}
/** The windows that apply together to each kind of request. */
export interface RateLimitRules {
  /** Requests of one user. */
  user: RateLimit[]
  /** GET /events of one user. A bucket that leaks steadily, instead of a window. */
  events: RateLimit
  /** Requests without valid credentials from one address. */
  anonymous: RateLimit[]
  /** Emoji, avatars and other images that everybody may load, from one address. */
  images: RateLimit[]
  /** Wrong passwords for one account from one address. */
  login: RateLimit[]
  /** Wrong passwords for one account from all addresses together. The limit is high, so that nobody can lock out others by hand. */
  account: RateLimit[]
  /** Mails with a link that resets the password of one account. A request for more gets the same answer, and no mail. */
  reset: RateLimit[]
  /** Requests for such mails from one address, to whichever accounts. */
  reset_from: RateLimit[]
  /** Mails to one address with a link for joining an organisation that anybody may join. Above it, as for `reset`. */
  join: RateLimit[]
  /** Requests for such mails from one network address, to whichever addresses. */
  join_from: RateLimit[]
}
export const DEFAULT_RATE_LIMITS: RateLimitRules = {
  user: [
    { points: 200, seconds: 60 },
    { points: 2_000, seconds: 3_600 },
  ],
  events: { points: 200, seconds: 60 },
  anonymous: [{ points: 100, seconds: 60 }],
  images: [{ points: 6_000, seconds: 60 }],
  login: [{ points: 5, seconds: 1_800 }],
  account: [{ points: 100, seconds: 1_800 }],
  reset: [
    { points: 2, seconds: 3_600 },
    { points: 5, seconds: 86_400 },
  ],
  reset_from: [
    { points: 10, seconds: 3_600 },
    { points: 30, seconds: 86_400 },
  ],
  join: [
    { points: 2, seconds: 3_600 },
    { points: 5, seconds: 86_400 },
  ],
  join_from: [
    { points: 10, seconds: 3_600 },
    { points: 30, seconds: 86_400 },
  ],
}
/** For development, where scripts and tests send many more requests than people do. The limits for passwords are the usual ones. */
export const DEVELOPMENT_RATE_LIMITS: RateLimitRules = {
  ...DEFAULT_RATE_LIMITS,
  user: [{ points: 20_000, seconds: 60 }],
  events: { points: 20_000, seconds: 60 },
  anonymous: [{ points: 10_000, seconds: 60 }],
}
/**
 * `service_feature_level` of getServerSettings. The server supports every change of the interface up to this level (`Changes` in
 * openapi/paths/).
 */
export const FEATURE_LEVEL = 496

/** The length in Unicode code points. */
export function codePoints(text: string): number {
  let n = 0
  for (const _ of text) n++
  return n
}
