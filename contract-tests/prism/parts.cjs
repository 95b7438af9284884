// The parts of Prism that the mock uses. In a release, this and all that it needs are one file.

const { getHttpOperationsFromSpec } = require('@stoplight/prism-http')
const { createClientFromOperations } = require('@stoplight/prism-http/dist/client')
const { getHttpConfigFromRequest } = require('@stoplight/prism-http-server/dist/getHttpConfigFromRequest')

module.exports = { getHttpOperationsFromSpec, createClientFromOperations, getHttpConfigFromRequest }
