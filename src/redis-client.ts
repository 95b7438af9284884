// The client of Redis, for an import on demand: of a CommonJS package, loaders differ in what such an import gives.

export { createClient } from 'redis'
