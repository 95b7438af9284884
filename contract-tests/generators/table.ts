// The generators of clients that the client bundle is tested with. docs/clients/generators.md has the version and the command of each, and says
// what it loses. The command is run as it stands there.

export interface Generator {
  name: string
  language: 'TypeScript' | 'Python' | 'Go' | 'Java' | 'Kotlin' | 'Rust'
  /** The program, or its folder, that has the conversation. The client is generated into generated/, in a folder of the same name. */
  adapter: string
  /** What else its checker needs. */
  options?: string
  /** Whether the client keeps the fields of an answer that it does not know. */
  keepsFields: boolean
  /** It takes minutes, so that it runs only when it is named. */
  isSlow?: true
}

/** The folder of generated/ that a generator writes to. */
export const folderOf = ({ adapter }: Generator): string => adapter.replace(/\.\w+$/, '')

export const GENERATORS: readonly Generator[] = [
  { name: 'openapi-typescript', language: 'TypeScript', adapter: 'openapi-fetch.ts', keepsFields: true },
  { name: '@hey-api/openapi-ts', language: 'TypeScript', adapter: 'hey-api.ts', keepsFields: true },
  { name: 'orval', language: 'TypeScript', adapter: 'orval.ts', keepsFields: true },
  { name: 'openapi-python-client', language: 'Python', adapter: 'openapi_client.py', keepsFields: true },
  {
    name: 'datamodel-code-generator',
    language: 'Python',
    adapter: 'pydantic_models.py',
    // mypy needs the first, and the others give short names. The models run without.
    options: '--use-annotated --formatters builtin --enum-field-as-literal one',
    keepsFields: true,
  },
  { name: 'oapi-codegen', language: 'Go', adapter: 'oapi_codegen.go', keepsFields: true },
  { name: 'ogen', language: 'Go', adapter: 'ogen.go', keepsFields: true, isSlow: true },
  { name: 'openapi-generator, okhttp-gson', language: 'Java', adapter: 'okhttp-gson', keepsFields: true, isSlow: true },
  { name: 'openapi-generator, Kotlin', language: 'Kotlin', adapter: 'kotlin', keepsFields: false, isSlow: true },
  { name: 'openapi-generator, Rust', language: 'Rust', adapter: 'rust', keepsFields: false, isSlow: true },
]
