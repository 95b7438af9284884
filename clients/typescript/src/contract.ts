// The types of the contract. The build replaces this file by a copy of them.

export type * from '../../../src/generated/types.ts'
