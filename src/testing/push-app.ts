// A server whose relay is a separate process, and helpers for tests of both. Workers run only when a test runs them.

import { expect } from 'vitest'
import { type Relay, startRelay } from '../../contract-tests/relay-process.ts'
import { notifyOfMessages } from '../jobs/notify.ts'
import { sendPushes } from '../jobs/push.ts'
import { EventQueue } from '../models/event.ts'
import { Job } from '../models/job.ts'
import { Notification } from '../models/notification.ts'
import { PUSH_JOB } from '../outbound/push.ts'
import { unixTime } from '../values/dates.ts'
import { startTestApp, type TestApp } from './app.ts'
import type { Answer } from './client.ts'
import { NO_WORKER } from './mails.ts'
import { type PushDevice, pushDevice } from './push-device.ts'

export interface PushApp {
  app: TestApp
  relay: Relay
  /** Two registered devices of `member`. */
  phone: PushDevice & { id: number }
  tablet: PushDevice & { id: number }
  /** Runs a worker's tasks as of this time, by default a second from now. */
  work(now?: number): Promise<void>
  /** Looks at what was sent and edited, and returns the number of calls to the relay that wait, notifications and removals. */
  queued(): Promise<number>
  /** The following methods act as `member`. */
  newDevice(): Promise<number>
  register(id: number, parameters: object): Promise<Answer>
  /** Creates a device and registers it with the relay. */
  registered(device: PushDevice): Promise<number>
  /** The state of a device at registration. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it
  stateOf(id: number): Promise<any>
  sendTest(id?: number): Promise<Answer>
  /** Ends every event queue, because a client that has just registered counts as online. */
  everybodyLeaves(): Promise<void>
  /** Ends every queue, deletes jobs and notifications, and resets the relay and its failures. For `beforeEach`. */
  reset(): Promise<void>
  close(): Promise<void>
}

/** The gateway's host. */
export const GATEWAY_HOST = 'zulip.example.com'

export const later = (seconds: number): number => unixTime() + seconds

/** The relay has half a second to answer. After repeated failures the server pauses for three seconds. */
export async function startPushApp(): Promise<PushApp> {
  const relay = await startRelay()
  const pushBouncerUrl = relay.url.replace('//', '//server%20one:secret@')
  const app = await startTestApp({ ...NO_WORKER, zulipHost: GATEWAY_HOST, pushBouncerUrl, relayPatience: { timeout: 500, pause: 3_000 } })
  const member = app.as('member')
  const tools = {
    work: async (now = later(1)) => {
      await notifyOfMessages(app.server.app, now)
      await sendPushes(app.server.app, now)
    },
    queued: async () => {
      await notifyOfMessages(app.server.app, later(1))
      return Job.count({ where: { kind: PUSH_JOB } })
    },
    newDevice: async () => (await member.post('/register_client_device')).body.device_id,
    register: (id: number, parameters: object) => member.post('/mobile_push/register', { device_id: id, ...parameters }),
    registered: async (device: PushDevice) => {
      const id = await tools.newDevice()
      expect((await tools.register(id, { ...device.key, ...device.token })).status).toBe(200)
      await tools.work()
      expect(await tools.stateOf(id)).toMatchObject({ push_token_id: device.tokenId, pending_push_token_id: null })
      return id
    },
    stateOf: async (id: number) =>
      (await member.post('/register', { fetch_event_types: ['device'], event_types: ['device'] })).body.devices[id],
    sendTest: (id?: number) => member.post('/mobile_push/e2ee/test_notification', { device_id: id }),
  }
  const [phone, tablet] = [await pushDevice(), await pushDevice('apns')]
  const devices = {
    phone: { ...phone, id: await tools.registered(phone) },
    tablet: { ...tablet, id: await tools.registered(tablet) },
  }
  const result: PushApp = {
    ...{ app, relay, ...tools, ...devices },
    everybodyLeaves: async () => void (await EventQueue.destroy({ where: {} })),
    reset: async () => {
      await result.relay.become('well')
      await result.everybodyLeaves()
      await notifyOfMessages(app.server.app)
      await Job.destroy({ where: {} })
      await Notification.destroy({ where: {} })
      await expect.poll(async () => (await tools.sendTest(devices.phone.id)).status, { timeout: 20_000 }).toBe(200)
      await result.relay.become('well')
    },
    close: async () => {
      await app.close()
      await result.relay.end()
    },
  }
  return result
}
