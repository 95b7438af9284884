// Stripe: https://docs.stripe.com/api/events

import type { Payload } from '../payload.ts'
import type { Post, Service } from '../service.ts'
import { bold, introduced, link, pathPart, text } from '../text.ts'

export const service: Service = {
  title: 'Stripe',
  kindOf: ({ payload }) => payload.text('type'),
  idOf: ({ payload }) => payload.textIf('id'),
  events: {
    'charge.succeeded': (payload) => charge(payload, 'succeeded'),
    'charge.failed': (payload) => charge(payload, 'failed', 'failure_message'),
    'charge.refunded': (payload) => charge(payload, 'was refunded'),
    'charge.dispute.created': (payload) => {
      const dispute = payload.part('data.object')
      return post(dispute, 'Dispute', `over ${amountOf(dispute, 'amount')} was opened: ${dispute.text('reason').replaceAll('_', ' ')}`)
    },
    'invoice.paid': (payload) => invoice(payload, 'amount_paid', 'was paid'),
    'invoice.payment_failed': (payload) => invoice(payload, 'amount_due', 'was not paid: the payment failed'),
    'customer.subscription.created': (payload) => subscription(payload, 'began'),
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
  return post(object, 'Charge', `of ${amountOf(object, 'amount')} ${done}`, reason && object.textIf(reason))
}

function invoice(payload: Payload, amount: string, done: string): Post {
  const object = payload.part('data.object')
  return post(object, object.textIf('number') ? `Invoice ${object.text('number')}` : 'Invoice', `of ${amountOf(object, amount)} ${done}`)
}

function subscription(payload: Payload, done: string): Post {
  return post(payload.part('data.object'), 'Subscription', done)
}

function payout(payload: Payload, done: string, reason?: string): Post {
  const object = payload.part('data.object')
  return post(object, 'Payout', `of ${amountOf(object, 'amount')} ${done}`, reason && object.textIf(reason))
}

/** One topic for each customer, where there is one. */
function post(object: Payload, noun: string, done: string, reason?: string): Post {
  const id = object.text('id')
  const page = PAGES[id.split('_')[0] ?? '']
  const customer = object.textIf('customer')
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

function amountOf(object: Payload, field: string): string {
  const [amount, currency] = [object.number(field), object.text('currency').toLowerCase()]
  return `${WHOLE.has(currency) ? amount : (amount / 100).toFixed(2)} ${currency.toUpperCase()}`
}
