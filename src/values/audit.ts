// The audit log: what its entries say. Pure.

export type AuditAction =
  | ('added' | 'changed' | 'removed' | 'deactivated' | 'reactivated' | 'exported' | 'imported' | 'purged')
  /** Not a change: logins to an account, or to none, with a wrong password. */
  | 'login_failed'
export type AuditSubject =
  | ('channel' | 'channel_folder' | 'domain' | 'emoji' | 'group' | 'invitation')
  | ('linkifier' | 'message' | 'organisation' | 'playground' | 'profile_field' | 'user' | 'user_settings_defaults')

/** A property before and after a change. Null where it did not exist, and for secrets, which the log must not hold. */
export interface AuditChange {
  property: string
  before: unknown
  after: unknown
}

/** What was done to one subject. */
export interface AuditRecord {
  action: AuditAction
  subject: AuditSubject
  /** Null if the subject has no ID. */
  id: number | null
  /** What people call the subject. Empty if it has no name. */
  name: string
  changes?: readonly AuditChange[]
}

/** The properties whose values differ, in the order of `after`. What only one side has was, or becomes, null. */
export function differences(before: object, after: object): AuditChange[] {
  const [old, current] = [before, after] as [Record<string, unknown>, Record<string, unknown>]
  return Object.keys({ ...current, ...old }).flatMap((property) => {
    const change = { property, before: old[property] ?? null, after: current[property] ?? null }
    return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [change]
  })
}

/** The new values of some properties of something, beside its former ones. */
export function changesTo<T extends object>(before: T, after: Partial<T>): AuditChange[] {
  return differences(Object.fromEntries(Object.keys(after).map((name) => [name, Reflect.get(before, name)])), after)
}

/** What a change added to a list and removed from it, if anything. */
export function listChange(
  property: string,
  { add = [], remove = [] }: { add?: readonly unknown[]; remove?: readonly unknown[] },
): AuditChange[] {
  return add.length + remove.length === 0 ? [] : [{ property, before: { removed: remove }, after: { added: add } }]
}
