// @ts-check
// A thread that estimates passwords. Written in JavaScript, because a thread starts from a file that Node itself can read.

import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'

/**
 * How many UTF-16 code units are estimated. The time grows faster than the length: 100 digits take seconds, 32 a fraction of one. The rest
 * cannot make a password easier to guess.
 */
const LOOKED_AT = 32

const zxcvbn = new ZxcvbnFactory({ dictionary: { ...common, ...english }, graphs: adjacencyGraphs, maxLength: LOOKED_AT })

/**
 * What a text repeats, if it is nothing but a repetition. If it were cut in the middle of one, the remainder would count as something new.
 * @param {string} text
 */
const onceOf = (text) => /^(.+?)\1+$/su.exec(text)?.[1] ?? text

/** Finds words of a person, however they are written, and nothing else that is a word. */
const finder = new ZxcvbnFactory({ maxLength: LOOKED_AT })

/**
 * What of a password is not a word of the person, nor one sign that joins it to one. The whole password, if it has none of them.
 * @param {string} password
 * @param {string[]} words
 * @returns {string}
 */
function withoutWords(password, words) {
  const { sequence } = finder.check(onceOf(password), words)
  const others = sequence.filter((match) => match.dictionaryName !== 'userInputs')
  if (others.length === sequence.length) return password
  const left = others.map(({ token }) => token).join('') + onceOf(password).slice(LOOKED_AT)
  return withoutWords(left, words).replace(/^[^\p{L}\p{N}]|[^\p{L}\p{N}]$/gu, '')
}

parentPort?.on('message', (/** @type {{ password: string, about: string[] }} */ { password, about }) => {
  const names = about.flatMap((one) => [one, ...one.split('@')])
  const known = names.flatMap((name) => {
    const words = name.split(/[^\p{L}\p{N}]+/u)
    return [...[name, words.join('')].filter((whole) => whole.length > 1), ...words.filter((word) => word.length > 2)]
  })
  const whole = onceOf(password)
  // zxcvbn never takes what has two parts for easy, not even a name and a digit. So what is known is left out, and the rest must be enough.
  const rest = withoutWords(whole, known)
  const guesses = zxcvbn.check(whole, known).guesses
  parentPort?.postMessage(rest === whole ? guesses : Math.min(guesses, zxcvbn.check(rest, known).guesses))
})
