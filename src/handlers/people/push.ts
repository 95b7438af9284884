// Client devices and their push notifications.

import { realmUrl } from '../../access/organisation/realms.ts'
import { pushRegistrationOf } from '../../access/people/devices.ts'
import { createDevice, registerForPush, removeDevice } from '../../actions/people/devices.ts'
import { sendTestNotification } from '../../actions/people/push.ts'
import { apiError } from '../../errors.ts'
import type { Handler } from '../../http/handler.ts'

export const registerClientDevice: Handler<'registerClientDevice'> = async (ctx) => {
  return { device_id: await createDevice(ctx, ctx.authority.keyId) }
}

export const removeClientDevice: Handler<'removeClientDevice'> = async (ctx, { body }) => {
  await removeDevice(ctx, body.device_id)
  return {}
}

export const registerPushDevice: Handler<'registerPushDevice'> = async (ctx, { body }) => {
  const { app } = ctx
  const registration = pushRegistrationOf(body)
  if (!app.relay) throw apiError('PUSH_SERVICE_NOT_CONFIGURED', 'Push notifications are not configured on this server')
  const own = realmUrl(app.config, ctx.realm)
  const site = ctx.siteOf(own)
  await registerForPush(ctx, body.device_id, { ...registration, realmUrl: site === own ? null : site })
  return {}
}

export const sendTestPushNotification: Handler<'sendTestPushNotification'> = async (ctx, { body }) => {
  await sendTestNotification(ctx, body.device_id)
  return {}
}
