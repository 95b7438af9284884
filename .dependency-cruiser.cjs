// Which room may import which (docs/architecture.md). The rules of the rooms come from scripts/rooms.cjs.

const { rules } = require('./scripts/rooms.cjs')

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    ...rules,
    {
      name: 'compat-knows-http-and-hosts-alone',
      severity: 'error',
      from: { path: '^src/compat/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/(?!compat/|http/|values/|access/organisation/realms\\.ts$|webhooks/services\\.ts$)' },
    },
    {
      name: 'handlers-do-not-import-each-other',
      severity: 'error',
      from: { path: '^src/handlers/(?!index\\.ts$)', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/handlers/' },
    },
    {
      name: 'handlers-import-models-for-types-only',
      severity: 'error',
      from: { path: '^src/handlers/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/models/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'handlers-refuse-nobody-for-lack-of-a-right',
      severity: 'error',
      from: { path: '^src/handlers/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/values/rights\\.ts$' },
    },
    {
      name: 'jobs-do-not-import-each-other',
      severity: 'error',
      from: { path: '^src/jobs/(?!index\\.ts$)', pathNot: '\\.test\\.ts$' },
      // They share how work is claimed and run.
      to: { path: '^src/jobs/(?!(lease|line|jobs)\\.ts$)' },
    },
    {
      name: 'sequelize-stays-below',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(models|db|narrow|receipts)/|^src/events/log/log\\.ts$|^src/testing/|\\.test\\.ts$' },
      to: { path: 'node_modules/sequelize' },
    },
    {
      name: 'the-tables-of-events-belong-to-events',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(events|models|testing)/|\\.test\\.ts$' },
      to: { path: '^src/models/event\\.ts$' },
    },
    {
      name: 'the-server-imports-no-tests',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/testing/|\\.test\\.ts$' },
      to: { path: '^(contract-tests|src/testing)/|\\.test\\.ts$' },
    },
    {
      name: 'generated-types-stay-at-the-edge',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(http|handlers|present|generated|sandbox|testing)/|^src/errors\\.ts$' },
      to: { path: '^src/generated/(?!(emoji-names|schema|texts)\\.ts$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.js', '.json'] },
  },
}
