// The fixed seed world, in which every example of the contract is true. `scripts/seed.ts` creates it in an empty database. The part under
// `demo` is also what a first `npm start` creates. IDs are fixed, so examples can name them.

/** The possible values of `x-caller` in an example; the default is `member`. A spectator is nobody at `acme`. */
export type Caller = keyof typeof users | 'nobody' | 'spectator' | 'wrongKey'

/** The settings of a server for which every example is true. */
export const SETTINGS = { WEB_PUBLIC_CHANNELS: 'on' } as const

const day = 86_400

export const realm = { id: 1, subdomain: '', name: 'Demo' } as const

/**
 * Another organisation on the same server, which anybody may join and look at. Examples reorder its linkifiers, profile fields and folders,
 * which requires naming all of them, so nothing else changes them.
 */
export const acme = {
  subdomain: 'acme',
  name: 'Acme',
  host: 'acme.localhost',
  owner: { id: 38, email: 'stranger@example.com', fullName: 'Stella Stranger', role: 100 },
  /** The first of the system groups, which have the same order as those of the other organisation. */
  groups: { internet: { id: 61, name: 'role:internet' } },
  linkifiers: {
    task: { id: 4, pattern: 'T-(?P<id>[0-9]+)', urlTemplate: 'https://tasks.example.com/{id}' },
    wiki: { id: 5, pattern: 'W-(?P<id>[0-9]+)', urlTemplate: 'https://wiki.example.com/{id}' },
  },
  profileFields: { desk: { id: 21, type: 1, name: 'Desk' }, floor: { id: 22, type: 1, name: 'Floor' } },
  folders: { clients: { id: 5, name: 'Clients' }, past: { id: 6, name: 'Past', archived: true } },
  channels: {
    /** Its first channel. */
    general: { id: 42, name: 'general' },
    /** Web-public. */
    square: { id: 43, name: 'square', description: 'Open to the whole web.' },
  },
  sessions: { browser: { id: 121, user: 38, name: 'Safari, macOS', address: '192.0.2.38' } },
} as const

export const users = {
  // demo
  owner: { id: 1, email: 'owner@example.com', fullName: 'Olivia Owner', role: 100, canChangeUserEmails: true },
  administrator: { id: 3, email: 'administrator@example.com', fullName: 'Adam Administrator', role: 200 },
  moderator: { id: 4, email: 'moderator@example.com', fullName: 'Mona Moderator', role: 300 },
  member: { id: 5, email: 'member@example.com', fullName: 'Mika Member', role: 400 },
  member2: { id: 6, email: 'member2@example.com', fullName: 'Max Member', role: 400 },
  guest: { id: 7, email: 'guest@example.com', fullName: 'Gina Guest', role: 600 },
  bot: { id: 8, email: 'build-bot@example.com', fullName: 'Build Bot', role: 400, isBot: true, botOwnerId: 5 },
  // not part of the demo
  former: { id: 9, email: 'former@example.com', fullName: 'Fred Former', role: 400, isActive: false },
  /** Examples change the name, role, profile, password, preferences and status. */
  changed: { id: 10, email: 'changed@example.com', fullName: 'Chris Changed', role: 400 },
  imported: { id: 11, email: 'imported@example.com', fullName: 'Ines Imported', role: 400, isImportedStub: true },
  /** Has no push device, presence, status or message. */
  quiet: { id: 12, email: 'quiet@example.com', fullName: 'Quinn Quiet', role: 400 },
  /** Nobody else sees the real address. */
  hidden: { id: 13, email: 'hidden@example.com', fullName: 'Hanna Hidden', role: 400, emailAddressVisibility: 4 },
  /** Examples change the address, so no example is sent by this user. */
  moving: { id: 14, email: 'moving@example.com', fullName: 'Molly Moving', role: 400 },
  /** Examples replace the API keys, so no other example is sent by this user. */
  rekeying: { id: 15, email: 'rekeying@example.com', fullName: 'Rhea Rekeying', role: 400 },
  /** Outgoing webhook bots of `changed`: examples change the first, deactivate the second, and replace the keys of the third. */
  hook: { id: 16, email: 'hook-bot@127.0.0.1', fullName: 'Hook Bot', role: 400, botType: 3, botOwnerId: 10 },
  leavingHook: { id: 17, email: 'leaving-bot@127.0.0.1', fullName: 'Leaving Bot', role: 400, botType: 3, botOwnerId: 10 },
  rekeyedHook: { id: 18, email: 'rekeyed-bot@127.0.0.1', fullName: 'Rekeyed Bot', role: 400, botType: 3, botOwnerId: 10 },
  /** Examples deactivate the first and reactivate the second. */
  leaving: { id: 19, email: 'leaving@example.com', fullName: 'Lars Leaving', role: 400 },
  returning: { id: 20, email: 'returning@example.com', fullName: 'Rita Returning', role: 400, isActive: false },
  /** Examples deactivate the account by its own request. */
  parting: { id: 37, email: 'parting@example.com', fullName: 'Paula Parting', role: 400 },
  stranger: { ...acme.owner, host: acme.host },
} as const
/** The role of a user, and whether it is a bot, as the server's rights (`x-right`) ask for them. */
export function accountOf(user: (typeof users)[keyof typeof users]): { role: number; bot_type: number | null } {
  return { role: user.role, bot_type: 'isBot' in user ? 1 : 'botType' in user ? user.botType : null }
}

