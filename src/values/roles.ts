// What a user is in an organisation, as it stands on the wire: the lower, the more they may do.

export const ROLE = { owner: 100, administrator: 200, moderator: 300, member: 400, guest: 600 } as const
