// The Redis client, for an import on demand: loaders differ in what the import of a CommonJS package returns.

export { createClient } from 'redis'
