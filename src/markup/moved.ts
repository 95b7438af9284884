// Texts that move with their organisation to a server on which everything has other IDs: what in them names something by its ID, and links
// to the organisation itself. Pure.

import { withOtherIds } from './references.ts'

/** The IDs that things have now, by those that they had. Undefined for what has not moved. */
export interface MovedNames {
  user(id: number): number | undefined
  group(id: number): number | undefined
  channel(id: number): number | undefined
  message(id: number): number | undefined
  realmId: { from: number; to: number }
  /** Of the organisation, without a trailing slash. */
  url: { from: string; to: string }
}

/** A link to a file, to the image of an emoji or to a narrow, of this organisation or of another host: host, kind, the rest. */
const LINK = /(?<![\p{L}\p{N}./@\]_~%-])(https?:\/\/[^\s/?#<>"'()\]]+)?(\/user_uploads\/|\/user_avatars\/|\/?#narrow\/)([^\s<>"')\]]*)/gu
/** The path of a file or of an image, from the ID of its organisation on. */
const PATH = /^([0-9]+)(?=\/)/
const TAG = /<[a-z][^<>]*>/g
const ATTRIBUTE = /(data-user-id|data-user-group-id|data-stream-id)="([0-9]+)"/g
/** The ID of what does not exist. */
const NOTHING = 0

/** Markdown. */
export function movedText(text: string, names: MovedNames): string {
  return movedLinks(withOtherIds(text, names), names)
}

/** HTML of `render`. */
export function movedHtml(html: string, names: MovedNames): string {
  const of = { 'data-user-id': names.user, 'data-user-group-id': names.group, 'data-stream-id': names.channel }
  const moved = html.includes('="')
    ? html.replace(TAG, (tag) =>
        tag.replace(ATTRIBUTE, (_, name: keyof typeof of, id: string) => `${name}="${of[name](Number(id)) ?? NOTHING}"`),
      )
    : html
  return movedLinks(moved, names)
}

/** The fragment of a URL, without its `#`. */
export function movedFragment(fragment: string, names: MovedNames): string {
  return fragment.startsWith('narrow/') ? `narrow/${movedNarrow(fragment.slice('narrow/'.length), names)}` : fragment
}

/** The path of a file in the store. */
export function movedPath(path: string, { realmId }: Pick<MovedNames, 'realmId'>): string {
  return path.replace(PATH, (id) => String(Number(id) === realmId.from ? realmId.to : id))
}

function movedLinks(text: string, names: MovedNames): string {
  if (!/\/user_|#narrow\//.test(text)) return text
  return text.replace(LINK, (whole, host: string | undefined, kind: string, rest: string) => {
    if (host !== undefined && host !== names.url.from) return whole
    const moved = kind.endsWith('#narrow/') ? movedNarrow(rest, names) : movedPath(rest, names)
    return `${host === undefined ? '' : names.url.to}${kind}${moved}`
  })
}

/** Pairs of an operator and an operand, all separated by slashes. */
function movedNarrow(narrow: string, names: MovedNames): string {
  const parts = narrow.split('/')
  return parts.map((part, i) => (i % 2 === 1 ? movedOperand(parts[i - 1]?.replace(/^-/, '') ?? '', part, names) : part)).join('/')
}

function movedOperand(operator: string, operand: string, { user, channel, message }: MovedNames): string {
  const move = (pattern: RegExp, of: (id: number) => number | undefined): string =>
    operand.replace(pattern, (ids) => ids.replace(/[0-9]+/g, (id) => String(of(Number(id)) ?? id)))
  switch (operator) {
    case 'channel':
    case 'stream':
      return move(/^[0-9]+(?=-|$)/, channel)
    case 'dm':
    case 'dm-including':
    case 'pm-with':
    case 'group-pm-with':
    case 'sender':
      return move(/^[0-9]+(?:,[0-9]+)*(?=-|$)/, user)
    case 'near':
    case 'with':
    case 'id':
      return move(/^[0-9]+/, message)
    default:
      return operand
  }
}
