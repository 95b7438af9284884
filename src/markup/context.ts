// The input and findings of parsing blocks and of one rendering, kept in the parser's environment.

import type { Token } from 'markdown-it'
import { nameKey } from '../values/text.ts'
import type { Found } from './references.ts'

/** An uploaded file that a text links to. */
export interface Upload {
  /** What thumbnails it has. Null until that is known. */
  thumbnails: 'still' | 'animated' | 'none' | null
  /** The sides of an image that has thumbnails, upright, in pixels. */
  image_width: number | null
  image_height: number | null
}

/** What a text can refer to, as its author may see it. */
export interface Referents {
  /** If several share a name, the first active one is meant. */
  users: readonly { id: number; fullName: string; isActive: boolean }[]
  groups: readonly { id: number; name: string; isActive: boolean }[]
  /** The channels that the author may know of. */
  channels: readonly { id: number; name: string }[]
  /** By name. */
  customEmoji: ReadonlyMap<string, { id: string; url: string }>
  /** The links that the organisation's linkifiers find: from `start` up to but excluding `end`, ascending, without overlaps. */
  linkify(text: string): readonly { start: number; end: number; text: string; url: string }[]
  /** Files that the text links to and its author may read, by path ID. */
  uploads: ReadonlyMap<string, Upload>
  /** Whether the author wants emoticons to become emoji. */
  translatesEmoticons: boolean
  /** The organisation's URL, with which links to its files can start. Undefined: only relative links lead to files. */
  url: string | undefined
}

/** The referents of a text that refers to nothing. */
export const NO_REFERENTS: Referents = {
  users: [],
  groups: [],
  channels: [],
  customEmoji: new Map(),
  uploads: new Map(),
  linkify: () => [],
  translatesEmoticons: false,
  url: undefined,
}

type Named = { id: number; name: string; isActive: boolean }

/** The budget of the blocks of a text. */
interface BlockBudget {
  /** Remaining table cells. */
  cells: number
  /** The number of list items in the whole text. Undefined until they are counted. */
  listItems: number | undefined
  /** The lines of nested list items. */
  nested: Set<number>
  /** By the level of blocks, the line up to which the lines of lists have been moved. */
  moved: Map<number, number>
  /** By the line of a fence in a list that has been moved, the column at which it was typed. */
  fences: Map<number, number>
}

export interface Context {
  /** The blocks of the text. */
  blocks: Token[]
  /** The references in the piece of text that is being read. */
  found: Found
  userById(id: number): Named | undefined
  userByName(name: string): Named | undefined
  groupByName(name: string): Named | undefined
  channelByName(name: string): { id: number; name: string } | undefined
  referents: Referents
  /** The text is a description or a profile value, not a message: formulas and emoji characters stay as they are typed. */
  isPlain: boolean
  /** Whether the current text is quoted, so that its mentions are silent. */
  inQuote: boolean
  /**
   * What is left for formulas: their number, characters of their source (costly ones count several times), and characters of their HTML,
   * which can be a thousand times longer.
   */
  math: { formulas: number; source: number; html: number }
  /** How many more emoji become elements. Each is a hundred characters of HTML. */
  emoji: number
  userIds: Set<number>
  groupIds: Set<number>
  channelWildcard: boolean
  topicWildcard: boolean
  /** Link targets, as in the HTML. */
  links: string[]
}

/** Creates the context of one rendering. */
export function createContext(blocks: Token[], referents: Referents, isPlain: boolean): Context {
  const users = referents.users.map(({ id, fullName, isActive }) => ({ id, name: fullName, isActive }))
  const byName = {
    users: index(users),
    groups: index(referents.groups),
    channels: index(referents.channels.map(({ id, name }) => ({ id, name, isActive: true }))),
  }
  const byId = new Map(users.map((user) => [user.id, user]))
  return {
    blocks,
    found: new Map(),
    userById: (id) => byId.get(id),
    userByName: (name) => byName.users.get(nameKey(name)),
    groupByName: (name) => byName.groups.get(nameKey(name)),
    channelByName: (name) => byName.channels.get(nameKey(name)),
    referents,
    isPlain,
    inQuote: false,
    math: { formulas: 100, source: 2_000, html: 200_000 },
    emoji: 2_000,
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

/** The context in a state of the parser. */
export function contextOf({ env }: { env: { [key: string]: unknown } }): Context {
  return env.context as Context
}

/** The budget in the environment in which blocks are read. */
export function createBudget(): { budget: BlockBudget } {
  return { budget: { cells: 2_000, listItems: undefined, nested: new Set(), moved: new Map(), fences: new Map() } }
}

/** The budget in a state of the parser of blocks. */
export function budgetOf({ env }: { env: { [key: string]: unknown } }): BlockBudget {
  return env.budget as BlockBudget
}
