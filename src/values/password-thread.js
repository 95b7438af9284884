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

parentPort?.on('message', (/** @type {{ password: string, about: string[] }} */ { password, about }) => {
  // If it were cut in the middle of a repetition, the remainder would count as something new.
  const repeated = /^(.+?)\1+$/su.exec(password)?.[1]
  const names = about.flatMap((one) => [one, ...one.split('@')])
  const known = names.flatMap((name) => {
    const words = name.split(/[^\p{L}\p{N}]+/u)
    return [name, words.join(''), ...words.filter((word) => word.length > 2)]
  })
  parentPort?.postMessage(zxcvbn.check(repeated ?? password, known).guesses)
})
