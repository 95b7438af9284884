// Stripe: https://docs.stripe.com/api/events

import type { Payload } from '../payload.ts'
import type { Post, Service } from '../service.ts'
import { bold, introduced, link, pathPart, text } from '../text.ts'

export const service: Service = {
  title: 'Stripe',
  otherKinds: [
    ...['account.*', 'application_fee.*', 'balance.*', 'billing*', 'capability.*', 'cash_balance.*', 'charge.*', 'checkout.*', 'climate.*'],
    ...['coupon.*', 'credit_note.*', 'customer*', 'entitlements.*', 'file.*', 'financial_connections.*', 'identity.*', 'invoice*'],
    ...[
      'issuing*',
      'mandate.*',
      'order*',
      'payment_*',
      'payout.*',
      'person.*',
      'plan.*',
      'price.*',
      'product.*',
      'promotion_code.*',
      'quote.*',
    ],
    ...['radar.*', 'recipient.*', 'refund.*', 'reporting.*', 'review.*', 'setup_intent.*', 'sigma.*', 'sku.*', 'source.*'],
    ...['subscription_schedule.*', 'tax*', 'terminal.*', 'test_helpers.*', 'topup.*', 'transfer.*', 'treasury.*', 'v1.*', 'v2.*'],
  ],
  kindOf: ({ payload }) => payload.text('type'),
  idOf: ({ payload }) => payload.textIf('id'),
  events: {
    'charge.succeeded': (payload) => charge(payload, 'succeeded'),
    'charge.failed': (payload) => charge(payload, 'failed', 'failure_message'),
    'charge.refunded': (payload) => {
      const object = payload.part('data.object')
      const [amount, refunded] = [object.numberIf('amount'), object.numberIf('amount_refunded')]
      const part =
        amount !== undefined && refunded !== undefined && refunded < amount ? ` in part: ${amountOf(object, 'amount_refunded')}` : ''
      return charge(payload, `was refunded${part}`)
    },
    'charge.dispute.created': (payload) => dispute(payload, 'was opened'),
    'charge.dispute.updated': (payload) => dispute(payload, 'changed'),
    'charge.dispute.closed': (payload) => dispute(payload, 'was closed'),
    'refund.created': (payload) => refund(payload, 'began'),
    'refund.updated': (payload) => refund(payload, 'changed'),
    'refund.failed': (payload) => refund(payload, 'failed'),
    'charge.refund.updated': (payload) => refund(payload, 'changed'),
    'invoice.paid': (payload) => invoice(payload, 'amount_paid', 'was paid'),
    'invoice.payment_failed': (payload) => invoice(payload, 'amount_due', 'was not paid: the payment failed'),
    'customer.subscription.created': (payload) => subscription(payload, 'began'),
    'customer.subscription.updated': (payload) => {
      const [before, now] = [payload.textIf('data.previous_attributes.status'), payload.textIf('data.object.status')]
      const ends = payload.isTrue('data.object.cancel_at_period_end') && payload.has('data.previous_attributes.cancel_at_period_end')
      const facts = [before && now && `${before} → ${now}`.replaceAll('_', ' '), ends && 'it ends with its period'].filter(Boolean)
      return subscription(payload, facts.length > 0 ? `changed (${facts.join(', ')})` : 'changed')
    },
    'customer.subscription.deleted': (payload) => subscription(payload, 'ended'),
    'payout.paid': (payload) => payout(payload, 'was paid'),
    'payout.failed': (payload) => payout(payload, 'failed', 'failure_message'),
  },
}

/** Where the objects of a kind are in the dashboard, by the beginning of their IDs. */
const PAGES: Record<string, string> = {
  ch: 'payments',
  py: 'payments',
  dp: 'disputes',
  du: 'disputes',
  in: 'invoices',
  sub: 'subscriptions',
  po: 'payouts',
  cus: 'customers',
}
/** Currencies without smaller units. */
const WHOLE = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf ugx vnd vuv xaf xof xpf'.split(' '))

function charge(payload: Payload, done: string, reason?: string): Post {
  const object = payload.part('data.object')
  return post(object, 'Charge', `${of(object, 'amount')}${done}`, reason && object.textIf(reason))
}

function dispute(payload: Payload, done: string): Post {
  const object = payload.part('data.object')
  const amount = amountOf(object, 'amount')
  const facts = [object.textIf('reason'), done === 'was opened' ? undefined : object.textIf('status')].filter((one) => one !== undefined)
  const why = facts.length > 0 ? `: ${facts.join(', ').replaceAll('_', ' ')}` : ''
  return post(object, 'Dispute', `${amount && `over ${amount} `}${done}${why}`)
}

function refund(payload: Payload, done: string): Post {
  const object = payload.part('data.object')
  const status = object.textIf('status')
  const said = `${of(object, 'amount')}${done}${status && status !== done ? ` (${status.replaceAll('_', ' ')})` : ''}`
  return post(object, 'Refund', said, object.textIf('failure_reason')?.replaceAll('_', ' '))
}

function invoice(payload: Payload, amount: string, done: string): Post {
  const object = payload.part('data.object')
  return post(object, ['Invoice', object.textIf('number')].filter(Boolean).join(' '), `${of(object, amount)}${done}`)
}

function subscription(payload: Payload, done: string): Post {
  return post(payload.part('data.object'), 'Subscription', done)
}

function payout(payload: Payload, done: string, reason?: string): Post {
  const object = payload.part('data.object')
  return post(object, 'Payout', `${of(object, 'amount')}${done}`, reason && object.textIf(reason))
}

/** One topic for each customer, where there is one. */
function post(object: Payload, noun: string, done: string, reason?: string): Post {
  const id = object.text('id')
  const kind = id.split('_')[0] ?? ''
  const page = Object.hasOwn(PAGES, kind) ? PAGES[kind] : undefined
  // A customer can be sent whole.
  const customer = object.firstText('customer', 'customer.id')
  const test = object.has('livemode') && !object.isTrue('livemode') ? text` (test mode)` : undefined
  const what = link(noun, page && `https://dashboard.stripe.com/${page}/${pathPart(id)}`)
  return {
    topic: customer ?? `${noun.split(' ')[0]}s`,
    text: introduced(
      text`${what} ${done}${customer && text` for ${bold(link(customer, `https://dashboard.stripe.com/customers/${pathPart(customer)}`))}`}${test}`,
      reason,
    ),
  }
}

/** `of 10.99 USD `. Empty if the amount is not known. */
function of(object: Payload, field: string): string {
  const amount = amountOf(object, field)
  return amount && `of ${amount} `
}

function amountOf(object: Payload, field: string): string {
  const [amount, currency] = [object.numberIf(field), object.text('currency').toLowerCase()]
  if (amount === undefined) return ''
  return `${WHOLE.has(currency) ? amount : (amount / 100).toFixed(2)} ${currency.toUpperCase()}`.trim()
}
