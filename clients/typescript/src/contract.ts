// The types of the contract. The build puts a copy of them in the place of this file.

export type * from '../../../src/generated/types.ts'
