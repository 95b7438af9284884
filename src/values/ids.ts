// IDs in text.

/** The pattern of an ID: at most nine digits, so that it fits every column. */
export const ID_PATTERN = '[1-9][0-9]{0,8}'
const ID = new RegExp(`^${ID_PATTERN}$`)

/** The ID that a text is; undefined if it is none. */
export function idIn(text: string): number | undefined {
  return ID.test(text) ? Number(text) : undefined
}
