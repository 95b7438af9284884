// Calls the push relay for queued jobs: registrations of devices, then notifications.

import { REGISTER_JOB, type RegisterJob, settleRegistration } from '../actions/people/devices.ts'
import { PUSH_LEASE, pushQueued, registerQueued } from '../actions/people/push.ts'
import { serverContext } from '../context.ts'
import { PUSH_JOB, RelayError } from '../outbound/push.ts'
import { jobsOf } from './jobs.ts'
import type { Work } from './line.ts'

const COMMON = {
  lease: PUSH_LEASE,
  atOnce: 10,
  ofRealm: 8,
  ofPrincipal: 5,
  maxBackoff: 3_600,
  failure: 'a request to the push relay failed',
}
/** Seconds during which a registration is tried. The relay rejects older ones. */
const REGISTRATION_LIFE = 86_400

const registerDevices = jobsOf({
  ...COMMON,
  kind: REGISTER_JOB,
  attempts: Number.POSITIVE_INFINITY,
  run: async (app, job, now) => {
    await registerQueued(app, job, now)
    return undefined
  },
  // A registration can wait until the operator has repaired the configuration.
  isFinal: (error, { date_created }, now) => isRejected(error) || now - date_created >= REGISTRATION_LIFE,
  givenUp: (app, job, error, now) => {
    const code = error instanceof RelayError && error.kind === 'rejected' ? error.code : 'REQUEST_EXPIRED'
    return settleRegistration(serverContext(app, { id: job.realm_id }, now), JSON.parse(job.payload) as RegisterJob, code)
  },
})

const notify = jobsOf({
  ...COMMON,
  kind: PUSH_JOB,
  // A quarter of an hour.
  attempts: 6,
  run: async (app, job) => {
    await pushQueued(app, job)
    return undefined
  },
  isFinal: (error) => isRejected(error) || (error instanceof RelayError && error.kind === 'refused'),
})

function isRejected(error: unknown): boolean {
  return error instanceof RelayError && error.kind === 'rejected'
}

/** The work that calls the relay. */
export const sendPushes: Work = async (app, at, signal) => {
  for (const work of [registerDevices, notify]) await work(app, at, signal)
}
