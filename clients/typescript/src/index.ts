// The package: one client, its errors, the types of the contract, and models of what a person sees.

export { type Client, type ClientOptions, createClient } from './client.ts'
export type { components, operations, paths } from './contract.ts'
export { ApiError, type ErrorBody, type ErrorCode, unwrap } from './errors.ts'
export type { Event, EventsOptions, Registration } from './events.ts'
export { type Feed, feedOf, firstUnread, followed, withNewer, withOlder } from './feed.ts'
export { destinationOf, hashOf, matches, type Place, placeOf, type Term } from './narrow.ts'
export { isAmong, may, mayDelete, mayEdit, mayMove } from './rights.ts'
export { applyEvent, CAPABILITIES, type State } from './state.ts'
export type { UploadedFile, UploadOptions } from './upload.ts'