/** Members 21 to 36, who make the channel `townhall` large. */
export const crowd = Array.from({ length: 16 }, (_, i) => ({
  id: 21 + i,
  email: `crowd${i + 1}@example.com`,
  fullName: `Crowd ${i + 1}`,
  role: 400,
}))

/**
 * System groups follow from roles. IDs from 21 on are the organisation's own groups. By default, everyone (2) may leave and mention them,
 * and nobody (8) has the other permissions.
 */
export const groups = {
  internet: { id: 1, name: 'role:internet' },
  everyone: { id: 2, name: 'role:everyone' },
  members: { id: 3, name: 'role:members' },
  fullmembers: { id: 4, name: 'role:fullmembers' },
  moderators: { id: 5, name: 'role:moderators' },
  administrators: { id: 6, name: 'role:administrators' },
  owners: { id: 7, name: 'role:owners' },
  nobody: { id: 8, name: 'role:nobody' },
  /** Members: member, member2. `member` may manage it. */
  engineering: { id: 21, name: 'engineering', description: 'Builds things.', members: [5, 6], managers: [5] },
  /** Deactivated. */
  retired: { id: 22, name: 'retired', description: 'A group of old.', members: [6], deactivated: true },
  /** Deactivated; examples reactivate it. All other changes by examples are to `changing`, which `bot` may manage. */
  returning: { id: 23, name: 'returning', description: '', members: [], deactivated: true },
  changing: { id: 24, name: 'changing', description: 'Examples change it.', members: [5], managers: [8] },
  /** Examples change the members. */
  staffing: { id: 25, name: 'staffing', description: '', members: [5, 6], subgroups: [26, 27] },
  former: { id: 26, name: 'former teams', description: '', members: [] },
  other: { id: 27, name: 'other teams', description: '', members: [] },
  /** Examples deactivate it. */
  ending: { id: 28, name: 'ending', description: '', members: [6] },
  /** Examples leave it. */
  leaving: { id: 29, name: 'leaving', description: '', members: [7] },
  /** In use: part of `tools`. */
  tools: { id: 31, name: 'tools', description: '', members: [5], subgroups: [32] },
  hammers: { id: 32, name: 'hammers', description: '', members: [6, 12] },
  /** Examples deactivate it. */
  endingToo: { id: 33, name: 'ending too', description: '', members: [7] },
} as const

/**
 * Subscribers of a channel, by user ID. `general` and `private` are created by `owner`, with the default permissions. Message 1 is the notice
 * with which `general` begins.
 */
