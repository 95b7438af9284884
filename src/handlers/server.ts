// Server settings, which need no credentials.

import { realmIcon, realmUrl } from '../access/organisation/realms.ts'
import { acceptsPasswords } from '../access/people/credentials.ts'
import { hasSpectators } from '../access/people/spectators.ts'
import type { App } from '../context.ts'
import type { Handler } from '../http/handler.ts'
import { signInPath } from '../http/session.ts'
import type { Output } from '../http/types.ts'
import { FEATURE_LEVEL } from '../limits.ts'
import { renderPlain } from '../markup/index.ts'
import type { Realm } from '../models/realm.ts'
import { directoryOf, providersOf } from '../providers.ts'

export const getServerSettings: Handler<'getServerSettings'> = async ({ app, realm, userAgent }) => {
  const methods = realm ? methodsOf(app, realm) : []
  const byEmail = realm ? acceptsPasswords(app, realm) : app.config.passwordAuth
  const byDirectory = realm !== undefined && directoryOf(app.config, realm) !== undefined
  return {
    authentication_methods: {
      password: byEmail || byDirectory,
      dev: !app.config.production,
      email: byEmail,
      ldap: byDirectory,
      remoteuser: false,
      saml: false,
      'openid connect': methods.length > 0,
      apple: false,
      azuread: false,
      discord: false,
      github: false,
      gitlab: false,
      google: false,
    },
    external_authentication_methods: methods,
    service_feature_level: FEATURE_LEVEL,
    service_version: app.config.version,
    service_merge_base: app.config.mergeBase,
    push_notifications_enabled: app.relay !== undefined,
    is_incompatible: isTooOld(userAgent, app.config.minClientVersions),
    email_auth_enabled: byEmail,
    require_email_format_usernames: !byDirectory,
    ...(realm ? realmFields(app, realm) : {}),
  }
}

/** The providers of single sign-on of an organisation. People who have no account yet begin as all others do. */
function methodsOf({ config }: App, realm: Realm): Output<'getServerSettings'>['external_authentication_methods'] {
  return providersOf(config, realm).map(({ name, displayName, icon }) => ({
    name,
    display_name: displayName,
    display_icon: icon ? `${signInPath(name)}/icon` : null,
    login_url: signInPath(name),
    signup_url: signInPath(name),
  }))
}

function realmFields(app: App, realm: Realm): Partial<Output<'getServerSettings'>> {
  const url = realmUrl(app.config, realm)
  return {
    realm_uri: url,
    realm_url: url,
    realm_name: realm.name,
    realm_icon: realmIcon(realm),
    realm_description: realm.description === '' ? '' : renderPlain(realm.description),
    realm_web_public_access_enabled: hasSpectators(app.config, realm),
  }
}

/** Whether a client's version is older than the oldest one that works with this server. */
function isTooOld(userAgent: string, oldest: Record<string, string>): boolean {
  const [, name = '', version = ''] = /^([^\s/]+)\/v?([0-9]+(?:\.[0-9]+)*)/.exec(userAgent) ?? []
  if (!Object.hasOwn(oldest, name)) return false
  const numbers = (text: string): number[] => text.split('.').map(Number)
  const given = numbers(version)
  const difference = numbers(oldest[name] ?? '')
    .map((number, i) => (given[i] ?? 0) - number)
    .find((one) => one !== 0)
  return difference !== undefined && difference < 0
}
