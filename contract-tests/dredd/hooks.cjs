// Dredd knows one transaction per operation and status, cannot encode JSON in forms, and does not check bodies strictly. These hooks
// replace its transactions by one per example pair, encoded according to the contract. Nothing in them is about a single endpoint. They
// read the contract from CONTRACT_FILE, and write one line per pair to FAULTS_FILE: how the answer differs from it. CommonJS, because Dredd
// loads hooks with `require`; run with `--import tsx`.

const { appendFileSync, readFileSync } = require('node:fs')
const hooks = require('hooks')

const { TARGET, WORLD_FILE, CONTRACT_FILE, FAULTS_FILE } = process.env

// Ends the process, because Dredd would take an exception here for a passed hook and run its own transactions instead.
hooks.beforeAll((transactions, done) => {
  replace(transactions).then(done, (error) => {
    console.error(error)
    process.exit(1)
  })
})

async function replace(transactions) {
  const { dereference } = await import('../../src/http/contract.ts')
  const { cases, titleOf } = await import('../cases.ts')
  const { ANY_FILE, faults, requestOf, schemaFaults } = await import('../http.ts')
  const { noteExchange } = await import('../traffic.ts')
  const contract = dereference(JSON.parse(readFileSync(CONTRACT_FILE, 'utf8')))
  const keys = WORLD_FILE && JSON.parse(readFileSync(WORLD_FILE, 'utf8')).keys
  const [model] = transactions
  const byName = new Map()
  const made = [...cases(contract)].map((example) => {
    const { method, path, name, response } = example
    const { path: uri, headers, body = '', ...request } = requestOf(contract, example, keys)
    if (TARGET === 'mock') headers.Prefer = `code=${response.status}, example=${name}`
    const title = titleOf(example)
    byName.set(title, example)
    return {
      ...structuredClone({ ...model, request: undefined, expected: undefined }),
      name: title,
      id: title,
      origin: { ...model.origin, resourceName: path, actionName: method, exampleName: name },
      fullPath: uri,
      request: { method: request.method, uri, headers, body },
      expected: {
        statusCode: String(response.status),
        headers: response.mediaType === ANY_FILE ? {} : { 'Content-Type': response.mediaType },
        // Bytes that differ from run to run.
        ...(response.schema?.['x-volatile']
          ? {}
          : { body: typeof response.value === 'string' ? response.value : JSON.stringify(response.value) }),
      },
      skip: false,
    }
  })
  transactions.splice(0, transactions.length, ...made)

  hooks.beforeEachValidation((transaction) => {
    const example = byName.get(transaction.name)
    const { statusCode, body = '', headers } = transaction.real
    const answer = { status: Number(statusCode), contentType: headers['content-type'] ?? '', headers, body }
    if (FAULTS_FILE) appendFileSync(FAULTS_FILE, `${JSON.stringify([transaction.name, faults(example, answer)])}\n`)
    if (answer.contentType !== 'application/json') return
    const parsed = JSON.parse(body)
    const { method, body: sent } = transaction.request
    if (TARGET !== 'mock') noteExchange({ method, path: transaction.fullPath, body: sent }, { status: answer.status, body: parsed })
    if (answer.status !== example.response.status) return
    const found = schemaFaults(example.response.schema, parsed)
    if (found.length > 0) transaction.fail = found.join('\n')
  })
}
