// What the name of a client's program says.

const PERSONAL = new Set([
  'website',
  'ios',
  'android',
  'snipe',
  'zulipandroid',
  'zulipios',
  'zulipdesktop',
  'zulipmobile',
  'zulipelectron',
  'zulipterminal',
])

/** Whether a person sits before the client: who sends has read. (Specification: read_by_sender) */
export function isPersonalClient(name: string): boolean {
  return PERSONAL.has(name.toLowerCase())
}
