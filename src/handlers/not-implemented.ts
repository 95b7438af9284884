// Operations of the contract that this version does not have yet. They answer 501. The list can only shrink: an
// operation in it cannot have a handler, one without a handler must be in it, and a test holds its length.

import type { OperationId } from '../http/types.ts'

export const NOT_IMPLEMENTED = [] as const satisfies OperationId[]
