// What the name of a client implies about it.

const PERSONAL = new Set([
  // Every browser.
  'mozilla',
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

/** Whether a person uses the client interactively, so that senders have read what they send (`read_by_sender`). */
export function isPersonalClient(name: string): boolean {
  return PERSONAL.has(name.toLowerCase())
}
