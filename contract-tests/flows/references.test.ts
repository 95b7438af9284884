// #1, #33, #41, OWASP API1: each place of a request that names something, with a subject that does not exist, belongs to another
// organisation, is hidden from the caller, or is archived or deactivated. The first three give identical answers, to the byte.

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { dereference } from '../../src/http/contract.ts'
import { sampled } from '../../src/testing/sampled.ts'
import { type Case, type Contract, cases, type Operation, operations } from '../cases.ts'
import { faults, type HttpAnswer, requestOf, send } from '../http.ts'
import { answers, type Row } from '../reference-answers.ts'
import { type Reference, referencesOf, SETTING, titleOf } from '../references.ts'
import { type Subject, type Subjects, subjectsOf, type Title } from '../referents.ts'
import { type Seeded, startSeeded } from '../seeded.ts'

type Json = Case['query'][string]

const contract = dereference<Contract>(JSON.parse(readFileSync(new URL('../../src/generated/contract.json', import.meta.url), 'utf8')))
const known = [...cases(contract)]
/** Users who see what the world hides from members. */
const KNOWERS: readonly Case['caller'][] = ['owner', 'administrator', 'moderator']

let seeded: Seeded
let subjects: Subjects
beforeAll(async () => {
  seeded = await startSeeded(inject('databaseUrl'))
  subjects = await subjectsOf(contract, seeded.server.url, seeded.keys)
}, 240_000)
afterAll(() => seeded?.site.remove())

const references = [...operations(contract)].flatMap(({ operation }) =>
  referencesOf(operation).map((reference) => ({ operation, reference })),
)

for (const { operation, reference } of sampled(references, (one) => titleOf(one.reference)))
  describe(operation.operationId, () => {
    test(titleOf(reference), async () => {
      const row = answers[titleOf(reference) as Title]
      const kind = subjects[reference.kind as keyof Subjects]
      const example = exampleOf(reference, row)
      const ask = async (subject: Subject, caller: Case['caller']): Promise<Answer> => {
        const request = requestOf(contract, { ...withSubject(example, reference, row, subject), caller }, seeded.keys)
        return renamed(await send(seeded.server.url, request), subject, kind.absent)
      }
      expectWords(await ask(kind.absent, example.caller), row.absent, 'absent')
      for (const state of ['foreign', 'hidden'] as const) {
        const subject = kind[state]
        if (typeof subject === 'string') continue
        const caller =
          subject.hiddenFrom && (KNOWERS.includes(example.caller) || reference.kind === 'user') ? subject.hiddenFrom : example.caller
        expect(
          await differences(operation, await ask(kind.absent, caller), await ask(subject, caller)),
          `${state} ${subject.id} ${subject.name}`,
        ).toEqual([])
      }
      if (typeof kind.closed !== 'string') expectWords(await ask(kind.closed, example.caller), row.closed, 'closed')
    })
  })

type Answer = HttpAnswer & { msg: string }

/** Without `words`, the request must succeed. */
function expectWords({ msg }: Answer, words: string | undefined, state: string): void {
  if (words === '') expect(msg, state).toBe('')
  else expect(msg, state).toContain(words)
}

/** The answer with the named subject replaced by the one that does not exist. */
function renamed(answer: HttpAnswer, { id, name }: Subject, absent: Subject): Answer {
  const body = answer.body.replaceAll(new RegExp(`\\b${id}\\b`, 'g'), `${absent.id}`).replaceAll(name, absent.name)
  return { ...answer, body, msg: answer.contentType === 'application/json' ? JSON.parse(body).msg : '' }
}

/** How two answers differ, ignoring what differs from run to run. */
function differences({ responses }: Operation, expected: Answer, answer: Answer): string[] {
  const { status, contentType: mediaType, body } = expected
  if (mediaType !== 'application/json') return body === answer.body ? [] : [answer.body]
  const schema = responses[String(status)]?.content?.[mediaType]?.schema
  return faults({ response: { status, mediaType, headers: {}, value: JSON.parse(body), schema } } as Case, answer)
}

/** A success of the operation, preferably one that names something in this place. */
function exampleOf({ operationId, at }: Reference, { example, caller }: Row): Case {
  const successes = known.filter((one) => one.operationId === operationId && (example ? one.name === example : one.response.status === 200))
  const [name = ''] = stepsOf(at)
  const found = successes.find(({ pathParameters, query, body }) => name in { ...pathParameters, ...query, ...body?.value }) ?? successes[0]
  if (!found) throw new Error(`the contract has no case for ${operationId} ${at}`)
  return caller ? { ...found, caller } : found
}

const stepsOf = (at: string): string[] => at.replaceAll('[]', '.[]').split('.')

/** The case with a subject in place of a reference. */
function withSubject(example: Case, { at, by }: Reference, { fields }: Row, subject: Subject): Case {
  const { pathParameters, query, body } = structuredClone(example)
  const operation = contract.paths[example.path]?.[example.method]
  const properties = Object.keys(body?.schema?.properties ?? {})
  const [first = '', ...steps] = stepsOf(at)
  const name = first === '*' ? (properties.findLast((one) => SETTING.test(one)) ?? '') : first
  const isQuery = operation?.parameters?.some((parameter) => parameter.name === name && parameter.in === 'query')
  const place = name in pathParameters ? pathParameters : isQuery ? query : (body?.value ?? query)
  const others = fields?.(subject) ?? {}
  Object.assign(body?.value ?? query, others)
  const value = by === 'id' ? subject.id : subject.name
  if (!(name in others)) place[name] = placed(place[name], steps, at.endsWith('_code') ? `${value}` : value)
  return { ...example, pathParameters, query, ...(body && { body }) }
}

/** The value with another one at the end of the steps. Missing parts on the way are created. */
function placed(value: Json | undefined, [step, ...rest]: string[], last: Json): Json {
  if (step === undefined) return last
  if (step === '[]') return [placed(Array.isArray(value) ? value[0] : undefined, rest, last)]
  const known = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
  // A permission's value has both lists.
  const lists = step.startsWith('direct_') ? { direct_members: [], direct_subgroups: [] } : {}
  return { ...known, ...lists, [step]: placed(known[step], rest, last) }
}
