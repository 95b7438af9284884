// The roles of users in an organisation, with their numbers on the wire. The lower the number, the more a user may do.

export const ROLE = { owner: 100, administrator: 200, moderator: 300, member: 400, guest: 600 } as const

/** Whether a user is an administrator or an owner. */
export function isAdministrator({ role }: { role: number }): boolean {
  return role <= ROLE.administrator
}

/** The word for a role. */
export function roleName(role: number): string {
  return Object.entries(ROLE).find(([, value]) => value === role)?.[0] ?? String(role)
}

/** Whether a role may do more than another. */
export function isAbove(role: number, other: number): boolean {
  return role < other
}