export const channels = {
  // demo
  /** A default channel for new users. */
  general: { id: 1, name: 'general', description: 'For everybody.', isDefault: true, subscribers: [1, 3, 4, 5, 6, 7, 8] },
  private: { id: 2, name: 'private', description: 'For a few.', inviteOnly: true, subscribers: [5] },
  // not part of the demo
  announcements: { id: 21, name: 'announcements', description: '', sendersGroup: 6, subscribers: [1, 3, 4, 5, 6] },
  /** Archived. */
  attic: { id: 22, name: 'attic', description: '', archived: true, subscribers: [5, 6] },
  /** Public; `member` is not subscribed. */
  design: { id: 23, name: 'design', description: 'Shapes and colours.', subscribers: [4, 6] },
  /** Private with protected history. Only `moderator` is subscribed. */
  secret: { id: 24, name: 'secret', description: '', inviteOnly: true, subscribers: [4] },
  /** More than 15 subscribers. The topic `lunch` in it has more than 15 participants: all of the crowd. */
  townhall: { id: 25, name: 'townhall', description: '', subscribers: [1, 3, 4, 5, ...crowd.map((u) => u.id)] },
  /** A default channel for new users. */
  welcome: { id: 26, name: 'welcome', description: 'Say hello.', isDefault: true, subscribers: [3, 5] },
  /** Examples change all of its properties. */
  workshop: { id: 27, name: 'workshop', description: 'Examples change it.', subscribers: [] },
  /** Examples make the first private and the second public. */
  opening: { id: 28, name: 'opening', description: '', inviteOnly: true, historyShared: true, subscribers: [1] },
  closing: { id: 29, name: 'closing', description: '', subscribers: [1] },
  /** Examples archive them. */
  ending: { id: 30, name: 'ending', description: '', subscribers: [] },
  endingToo: { id: 31, name: 'ending too', description: '', subscribers: [] },
  /** Archived; examples unarchive it. */
  returning: { id: 32, name: 'returning', description: '', archived: true, subscribers: [] },
  /** Examples unsubscribe users from it; no guest knows of it. */
  departures: { id: 40, name: 'departures', description: '', subscribers: [1, 3, 4, 5, 6, 8, 12] },
  /** Private; examples change the properties of `member`'s subscription. */
  tuned: { id: 41, name: 'tuned', description: '', inviteOnly: true, subscribers: [5] },
} as const
/** Channel folders. */
export const folders = {
  projects: { id: 1, name: 'Projects' },
  /** Examples change it. */
  changing: { id: 2, name: 'Changing' },
  old: { id: 3, name: 'Old', archived: true },
  /** Empty; examples archive it. */
  ending: { id: 4, name: 'Ending' },
} as const

/**
 * Sent in the order of their IDs, by the client `website`. `age` is in seconds, one hour by default. Read by all recipients except those in
 * `unreadBy`.
 */
