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
const LINK =
  /(?<![\p{L}\p{N}./@\]_~%-])(https?:\/\/[^\s/?#<>"'()\]]+)?(\/user_uploads\/(?:thumbnail\/)?|\/user_avatars\/|\/?#narrow\/)([^\s<>"')\]]*)/gu
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
  return changedLinks(text, names.url.from, (host, kind, rest) => {
    const moved = kind.endsWith('#narrow/') ? movedNarrow(rest, names) : movedPath(rest, names)
    return `${host === undefined ? '' : names.url.to}${kind}${moved}`
  })
}

function changedLinks(text: string, own: string, change: (host: string | undefined, kind: string, rest: string) => string): string {
  if (!/\/user_|#narrow\//.test(text)) return text
  return text.replace(LINK, (whole, host: string | undefined, kind: string, rest: string) =>
    host === undefined || host === own ? change(host, kind, rest) : whole,
  )
}

/** Changes the operands of pairs of an operator and an operand, all separated by slashes. */
function changedOperands(narrow: string, change: (operator: string, operand: string) => string): string {
  const parts = narrow.split('/')
  return parts.map((part, i) => (i % 2 === 1 ? change(parts[i - 1]?.replace(/^-/, '') ?? '', part) : part)).join('/')
}

function movedNarrow(narrow: string, names: MovedNames): string {
  return changedOperands(narrow, (operator, operand) => movedOperand(operator, operand, names))
}

/** Somebody who is to be named by the ID alone. */
interface NamelessPerson {
  id: number
  /** Whether a text is an address of theirs. */
  hasAddress(text: string): boolean
}

/** A text or HTML in which links to narrows of the organisation name a person by the ID alone. `own`: its URL. */
export function namelessLinks(text: string, person: NamelessPerson, own: string): string {
  return changedLinks(text, own, (host = '', kind, rest) => host + kind + (kind.endsWith('#narrow/') ? namelessNarrow(rest, person) : rest))
}

/** The fragment of a URL, without its `#`, in which a narrow names a person by the ID alone. */
export function namelessFragment(fragment: string, person: NamelessPerson): string {
  return fragment.startsWith('narrow/') ? `narrow/${namelessNarrow(fragment.slice('narrow/'.length), person)}` : fragment
}

/** Operators whose operands are people: IDs, with words for readers after a hyphen, or addresses. */
const OF_PEOPLE = new Set(['dm', 'dm-including', 'pm-with', 'group-pm-with', 'sender', 'from'])

function namelessNarrow(narrow: string, { id, hasAddress }: NamelessPerson): string {
  return changedOperands(narrow, (operator, operand) => {
    if (!OF_PEOPLE.has(operator)) return operand
    const [, ids] = /^([0-9]+(?:,[0-9]+)*)-/.exec(operand) ?? []
    if (ids !== undefined) return ids.split(',').includes(String(id)) ? ids : operand
    return operand
      .split(/,|%2C|\.2C/i)
      .map((one) => (readings(one).some(hasAddress) ? String(id) : one))
      .join(',')
  })
}

/** What an encoded operand can stand for: clients write a dot for each percent sign, and some leave other dots. */
function readings(operand: string): string[] {
  return [operand, operand.replaceAll('.', '%'), operand.replace(/\.(?=40|2E)/gi, '%')].flatMap((one) => {
    try {
      return [decodeURIComponent(one)]
    } catch {
      return []
    }
  })
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
