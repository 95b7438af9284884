// Client devices and their push notifications.

import { checkHasDevices, checkPushRegistration } from '../../access/people/devices.ts'
import { createDevice, registerForPush, removeDevice } from '../../actions/people/devices.ts'
import { sendTestNotification } from '../../actions/people/push.ts'
import { apiError } from '../../errors.ts'
import type { Handler } from '../../http/handler.ts'

export const registerClientDevice: Handler<'registerClientDevice'> = async ({ app, viewer, authority, now }) => {
  checkHasDevices(viewer)
  return { device_id: await createDevice(app, viewer, authority.keyId, now) }
}

export const removeClientDevice: Handler<'removeClientDevice'> = async ({ app, viewer }, { body }) => {
  checkHasDevices(viewer)
  await removeDevice(app, viewer, body.device_id)
  return {}
}

export const registerPushDevice: Handler<'registerPushDevice'> = async ({ app, viewer, now }, { body }) => {
  checkHasDevices(viewer)
  const registration = checkPushRegistration(body)
  if (!app.relay) throw apiError('PUSH_SERVICE_NOT_CONFIGURED', 'Push notifications are not configured on this server')
  await registerForPush(app, viewer, body.device_id, registration, now)
  return {}
}

export const sendTestPushNotification: Handler<'sendTestPushNotification'> = async ({ app, viewer, now }, { body }) => {
  checkHasDevices(viewer)
  await sendTestNotification(app, viewer, body.device_id, now)
  return {}
}
