// IDs in texts.

/** The highest ID that a column holds. */
export const MAX_ID = 2_147_483_647

/** The pattern of an ID: at most nine digits, so that it fits every column. */
export const ID_PATTERN = '[1-9][0-9]{0,8}'
const ID = new RegExp(`^${ID_PATTERN}$`)

/** The ID in a text, or undefined if the text is not an ID. */
export function idIn(text: string): number | undefined {
  return ID.test(text) ? Number(text) : undefined
}
