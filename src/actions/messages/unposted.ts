// What services send that makes no message.

import type { UserContext } from '../../context.ts'
import { change } from '../../events/change.ts'
import { UNPOSTED_LIMITS } from '../../limits.ts'
import { UnpostedWebhook } from '../../models/unposted-webhook.ts'
import { printablePart } from '../../values/text.ts'

/**
 * Notes for the owner of the caller, a bot, that a kind of event of a service made no message. The time of a known kind is written once a
 * minute, and a bot to which too many kinds were sent gets no further one. (sendWebhookMessage)
 */
export async function noteUnposted(
  ctx: UserContext,
  { service, kind: said, reason }: Pick<UnpostedWebhook, 'service' | 'kind' | 'reason'>,
): Promise<void> {
  const { viewer: bot, now } = ctx
  const kind = printablePart(said, UNPOSTED_LIMITS.kindLength)
  const compare = (known: readonly UnpostedWebhook[]): { row: UnpostedWebhook | undefined; isNews: boolean } => {
    const row = known.find((one) => one.service === service && one.kind === kind)
    return { row, isNews: row ? row.last_at <= now - UNPOSTED_LIMITS.quiet || row.reason !== reason : known.length < UNPOSTED_LIMITS.kinds }
  }
  if (!compare(await UnpostedWebhook.findOf(bot.id)).isNews) return
  // The caller's account is locked, so that concurrent requests see each other's notes.
  await change(ctx, async ({ tx }) => {
    const { row, isNews } = compare(await UnpostedWebhook.findOf(bot.id, tx))
    const noted = { realm_id: bot.realm_id, user_id: bot.id, service, kind, reason, first_at: now, last_at: now }
    if (isNews) await UnpostedWebhook.note(row, noted, tx)
  })
}