export const messages = {
  lunch1: { id: 101, sender: 6, channel: 1, topic: 'lunch', content: 'Shall we go at noon?' },
  lunch2: { id: 102, sender: 5, channel: 1, topic: 'lunch', content: 'Yes, at noon.' },
  /** `member` has reacted with thumbs_up (1f44d). */
  reactedTo: { id: 103, sender: 6, channel: 1, topic: 'lunch', content: 'See you there!' },
  oldPlan1: { id: 104, sender: 5, channel: 1, topic: 'old plans', content: 'A plan of last month.', age: 30 * day },
  oldPlan2: { id: 105, sender: 5, channel: 1, topic: 'old plans', content: 'A newer plan.' },
  oldPlan3: { id: 106, sender: 5, channel: 1, topic: 'old plans', content: 'The newest plan.' },
  /** Direct. */
  hello: { id: 107, sender: 6, to: [5, 6], content: 'Hello, Mika.' },
  reply: { id: 108, sender: 5, to: [5, 6], content: 'Hello, Max.' },
  /** `member` is not subscribed to the channel, but may read it. */
  logo: { id: 109, sender: 4, channel: 23, topic: 'logo like https://example.com/logo', content: 'A first sketch.' },
  /** `member` may not see it. */
  budget: { id: 110, sender: 4, channel: 24, topic: 'budget', content: 'Confidential.' },
  /** Examples edit their content (111), move them (112, 113), resolve their topic (115). All by `member`. */
  toEdit: { id: 111, sender: 5, channel: 1, topic: 'edits', content: 'A sentance.', age: 0 },
  toMove1: { id: 112, sender: 5, channel: 1, topic: 'moves', content: 'This belongs elsewhere.' },
  toMove2: { id: 113, sender: 5, channel: 1, topic: 'more moves', content: 'So does this.' },
  /** Refers to the uploaded file `notes`. Removing the link by an edit detaches the file. */
  withFile: {
    id: 114,
    sender: 5,
    channel: 1,
    topic: 'files',
    content: 'See [notes.txt](/user_uploads/1/ab/notes0000000000000000000/notes.txt).',
    age: 0,
  },
  toResolve: { id: 115, sender: 5, channel: 1, topic: 'release', content: 'Shipped.' },
  /** Only `member2` may edit it. */
  notMine: { id: 116, sender: 6, channel: 1, topic: 'edits', content: 'Mine alone.' },
  /** Examples flag them. */
  toFlag1: { id: 117, sender: 6, channel: 1, topic: 'flags', content: 'Read me.', unreadBy: [5] },
  toFlag2: { id: 118, sender: 6, channel: 1, topic: 'flags', content: 'Star me.', unreadBy: [5] },
  /** Examples react to it; only `member2` has reacted, with the custom emoji `party`. */
  toReact: { id: 119, sender: 5, channel: 1, topic: 'reactions', content: 'How is this?' },
  /** Examples remove the reactions of `member`: heart, tada and party. */
  toReactNoMore: { id: 190, sender: 6, channel: 1, topic: 'more reactions', content: 'And this?' },
  /** In an archived channel. */
  inAttic: { id: 191, sender: 6, channel: 22, topic: 'dust', content: 'Long ago.' },
  /** In the topic of `crowdMessages`. */
  townhall: { id: 137, sender: 5, channel: 25, topic: 'lunch', content: 'Pizza it is.', age: 0 },
  /** Older than the limit for editing content (600 s); by `member`. */
  tooOldToEdit: { id: 138, sender: 5, channel: 1, topic: 'edits', content: 'Too late now.', age: 2 * day },
  /** No example changes them. `member2` has not read the first. */
  narrowed1: {
    id: 170,
    sender: 5,
    channel: 1,
    topic: 'narrows',
    content: 'Read [the manual](https://example.com/manual) first.',
    unreadBy: [6],
  },
  /** Examples delete them. */
  toDelete: { id: 220, sender: 5, channel: 1, topic: 'deletions', content: 'Never mind.', age: 0 },
  toDelete2: { id: 221, sender: 5, channel: 1, topic: 'deletions', content: 'Forget it.', age: 0 },
  toDelete3: { id: 222, sender: 5, channel: 1, topic: 'deletions', content: 'Nothing.', age: 0 },
  /** Examples delete their topic. */
  toDeleteTogether1: { id: 223, sender: 5, channel: 1, topic: 'passing remarks', content: 'By the way.' },
  toDeleteTogether2: { id: 224, sender: 6, channel: 1, topic: 'passing remarks', content: 'Aside from that.' },
  /** Examples change both. */
  poll: { id: 230, sender: 5, channel: 1, topic: 'polls', content: '/poll What are you drinking?\n- Tea\n- Coffee', age: 0 },
  todo: { id: 231, sender: 5, channel: 1, topic: 'polls', content: '/todo Party\nInvite: everybody\nCook' },
  /** No example changes it. */
  shownPoll: { id: 232, sender: 6, channel: 1, topic: 'polls', content: '/poll Today?\nYes\nNo' },
  narrowed2: { id: 171, sender: 6, channel: 1, topic: 'narrows', content: 'I have.' },
} as const

/** One message by each member of the crowd, in `townhall`. */
export const crowdMessages = crowd.map((member, i) => ({ id: 121 + i, sender: member.id, channel: 25, topic: 'lunch', content: 'I come.' }))

