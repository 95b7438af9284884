// The links in mails about messages that end mails like them. Each is signed, and works as long as the account has its address.

import { type App, serverContext } from '../../../context.ts'
import { Channel } from '../../../models/channel.ts'
import type { Realm } from '../../../models/realm.ts'
import { Subscription } from '../../../models/subscription.ts'
import { User } from '../../../models/user.ts'
import { isSigned, partsOfToken, signToken } from '../../../secrets/signed-links.ts'
import { preference } from '../../../settings/preferences.ts'
import { updateProperties } from '../../channels/subscriptions.ts'
import { updateSettingsOfOthers } from '../../people/settings.ts'

/** What is ended: mails about direct messages and mentions, those about followed topics, digests, or mails about the channel with this ID. */
type Ended = keyof typeof PREFERENCE | number

/** What a link ends, for a page. */
export type UnsubscribeLink = { user: User; isEnded: boolean } & ({ what: keyof typeof PREFERENCE } | { what: 'channel'; channel: Channel })

const PURPOSE = 'unsubscribe'
const PREFERENCE = {
  personal: 'enable_offline_email_notifications',
  followed: 'enable_followed_topic_email_notifications',
  digest: 'enable_digest_emails',
} as const

/** The path of a link, below the organisation's URL. */
export function unsubscribePath(realm: Realm, user: User, what: Ended): string {
  const parts = [String(user.id), String(what)]
  return `/unsubscribe/${signToken({ secret: realm.link_secret, purpose: PURPOSE, parts, bound: user.email_key })}`
}

/** What a link ends. Undefined for a link that is not genuine, and if there is nothing that it could end. */
export async function readUnsubscribe(realm: Realm, token: string): Promise<UnsubscribeLink | undefined> {
  const [id = '', what = '', ...others] = partsOfToken(token)
  if (others.length > 0 || !isId(id)) return undefined
  const [user] = await User.findByIds(realm.id, [Number(id)])
  const signed = { secret: realm.link_secret, purpose: PURPOSE, parts: [id, what], bound: user?.email_key ?? '' }
  if (!user?.is_active || !isSigned(token, signed)) return undefined
  if (isPreference(what)) return { user, what, isEnded: !preference(user, PREFERENCE[what]) }
  const channel = isId(what) ? await Channel.findByIdIn(realm.id, Number(what)) : null
  const subscription = channel && (await Subscription.findOneOf(user.id, channel.id))
  if (!channel || !subscription?.is_active) return undefined
  return { user, what: 'channel', channel, isEnded: subscription.email_notifications === false }
}

/** Ends what a link ends, and announces that to the user's clients. Undefined as for `readUnsubscribe`. */
export async function unsubscribe(app: App, realm: Realm, token: string, now: number): Promise<UnsubscribeLink | undefined> {
  const link = await readUnsubscribe(realm, token)
  if (!link || link.isEnded) return link
  const ctx = serverContext(app, realm, now, link.user)
  if (link.what === 'channel') await updateProperties(ctx, [{ channelId: link.channel.id, property: 'email_notifications', value: false }])
  else await updateSettingsOfOthers(ctx, [link.user], { [PREFERENCE[link.what]]: false }, { skipEdited: false })
  return { ...link, isEnded: true }
}

function isPreference(what: string): what is keyof typeof PREFERENCE {
  return Object.hasOwn(PREFERENCE, what)
}

function isId(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text)
}
