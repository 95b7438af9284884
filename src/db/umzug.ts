// The library that runs migrations, for an import on demand: of a CommonJS package, loaders differ in what such an import gives.

export { Umzug } from 'umzug'
