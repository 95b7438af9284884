// What anybody may know of the server.

import { realmSetting } from '../access/realm-settings.ts'
import { realmUrl } from '../access/realms.ts'
import type { App, PublicCtx } from '../context.ts'
import type { Handler, Output } from '../http/types.ts'
import { FEATURE_LEVEL } from '../limits.ts'
import { renderPlain } from '../markup/index.ts'
import type { Realm } from '../models/realm.ts'

export const getServerSettings: Handler<'getServerSettings', PublicCtx> = async ({ app, realm }) => ({
  authentication_methods: {
    password: true,
    dev: !app.config.production,
    email: true,
    ldap: false,
    remoteuser: false,
    saml: false,
    'openid connect': false,
    apple: false,
    azuread: false,
    discord: false,
    github: false,
    gitlab: false,
    google: false,
  },
  external_authentication_methods: [],
  service_feature_level: FEATURE_LEVEL,
  service_version: app.config.version,
  service_merge_base: app.config.mergeBase,
  push_notifications_enabled: false,
  is_incompatible: false,
  email_auth_enabled: true,
  require_email_format_usernames: true,
  ...(realm ? realmFields(app, realm) : {}),
})

function realmFields(app: App, realm: Realm): Partial<Output<'getServerSettings'>> {
  const url = realmUrl(app.config, realm)
  return {
    realm_uri: url,
    realm_url: url,
    realm_name: realm.name,
    realm_icon: '/icon?version=1',
    realm_description: realm.description === '' ? '' : renderPlain(realm.description),
    realm_web_public_access_enabled: realmSetting(realm, 'enable_spectator_access') === true,
  }
}
