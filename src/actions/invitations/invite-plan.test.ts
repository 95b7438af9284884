// databases: once
// Planning invitations from given facts, without a database.

import { expect, test } from 'vitest'
import type { ApiError } from '../../errors.ts'
import { type InvitingFacts, planInvitations } from './invite-plan.ts'

const ADMINISTRATOR = 200
const MEMBER = 400
const DAY = 86_400
const NOW = 100 * DAY
const FACTS: InvitingFacts = {
  ...{ inviter: { role: MEMBER, date_joined: 0 }, isOpen: false, room: 10 },
  reasonAgainst: (address) => (address.endsWith('@elsewhere.example') ? 'Outside of the domains' : undefined),
  users: new Map([
    ['ana@example.com', { is_active: true, is_system_bot: false }],
    ['ben@example.com', { is_active: false, is_system_bot: false }],
    ['bot@example.com', { is_active: true, is_system_bot: true }],
  ]),
}
const plan = (addresses: string[], facts: Partial<InvitingFacts> = {}) => planInvitations(addresses, NOW, { ...FACTS, ...facts })
const fieldsOf = (error: unknown) => (error as ApiError).fields
const refusalOf = (addresses: string[], facts: Partial<InvitingFacts> = {}) => {
  try {
    return plan(addresses, facts)
  } catch (error) {
    return fieldsOf(error)
  }
}

test('Addresses without an account are invited', () => {
  expect(plan(['cleo@example.com', 'dan@example.com'])).toEqual({ emails: ['cleo@example.com', 'dan@example.com'], failure: undefined })
})

test('If some addresses have accounts, the others are invited and the error names them', () => {
  const { emails, failure } = plan(['Ana@example.com', 'cleo@example.com', 'ben@example.com'])
  expect(emails).toEqual(['cleo@example.com'])
  expect(failure).toMatchObject({ code: 'INVITATION_FAILED', message: expect.stringMatching(/^Some of those .* already using/) })
  expect(fieldsOf(failure)).toMatchObject({
    sent_invitations: true,
    errors: [
      ['Ana@example.com', 'Already has an account', false],
      ['ben@example.com', 'Account has been deactivated', true],
    ],
  })
})

test('If all addresses have accounts, the error says that, even when the daily limit is used up', () => {
  expect(refusalOf(['ana@example.com'], { room: -1 })).toMatchObject({ sent_invitations: false, daily_limit_reached: false })
  expect(() => plan(['ana@example.com'])).toThrow('All of those addresses are already using the service')
})

test('One address that cannot join stops all invitations', () => {
  expect(refusalOf(['cleo@example.com', 'dan@elsewhere.example'])).toMatchObject({
    errors: [['dan@elsewhere.example', 'Outside of the domains', false]],
  })
  expect(() => plan(['dan@elsewhere.example'])).toThrow('Some of those addresses cannot be invited')
  expect(refusalOf(['cleo@example.com', 'bot@example.com'])).toMatchObject({
    errors: [['bot@example.com', 'Reserved for the server', false]],
  })
})

test('A new account invites nobody to an organisation that anybody may join, unless it is an administrator', () => {
  const inviter = { role: MEMBER, date_joined: NOW - 3 * DAY + 60 }
  expect(plan(['cleo@example.com'], { inviter }).emails).toHaveLength(1)
  expect(() => plan(['cleo@example.com'], { inviter, isOpen: true })).toThrow('Your account is too new')
  expect(refusalOf(['cleo@example.com'], { inviter, isOpen: true })).toMatchObject({ errors: [], license_limit_reached: false })
  expect(plan(['cleo@example.com'], { inviter: { ...inviter, date_joined: NOW - 3 * DAY }, isOpen: true }).emails).toHaveLength(1)
  expect(plan(['cleo@example.com'], { inviter: { ...inviter, role: ADMINISTRATOR }, isOpen: true }).emails).toHaveLength(1)
})

test('More invitations than the daily limit are refused as a whole', () => {
  expect(plan(['cleo@example.com'], { room: 1 }).emails).toHaveLength(1)
  expect(refusalOf(['cleo@example.com', 'dan@example.com'], { room: 1 })).toMatchObject({ daily_limit_reached: true, errors: [] })
  expect(() => plan(['cleo@example.com'], { room: 0 })).toThrow('The daily limit of invitations is reached')
})
