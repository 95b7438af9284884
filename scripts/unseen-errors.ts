// The errors of the contract that no live server answered in a run of all tests (contract-tests/errors-seen.ts).

import { ERROR_STATUS } from '../src/generated/errors.ts'
import { type JsonSchema, loadContract } from '../src/http/contract.ts'
import { compileRoutes } from '../src/http/router.ts'
import { recordedLines } from './test-plan.ts'

type Responses = Record<string, { $ref?: string }>

/**
 * Codes of the registry, and `operationId CODE` for each code that an operation lists itself. An error that every operation can answer is
 * in the contract once. `folder` is the value of TRAFFIC during the run.
 */
export function unseenErrors(folder: string, database: string): string[] {
  const { bundled, operations } = loadContract()
  const match = compileRoutes(operations)
  const seen = new Set<string>()
  for (const line of recordedLines(folder, database)) {
    const [method = '', path = '', code = ''] = line.split(' ')
    seen.add(code)
    seen.add(`${operationIdOf(() => match(method.toLowerCase(), path))} ${code}`)
  }
  const { paths } = bundled as { paths: Record<string, Record<string, { responses: Responses }>> }
  const listed = operations.flatMap(({ operationId, path, method, responses }) =>
    Object.entries(paths[path]?.[method]?.responses ?? {})
      .filter(([, response]) => !response.$ref)
      .flatMap(([status]) => codesOf(responses[status]?.content?.['application/json']?.schema))
      .filter((code) => code !== 'NONEXISTENT_SUBDOMAIN')
      .map((code) => `${operationId} ${code}`),
  )
  return [...Object.keys(ERROR_STATUS), ...listed].filter((error) => !seen.has(error))
}

function operationIdOf(match: () => { operation: { operationId: string } | undefined }): string | undefined {
  try {
    return match().operation?.operationId
  } catch {
    // Tests send paths with invalid percent-encoding on purpose.
    return undefined
  }
}

function codesOf(schema: JsonSchema | undefined): string[] {
  return (schema?.oneOf ?? [schema]).flatMap((branch) => (branch?.properties?.code?.enum as string[] | undefined) ?? [])
}
