// databases: once

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonPieces } from './json.ts'

test('the pieces of a value together are its JSON', () => {
  fc.assert(
    fc.property(fc.object({ maxDepth: 4, withBigInt: false }), (value) => {
      expect([...jsonPieces(value)].join('')).toBe(`${JSON.stringify(value)}\n`)
    }),
  )
  const odd = { absent: undefined, list: [undefined, null, [undefined]], date: new Date(0), map: { absent: undefined } }
  expect([...jsonPieces(odd)].join('')).toBe(`${JSON.stringify(odd)}\n`)
})

test('no piece is much longer than an element of a list', () => {
  const element = { content: 'x'.repeat(10_000) }
  const pieces = [...jsonPieces({ result: 'success', messages: Array(200).fill(element) })]
  expect(pieces.length).toBeGreaterThan(10)
  for (const piece of pieces) expect(piece.length).toBeLessThan(131_072 + 10_100)
})
