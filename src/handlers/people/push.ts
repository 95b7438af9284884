// Client devices and their push notifications.

import { realmUrl } from '../../access/organisation/realms.ts'
import { normalisePushRegistration } from '../../access/people/devices.ts'
import { requirePerson } from '../../access/people/users.ts'
import { createDevice, registerForPush, removeDevice } from '../../actions/people/devices.ts'
import { sendTestNotification } from '../../actions/people/push.ts'
import { apiError } from '../../errors.ts'
import type { Handler } from '../../http/handler.ts'

export const registerClientDevice: Handler<'registerClientDevice'> = async (ctx) => {
  const { viewer, authority } = ctx
  requirePerson(viewer)
  return { device_id: await createDevice(ctx, authority.keyId) }
}

export const removeClientDevice: Handler<'removeClientDevice'> = async (ctx, { body }) => {
  const { viewer } = ctx
  requirePerson(viewer)
  await removeDevice(ctx, body.device_id)
  return {}
}

export const registerPushDevice: Handler<'registerPushDevice'> = async (ctx, { body }) => {
  const { app, viewer } = ctx
  requirePerson(viewer)
  const registration = normalisePushRegistration(body)
  if (!app.relay) throw apiError('PUSH_SERVICE_NOT_CONFIGURED', 'Push notifications are not configured on this server')
  const own = realmUrl(app.config, ctx.realm)
  const site = ctx.siteOf(own)
  await registerForPush(ctx, body.device_id, { ...registration, realmUrl: site === own ? null : site })
  return {}
}

export const sendTestPushNotification: Handler<'sendTestPushNotification'> = async (ctx, { body }) => {
  requirePerson(ctx.viewer)
  await sendTestNotification(ctx, body.device_id)
  return {}
}