/** Plain text, but for an image. */
export const files = {
  /** Uploaded by `member`, shared by message 114. */
  notes: { id: 1, owner: 5, name: 'notes.txt', pathId: '1/ab/notes0000000000000000000/notes.txt', text: 'Some notes.\n' },
  /** Uploaded by `member2`, not shared. */
  unshared: { id: 2, owner: 6, name: 'diary.txt', pathId: '1/cd/diary0000000000000000000/diary.txt', text: 'Secret.\n' },
  /** Uploaded by `member`; examples delete it. */
  toDelete: { id: 3, owner: 5, name: 'draft.txt', pathId: '1/ef/draft0000000000000000000/draft.txt', text: 'A draft.\n' },
  /** Uploaded by `member`, not shared: an image of one pixel, whose bytes are all ASCII. */
  pixel: {
    ...{ id: 4, owner: 5, name: 'pixel.gif', pathId: '1/ab/pixel0000000000000000000/pixel.gif' },
    text: 'GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
  },
} as const

/** Temporary URLs of files that do not expire soon. */
export const fileLinks = { notes: { file: 1, token: 'seedlink-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' } } as const

/** 2030-03-17T17:46:40Z: the time in the future that examples use. */
export const future = 1_900_000_000
/** Due at `future`, except those that failed; ascending by ID. */
export const scheduledMessages = {
  channel: { id: 1, user: 5, channel: 1, topic: 'later', content: 'Good morning!' },
  direct: { id: 2, user: 5, to: [6], content: 'Do not forget.' },
  /** The server tried and failed to send it. */
  failed: { id: 3, user: 5, channel: 1, topic: 'later', content: 'Too late.', failed: true },
  /** The only one of `member2`. */
  foreign: { id: 4, user: 6, channel: 1, topic: 'later', content: 'Not yours.' },
  /** Failed too. Examples give it a new time, and also change 1 and 2. */
  failedToRetry: { id: 5, user: 5, channel: 1, topic: 'later', content: 'Much too late.', failed: true },
  /** Examples delete it. */
  toDelete: { id: 6, user: 5, channel: 1, topic: 'later', content: 'Never mind.' },
  /** Stays direct: no example changes it. */
  stillDirect: { id: 7, user: 5, to: [6], content: 'Do not forget this either.' },
} as const

/** Domains whose addresses may join. Examples change the first and remove the second. */
export const domains = ['changing.example', 'leaving.example'] as const

export const emoji = {
  party: { id: 1, name: 'party', author: 1 },
  /** Examples withdraw it. */
  company_confetti: { id: 2, name: 'company_confetti', author: 5 },
  streamer: { id: 3, name: 'streamer', author: 6 },
} as const
/** The reactions that the comments on the messages above mention. */
export const reactions = [
  { message: 103, user: 5, emoji: 'thumbs_up' },
  { message: 119, user: 6, emoji: 'party' },
  { message: 190, user: 5, emoji: 'heart' },
  { message: 190, user: 5, emoji: 'tada' },
  { message: 190, user: 5, emoji: 'party' },
] as const
export const linkifiers = {
  issue: { id: 1, pattern: '#(?P<id>[0-9]+)', urlTemplate: 'https://issues.example.com/{id}' },
  /** Examples change the first and remove the second. */
  toChange: { id: 2, pattern: 'RFC (?P<number>[0-9]+)', urlTemplate: 'https://www.rfc-editor.org/rfc/rfc{number}' },
  toDelete: { id: 3, pattern: 'CVE-(?P<number>[0-9]{4}-[0-9]{4,})', urlTemplate: 'https://www.cve.org/CVERecord?id=CVE-{number}' },
} as const
/** Code playgrounds. Examples remove the second. */
export const playgrounds = {
  rust: { id: 1, name: 'Rust playground', pygments_language: 'Rust', url_template: 'https://play.example.com/?code={code}' },
  toRemove: { id: 2, name: 'Old playground', pygments_language: 'Rust', url_template: 'https://old.example.com/?code={code}' },
} as const
export const profileFields = {
  phone: { id: 1, type: 1, name: 'Phone number' },
  biography: { id: 2, type: 2, name: 'Biography' },
  birthday: { id: 4, type: 4, name: 'Birthday' },
  mentor: { id: 6, type: 6, name: 'Mentor' },
  /** Examples change the first and delete the second. */
  toChange: { id: 11, type: 1, name: 'Handle' },
  toDelete: { id: 12, type: 5, name: 'Homepage' },
  /** Only administrators change its values. */
  badge: { id: 13, type: 1, name: 'Badge', editableByUser: false },
} as const
/** Profile field values of `member2`. Examples set the values of `changed`. */
export const profileValues = [
  { user: 6, field: 1, value: '555 0123' },
  { user: 6, field: 4, value: '1990-04-01' },
] as const
/** Views of `member` (examples change two and remove one) and of `member2`. */
export const navigationViews = {
  alerts: { user: 5, fragment: 'narrow/is/alerted', isPinned: true, name: 'Alert words' },
  /** A built-in view that `member` has unpinned. */
  starred: { user: 5, fragment: 'narrow/is/starred', isPinned: false, name: null },
  /** The only one of `member2`. */
  unread: { user: 6, fragment: 'narrow/is/unread', isPinned: true, name: 'Unread' },
  toDelete: { user: 5, fragment: 'narrow/channel/1-general', isPinned: true, name: 'General' },
} as const
/**
 * Push devices: the encryption key, and the relay's token if the device is registered. The relay's answer (`contract-tests/relay.ts`)
 * depends on the token. The devices belong to `member`; those that examples change belong to `changed`.
 */
