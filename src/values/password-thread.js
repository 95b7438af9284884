// @ts-check
// A thread that estimates passwords. JavaScript, because a thread is started from a file that Node itself can read.

import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'

/**
 * UTF-16 code units that are looked at. The time grows faster than the length: 100 digits take seconds, 32 a fraction of one. What
 * follows makes a password no easier to guess.
 */
const LOOKED_AT = 32

const zxcvbn = new ZxcvbnFactory({ dictionary: { ...common, ...english }, graphs: adjacencyGraphs, maxLength: LOOKED_AT })

parentPort?.on('message', (/** @type {{ password: string, about: string[] }} */ { password, about }) => {
  // Cut in the middle of a repetition, the rest would count as something new.
  const repeated = /^(.+?)\1+$/su.exec(password)?.[1]
  const names = about.flatMap((one) => [one, ...one.split('@')])
  const known = names.flatMap((name) => {
    const words = name.split(/[^\p{L}\p{N}]+/u)
    return [name, words.join(''), ...words.filter((word) => word.length > 2)]
  })
  parentPort?.postMessage(zxcvbn.check(repeated ?? password, known).guesses)
})
