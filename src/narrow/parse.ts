// A narrow as a request gives it -> terms. One parser for every reader.

import { apiError } from '../errors.ts'

/** The operators of the terms that the compilers know, in their newer names. */
export type Term =
  | { operator: 'channel'; operand: string | number; negated: boolean }
  | { operator: 'topic'; operand: string; negated: boolean }
  | { operator: 'dm'; operand: number[] | string[]; negated: boolean }
  | { operator: 'sender'; operand: number | string; negated: boolean }
  | { operator: 'is'; operand: 'dm'; negated: boolean }
  | { operator: 'id'; operand: number; negated: boolean }
  | { operator: 'near'; operand: number; negated: boolean }

export type RawTerm = { operator: string; operand: string | number | number[]; negated?: boolean } | string[]

const ALIASES = new Map([
  ['stream', 'channel'],
  ['pm-with', 'dm'],
])

/** Throws BAD_NARROW. (Specification: POST /messages/flags/narrow) */
export function parseNarrow(raw: readonly RawTerm[]): Term[] {
  return raw.map((term) => {
    const { operator, operand, negated = false } = Array.isArray(term) ? { operator: term[0] ?? '', operand: term[1] ?? '' } : term
    return parseTerm(ALIASES.get(operator) ?? operator, operand, negated)
  })
}

/** BAD_NARROW with what is wrong. */
export function badNarrow(desc: string): Error {
  return apiError('BAD_NARROW', `Invalid narrow operator: ${desc}`, { desc })
}

function parseTerm(operator: string, operand: string | number | number[], negated: boolean): Term {
  switch (operator) {
    case 'channel':
      return { operator, operand: scalar(operator, operand), negated }
    case 'topic':
      if (typeof operand !== 'string') throw badNarrow("the operand of 'topic' must be a string")
      return { operator, operand: operand.trim(), negated }
    case 'sender':
      return { operator, operand: scalar(operator, operand), negated }
    case 'dm':
      return {
        operator,
        operand: Array.isArray(operand)
          ? operand
          : String(operand)
              .split(',')
              .map((email) => email.trim()),
        negated,
      }
    case 'is':
      if (operand !== 'dm' && operand !== 'private') throw badNarrow(`unknown operand '${operand}' of 'is'`)
      return { operator, operand: 'dm', negated }
    case 'id':
    case 'near':
      if (!/^[0-9]{1,15}$/.test(String(operand))) throw badNarrow(`the operand of '${operator}' must be a message ID`)
      return { operator, operand: Number(operand), negated }
    default:
      throw badNarrow(`unknown operator '${operator}'`)
  }
}

function scalar(operator: string, operand: string | number | number[]): string | number {
  if (Array.isArray(operand)) throw badNarrow(`the operand of '${operator}' must be a name or an ID`)
  return operand
}
