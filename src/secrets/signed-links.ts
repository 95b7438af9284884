// Links that can be followed for ever and are stored nowhere: what they are about, and a signature with the organisation's secret.

import { createHmac, timingSafeEqual } from 'node:crypto'

/** What is signed. `bound` is not in the token: the code that checks it knows it. */
interface Signed {
  secret: string
  purpose: string
  /** Letters, digits, `-` and `_`. */
  parts: readonly string[]
  bound: string
}

/** A token for a URL: the parts and the signature, with dots between them. */
export function signToken(signed: Signed): string {
  return [...signed.parts, signatureOf(signed)].join('.')
}

/** The parts of a token, whose signature is still to be checked by `isSigned`. */
export function partsOfToken(token: string): string[] {
  return token.split('.').slice(0, -1)
}

/** Whether the token is one that `signToken` has made of the same things. */
export function isSigned(token: string, signed: Signed): boolean {
  const [given, expected] = [Buffer.from(token), Buffer.from(signToken(signed))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function signatureOf({ secret, purpose, parts, bound }: Signed): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, parts, bound]))
    .digest('base64url')
}