export const devices = {
  working: { id: 1, user: 5, key: 'MSdpOVVC009XBzA5hV+4PxPFdGHxMUku4KyN3dyVQmQ9', keyId: 1001, token: 'M9/OJJ2D9J0=' },
  noKey: { id: 2, user: 10 },
  relayRefusesCredentials: { id: 3, user: 5, key: 'MUTWAb0pP47Mkof9Qg5aYkAbsoWic4dr3/xQI6XVg5dC', keyId: 1003, token: 'PIhPQZzHCYc=' },
  relayUnreachable: { id: 4, user: 5, key: 'MR0Tza3MZi8t9qtv+S5B2FVpIxulkHz8/Kpf3jrsYF8S', keyId: 1004, token: 'RezwtT4nqi0=' },
  relayBroken: { id: 5, user: 5, key: 'McbO4s5cDr42YvLyegw8FfaHob0WJCc6/HxlFlCZbg5n', keyId: 1005, token: 'PkGFpbOiaTk=' },
  toRemove: { id: 6, user: 5 },
  toRefuse: { id: 7, user: 5 },
  pending: { id: 8, user: 5, key: 'MXEC76jjeraKdg47sS9ikG4+uW1AEudxiIvqkShpUR5q', keyId: 1008, pendingToken: 'pdvLedfffMA=' },
} as const
/**
 * API keys beside the one that each user has. Examples revoke the first and the second. Those of the demo's users have the IDs from 1 on, in
 * the order above, and `quiet` has 11.
 */
