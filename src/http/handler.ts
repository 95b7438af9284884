// The type of an operation's handler.

import type { Ctx, PublicCtx } from '../context.ts'
import type { PublicOperationId } from '../generated/operations.ts'
import type { Input, OperationId, Output } from './types.ts'

/** What answers an operation. Where the contract asks for no credentials, its context has no caller. */
export type Handler<Op extends OperationId> = (ctx: Op extends PublicOperationId ? PublicCtx : Ctx, input: Input<Op>) => Promise<Output<Op>>
