// The library that runs migrations, for an import on demand. It is a CommonJS package, and loaders differ in what importing one on demand
// returns.

export { Umzug } from 'umzug'