export const apiKeys = {
  toRevoke: { id: 101, user: 5, name: 'Old laptop' },
  toRevokeByAdministrator: { id: 102, user: 14, name: 'Lost phone' },
  ofOwner: { id: 103, user: 1, name: 'Tablet' },
  /** Examples neither use nor revoke it. */
  spare: { id: 104, user: 4, name: 'Spare' },
} as const
/** Browser sessions, which are numbered with the keys. Examples end the first and the second. Nobody has their texts. */
export const sessions = {
  toEnd: { id: 111, user: 5, name: 'Chrome, Windows', address: '192.0.2.3' },
  toEndByAdministrator: { id: 112, user: 14, name: 'Chrome, Android', address: '192.0.2.14' },
  listed: { id: 113, user: 12, name: 'Firefox, Linux', address: '192.0.2.7' },
  /** Examples do not end it. */
  spare: { id: 114, user: 4, name: 'Edge, Windows', address: '192.0.2.4' },
  ofOwner: { id: 115, user: 1, name: 'Safari, iOS', address: '192.0.2.1' },
} as const
/** What `hook` was told of. */
export const botDeliveries = { failed: { id: 1, bot: 16, message: 107, status: 404, duration: 12 } } as const
/** What services sent to `hook` that made no message. */
export const unpostedWebhooks = [{ bot: 16, service: 'stripe', kind: 'balance.available', reason: 'unknown' }] as const
/** What bots store. Examples store more for `hook`, and delete what `rekeyedHook` stores. */
export const botStorage = [
  { user: 8, texts: { greeting: 'Hello' } },
  { user: 18, texts: { obsolete: 'Long ago' } },
] as const
/** Alert words by user. Examples add some to `changed` and remove some from `administrator`. */
export const alertWords = [
  { user: 6, words: ['release', 'Max'] },
  { user: 3, words: ['incident', 'outage'] },
] as const
/** The users that users have muted. Examples unmute the first, and mute more for `changed`. */
export const mutedUsers = [
  { user: 5, muted: 13 },
  { user: 10, muted: 11 },
] as const
/** Introductions that users have seen. Examples mark more for `changed`. */
export const seenSteps = [{ user: 10, step: 'visibility_policy_banner' }] as const
/** Drafts of `member2` and of `member` (examples change one and delete the other). */
export const drafts = {
  lunch: { id: 1, user: 6, channel: 1, topic: 'lunch', content: 'What about' },
  toChange: { id: 2, user: 5, channel: 1, topic: 'lunch', content: 'Whatever' },
  toDelete: { id: 3, user: 5, channel: 1, topic: 'lunch', content: 'Never mind.' },
} as const
/** Snippets of `member2` and of `member` (examples change one and delete the other). */
export const savedSnippets = {
  welcome: { id: 1, user: 6, title: 'Welcome', content: 'Welcome aboard!' },
  toChange: { id: 2, user: 5, title: 'Bye', content: 'Goodbye.' },
  toDelete: { id: 3, user: 5, title: 'Old', content: 'Never mind.' },
} as const
/** Reminders, due at `future`: the only one of `member2`, and one of `member` that examples delete. IDs follow those of scheduled messages. */
export const reminders = {
  lunch: { id: 8, user: 6, message: 102 },
  toDelete: { id: 9, user: 5, message: 102 },
} as const
/** The status of `member2`. */
export const statuses = { holiday: { user: 6, text: 'On holiday', emoji: 'palm_tree' } } as const
/** `member2` was last online and active a day ago. */
export const presence = { longAgo: { user: 6, age: day } } as const
/** Pending invitations; `multiuse` ones are reusable links. */
export const invitations = {
  /** Examples resend it. */
  pending: { id: 1, inviter: 3, email: 'pending@example.com', role: 400 },
  /** The only one of `member2`. */
  listed: { id: 2, inviter: 6, email: 'listed@example.com', role: 400 },
  listedLink: { id: 3, inviter: 6, multiuse: true, role: 600 },
  /** Examples revoke them. */
  toRevoke: { id: 4, inviter: 3, email: 'unwanted@example.com', role: 400 },
  toRevokeLink: { id: 5, inviter: 3, multiuse: true, role: 400 },
  /** Only owners may manage it. */
  ofOwner: { id: 6, inviter: 1, email: 'co-owner@example.com', role: 100 },
} as const
/** Event queues of `member`. */
export const queues = {
  /**
   * Has one event: a message of `member2`, sent after the queue was registered. The queue is narrowed to the message's topic, so that other
   * examples add no events. Every other parameter of its registration has its default.
   */
  waiting: {
    id: '11111111-1111-4111-8111-111111111111',
    eventTypes: ['message'],
    narrow: [
      ['channel', 'general'],
      ['topic', 'events'],
    ],
    message: { id: 139, sender: 6, channel: 1, topic: 'events', content: 'Something has happened.', unreadBy: [5] },
  },
  /** Examples delete it. */
  toDelete: { id: '22222222-2222-4222-8222-222222222222' },
} as const
/** The password of every user of the world except the bots. */
export const password = 'correct horse battery staple'
