// The package: one client, its errors and the types of the contract.

export { type Client, type ClientOptions, createClient } from './client.ts'
export type { components, operations, paths } from './contract.ts'
export { ApiError, type ErrorBody, type ErrorCode, unwrap } from './errors.ts'
export type { Event, EventsOptions, Registration } from './events.ts'
export { applyEvent, CAPABILITIES, type State } from './state.ts'
export type { UploadedFile, UploadOptions } from './upload.ts'
