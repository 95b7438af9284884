// The type of an operation's handler, and what the contract has checked before.

import type { Ctx, PublicCtx } from '../context.ts'
import type { PublicOperationId } from '../generated/operations.ts'
import type { Input, OperationId, Output } from './types.ts'

/** A parameter that a rule of the contract (`x-requires`) has required. Throws an Error without it. */
export function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('the rules of the contract do not require this parameter')
  return value
}

/** Answers an operation. The context has no caller if the operation needs no credentials. */
export type Handler<Op extends OperationId> = (ctx: Op extends PublicOperationId ? PublicCtx : Ctx, input: Input<Op>) => Promise<Output<Op>>
