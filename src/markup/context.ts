// What one rendering knows, and what it finds. It travels in the parser's environment.

import { nameKey } from '../values/text.ts'

/** What a text may refer to, loaded for its author. */
export interface Referents {
  /** Where several have the same name, the first of them that is active is meant. */
  users: readonly { id: number; fullName: string; isActive: boolean }[]
  groups: readonly { id: number; name: string; isActive: boolean }[]
  /** Those that the author may know of. */
  channels: readonly { id: number; name: string }[]
  /** By name. */
  customEmoji: ReadonlyMap<string, { id: string; url: string }>
  /** The links that the organisation's linkifiers find: from `start` to before `end`, ascending, not overlapping. */
  linkify(text: string): readonly { start: number; end: number; text: string; url: string }[]
  /** The organisation's, which links to its files may begin with. Undefined: only relative ones lead to files. */
  url: string | undefined
}

/** A text that refers to nobody and nothing. */
export const NO_REFERENTS: Referents = { users: [], groups: [], channels: [], customEmoji: new Map(), linkify: () => [], url: undefined }

type Named = { id: number; name: string; isActive: boolean }

export interface Context {
  userById(id: number): Named | undefined
  userByName(name: string): Named | undefined
  groupByName(name: string): Named | undefined
  channelByName(name: string): { id: number; name: string } | undefined
  referents: Referents
  /** A short text of an organisation or a profile, not a message: formulas and emoji characters stay as they are typed. */
  isPlain: boolean
  /** Whether the text that is read stands in a quote: its mentions are silent. */
  inQuote: boolean
  /** How many more characters of formulas are typeset, and of HTML made of them: it can be a thousandfold. */
  math: { source: number; html: number }
  /** How many more emoji become elements: each is a hundred characters of HTML. */
  emoji: number
  /** How many more cells tables may have. */
  cells: number
  userIds: Set<number>
  groupIds: Set<number>
  channelWildcard: boolean
  topicWildcard: boolean
  /** Targets of links, as they stand in the HTML. */
  links: string[]
}

/** For one rendering. */
export function createContext(referents: Referents, isPlain: boolean): Context {
  const users = referents.users.map(({ id, fullName, isActive }) => ({ id, name: fullName, isActive }))
  const byName = {
    users: index(users),
    groups: index(referents.groups),
    channels: index(referents.channels.map(({ id, name }) => ({ id, name, isActive: true }))),
  }
  const byId = new Map(users.map((user) => [user.id, user]))
  return {
    userById: (id) => byId.get(id),
    userByName: (name) => byName.users.get(nameKey(name)),
    groupByName: (name) => byName.groups.get(nameKey(name)),
    channelByName: (name) => byName.channels.get(nameKey(name)),
    referents,
    isPlain,
    inQuote: false,
    math: { source: 2_000, html: 200_000 },
    emoji: 2_000,
    cells: 2_000,
    userIds: new Set(),
    groupIds: new Set(),
    channelWildcard: false,
    topicWildcard: false,
    links: [],
  }
}

function index(subjects: readonly Named[]): Map<string, Named> {
  const found = new Map<string, Named>()
  for (const subject of subjects) {
    const key = nameKey(subject.name)
    if (!found.get(key)?.isActive && (subject.isActive || !found.has(key))) found.set(key, subject)
  }
  return found
}

/** The context of a state of the parser. */
export function contextOf({ env }: { env: { [key: string]: unknown } }): Context {
  return env.context as Context
}
