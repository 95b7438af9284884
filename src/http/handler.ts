// The type of an operation's handler.

import type { Ctx, PublicCtx } from '../context.ts'
import type { PublicOperationId } from '../generated/operations.ts'
import type { Input, OperationId, Output } from './types.ts'

/** Answers an operation. The context has no caller if the operation needs no credentials. */
export type Handler<Op extends OperationId> = (ctx: Op extends PublicOperationId ? PublicCtx : Ctx, input: Input<Op>) => Promise<Output<Op>>
