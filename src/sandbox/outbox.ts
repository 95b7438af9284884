// What the server sends to the outside, kept to be read: mails, and requests to the push relay.

import type { Mail, Mailer } from '../outbound/mail.ts'
import type { PushRelay } from '../outbound/push.ts'

export interface Outbox {
  mailer: Mailer
  relay: PushRelay
  /** What an organisation has sent, oldest first. */
  mailsOf(realmId: number): Pick<Mail, 'to' | 'subject' | 'text'>[]
  pushesOf(realmUuid: string | null): object[]
  forget(realmId: number, realmUuid: string | null): void
}

/** The most of each that is kept. */
const KEPT = 1_000

export function createOutbox(): Outbox {
  let mails: Mail[] = []
  let pushes: { realmUuid: string; request: object }[] = []
  return {
    mailer: {
      send: async (mail) => {
        mails = [...mails, mail].slice(-KEPT)
      },
      close: () => {},
    },
    relay: {
      register: async () => {},
      notify: async (realmUuid, requests) => {
        pushes = [...pushes, ...requests.map((request) => ({ realmUuid, request }))].slice(-KEPT)
        return { sent: requests.length, gone: [] }
      },
    },
    mailsOf: (realmId) => mails.filter((mail) => mail.realmId === realmId).map(({ to, subject, text }) => ({ to, subject, text })),
    pushesOf: (uuid) => pushes.filter(({ realmUuid }) => realmUuid === uuid).map(({ request }) => request),
    forget: (realmId, uuid) => {
      mails = mails.filter((mail) => mail.realmId !== realmId)
      pushes = pushes.filter(({ realmUuid }) => realmUuid !== uuid)
    },
  }
}
