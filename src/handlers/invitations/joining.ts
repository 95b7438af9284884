// The pages on which people join: their content, and what submitting their forms does.

import { accountJoined, isOpenToAll, type OpenInvitation, openInvitation } from '../../access/invitations/invitations.ts'
import { activeRealmAt, realmUrl } from '../../access/organisation/realms.ts'
import { acceptsPasswords } from '../../access/people/credentials.ts'
import { acceptInvitation } from '../../actions/invitations/accept.ts'
import { gone, requestInvitation } from '../../actions/invitations/invitations.ts'
import { JOIN_PATH, mayAskToJoin, requestAccount } from '../../actions/invitations/join.ts'
import { type App, visitorContext } from '../../context.ts'
import { ApiError } from '../../errors.ts'
import { faultOf, isFault } from '../../http/pages/form-page.ts'
import { JOIN_LABELS, type JoinForm, type Joining, type JoinView, type Submitted } from '../../http/pages/join.ts'
import type { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import { vouchersOf } from '../../providers.ts'
import { unixTime } from '../../values/dates.ts'
import { normaliseEmail } from '../../values/email-addresses.ts'

/** The handlers of `/join` and `/join/{token}`. */
export function joining(app: App): Joining {
  const realmOf = async (host: string): Promise<Realm> => {
    const realm = await activeRealmAt(app, host)
    if (!realm) throw gone()
    return realm
  }
  /** Shows what became of an invitation that was accepted with the same link, and where to get another one. */
  const visit = async (
    host: string,
    token: string,
    visitOpen: (realm: Realm, open: OpenInvitation) => Promise<JoinView>,
  ): Promise<JoinView> => {
    const realm = await realmOf(host)
    try {
      const open = await openInvitation(realm, token, unixTime())
      if (!open) throw gone()
      return await visitOpen(realm, open)
    } catch (error) {
      const user = error instanceof ApiError && error.status === 404 ? await accountJoined(realm, token) : undefined
      if (user) return welcome(app, realm, user, { isByThis: false })
      if (error instanceof ApiError && error.status === 404 && mayAskToJoin(app, realm)) return { kind: 'again' }
      throw error
    }
  }
  return {
    openDoor: async (host) => doorOf(app, await realmOf(host), ''),
    ask: async (host, { form, origin, language }) => {
      const realm = await realmOf(host)
      const email = normaliseEmail(form.email)
      const door = doorOf(app, realm, form.email)
      if (door.kind === 'closed') return door
      try {
        await requestAccount(visitorContext(app, realm, origin), { email, language })
        return { kind: 'asked', email }
      } catch (error) {
        if (!isFault(error)) throw error
        return { ...door, fault: faultOf(error, JOIN_LABELS) }
      }
    },
    open: (host, token) =>
      visit(host, token, async (realm, open) => formOf(app, realm, { open, token, form: { fullName: '', email: '', password: '' } })),
    submit: (host, token, submitted) =>
      visit(host, token, async (realm, open) => {
        try {
          return await submit(app, { realm, open, token, ...submitted })
        } catch (error) {
          if (!isFault(error)) throw error
          return { ...formOf(app, realm, { open, token, form: submitted.form }), fault: faultOf(error, JOIN_LABELS) }
        }
      }),
  }
}

async function submit(
  app: App,
  { realm, open: { invitation }, token, form, origin }: { realm: Realm; open: OpenInvitation; token: string } & Submitted,
): Promise<JoinView> {
  const ctx = visitorContext(app, realm, origin)
  if (invitation.email === null) {
    const email = normaliseEmail(form.email)
    await requestInvitation(ctx, token, email)
    return { kind: 'mailed', email }
  }
  const user = await acceptInvitation(ctx, token, { fullName: form.fullName, password: form.password })
  return welcome(app, realm, user, { isByThis: true })
}

function welcome({ config }: App, realm: Realm, user: User, { isByThis }: { isByThis: boolean }): JoinView {
  const { delivery_email: email, full_name: fullName } = user
  return { kind: 'welcome', realmName: realm.name, url: realmUrl(config, realm), email, fullName, isByThis }
}

/** What somebody without an invitation finds. */
function doorOf(app: App, realm: Realm, email: string): JoinView & { kind: 'address' | 'closed' } {
  const ways = { byForm: mayAskToJoin(app, realm), vouchers: vouchersOf(app.config, realm), path: JOIN_PATH }
  const isOpen = ways.byForm || (ways.vouchers.length > 0 && isOpenToAll(realm))
  return isOpen ? { kind: 'address', realmName: realm.name, inviterName: undefined, email, ...ways } : { kind: 'closed' }
}

function formOf(
  { config }: App,
  realm: Realm,
  { open: { invitation, inviter }, token, form: { fullName, email } }: { open: OpenInvitation; token: string; form: JoinForm },
): JoinView & { kind: 'account' | 'address' } {
  const vouchers = vouchersOf(config, realm)
  const ways = { byForm: acceptsPasswords({ config }, realm) || vouchers.length === 0, vouchers, path: `${JOIN_PATH}/${token}` }
  const shared = { realmName: realm.name, inviterName: inviter?.full_name, ...ways }
  return invitation.email === null
    ? { kind: 'address', ...shared, email }
    : { kind: 'account', ...shared, email: invitation.email, fullName }
}
