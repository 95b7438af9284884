// Stripe: https://docs.stripe.com/api/events

import type { Payload } from '../payload.ts'
import type { Example, Post, Service } from '../service.ts'
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

const event = { id: 'evt_1NG8Du2eZvKYlo2CUI79vXWy', object: 'event', api_version: '2019-02-19', created: 1686089970, livemode: false }
const charged = {
  id: 'ch_3MmlLrLkdIwHu7ix0snN0B15',
  object: 'charge',
  amount: 1099,
  currency: 'usd',
  customer: 'cus_NffrFeUfNV2Hib',
  failure_message: null,
  livemode: true,
}

export const examples: Record<string, Example> = {
  'charge succeeded': {
    payload: { ...event, type: 'charge.succeeded', data: { object: charged } },
    topic: 'cus_NffrFeUfNV2Hib',
    text: '[Charge](https://dashboard.stripe.com/payments/ch_3MmlLrLkdIwHu7ix0snN0B15) of 10.99 USD succeeded for **[cus\\_NffrFeUfNV2Hib](https://dashboard.stripe.com/customers/cus_NffrFeUfNV2Hib)**',
  },
  'charge failed': {
    payload: {
      ...event,
      type: 'charge.failed',
      data: { object: { ...charged, failure_message: 'Your card was declined.', livemode: false } },
    },
    topic: 'cus_NffrFeUfNV2Hib',
    text: `[Charge](https://dashboard.stripe.com/payments/ch_3MmlLrLkdIwHu7ix0snN0B15) of 10.99 USD failed for **[cus\\_NffrFeUfNV2Hib](https://dashboard.stripe.com/customers/cus_NffrFeUfNV2Hib)** (test mode):
> Your card was declined.`,
  },
  'dispute opened': {
    payload: {
      ...event,
      type: 'charge.dispute.created',
      data: {
        object: {
          id: 'du_1MtJUT2eZvKYlo2CNaw2HvEv',
          object: 'dispute',
          amount: 1000,
          currency: 'jpy',
          reason: 'product_not_received',
          livemode: true,
        },
      },
    },
    topic: 'Disputes',
    text: '[Dispute](https://dashboard.stripe.com/disputes/du_1MtJUT2eZvKYlo2CNaw2HvEv) over 1000 JPY was opened: product not received',
  },
  'invoice not paid': {
    payload: {
      ...event,
      type: 'invoice.payment_failed',
      data: {
        object: {
          id: 'in_1MtHbELkdIwHu7ixl4OzzPMv',
          object: 'invoice',
          number: '2D0F3B9A-0001',
          amount_due: 2000,
          currency: 'eur',
          customer: 'cus_NffrFeUfNV2Hib',
          livemode: true,
        },
      },
    },
    topic: 'cus_NffrFeUfNV2Hib',
    text: '[Invoice 2D0F3B9A-0001](https://dashboard.stripe.com/invoices/in_1MtHbELkdIwHu7ixl4OzzPMv) of 20.00 EUR was not paid: the payment failed for **[cus\\_NffrFeUfNV2Hib](https://dashboard.stripe.com/customers/cus_NffrFeUfNV2Hib)**',
  },
  'subscription ended': {
    payload: {
      ...event,
      type: 'customer.subscription.deleted',
      data: { object: { id: 'sub_1MowQVLkdIwHu7ixeRlqHVzs', object: 'subscription', customer: 'cus_Na6dX7aXxi11N4', livemode: true } },
    },
    topic: 'cus_Na6dX7aXxi11N4',
    text: '[Subscription](https://dashboard.stripe.com/subscriptions/sub_1MowQVLkdIwHu7ixeRlqHVzs) ended for **[cus\\_Na6dX7aXxi11N4](https://dashboard.stripe.com/customers/cus_Na6dX7aXxi11N4)**',
  },
  'another kind': { payload: { ...event, type: 'balance.available', data: { object: { object: 'balance' } } } },
}
