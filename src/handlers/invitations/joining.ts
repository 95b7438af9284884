// The page on which an invitation is accepted: its content, and what submitting its form does.

import { type OpenInvitation, openInvitation } from '../../access/invitations/invitations.ts'
import { activeRealmAt, realmUrl } from '../../access/organisation/realms.ts'
import { acceptInvitation } from '../../actions/invitations/accept.ts'
import { requestInvitation } from '../../actions/invitations/invitations.ts'
import { type App, seconds } from '../../context.ts'
import { ApiError } from '../../errors.ts'
import { type Fault, type JoinForm, type Joining, type JoinView, laterView } from '../../http/pages/join-page.ts'
import type { Realm } from '../../models/realm.ts'
import { normaliseEmail } from '../../values/email-addresses.ts'

/** The labels of the form's fields. */
const LABELS: [name: NonNullable<Fault['field']>, label: string][] = [
  ['full_name', 'Your name'],
  ['email', 'The email address'],
  ['password', 'The password'],
]
interface Found extends OpenInvitation {
  realm: Realm
}

/** The handlers of `/join/{token}`. */
export function joining(app: App): Joining {
  const safely = (work: () => Promise<JoinView>): Promise<JoinView> =>
    work().catch((error): JoinView => {
      if (error instanceof ApiError && error.status === 404) return { kind: 'gone' }
      if (error instanceof ApiError && error.code === 'SERVER_BUSY') return laterView(error)
      // The token in the URL is a secret, so the URL is not logged.
      app.log.error({ err: error }, 'an invitation page failed')
      return { kind: 'broken' }
    })
  const find = async (host: string, token: string): Promise<Found | undefined> => {
    const realm = await activeRealmAt(host, app.config.externalUrl)
    const open = realm ? await openInvitation(realm, token, seconds(new Date())) : undefined
    return realm && open ? { realm, ...open } : undefined
  }
  return {
    open: (host, token) =>
      safely(async () => {
        const found = await find(host, token)
        return found ? formOf(found, { fullName: '', email: '', password: '' }) : { kind: 'gone' }
      }),
    submit: (host, token, form) =>
      safely(async () => {
        const found = await find(host, token)
        if (!found) return { kind: 'gone' }
        try {
          return await submit(app, found, token, form)
        } catch (error) {
          if (!(error instanceof ApiError) || error.code !== 'BAD_REQUEST') throw error
          return { ...formOf(found, form), fault: faultOf(error) }
        }
      }),
  }
}

async function submit(app: App, { realm, invitation }: Found, token: string, form: JoinForm): Promise<JoinView> {
  const now = new Date()
  if (invitation.email === null) {
    const email = normaliseEmail(form.email)
    await requestInvitation(app, realm, token, email, now)
    return { kind: 'mailed', email }
  }
  const user = await acceptInvitation(app, realm, token, { fullName: form.fullName, password: form.password, now })
  return { kind: 'welcome', realmName: realm.name, url: realmUrl(app.config, realm), email: user.delivery_email, fullName: user.full_name }
}

function formOf({ realm, invitation, inviter }: Found, { fullName, email }: JoinForm): JoinView & { kind: 'account' | 'address' } {
  const shared = { realmName: realm.name, inviterName: inviter.full_name }
  return invitation.email === null
    ? { kind: 'address', ...shared, email }
    : { kind: 'account', ...shared, email: invitation.email, fullName }
}

/** Replaces the quoted parameter of an error message by the label of its field. */
function faultOf({ message }: ApiError): Fault {
  const named = LABELS.find(([name]) => message.startsWith(`'${name}'`))
  if (!named) return { field: undefined, text: message }
  return { field: named[0], text: `${named[1]}${message.slice(named[0].length + 2)}` }
}
