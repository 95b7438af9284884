// The generators of clients that the client bundle is tested with. docs/clients/generators.md says for their users what each loses.

export interface Generator {
  name: string
  version: string
  language: 'TypeScript' | 'Python' | 'Go' | 'Java'
  /** What makes the client from BUNDLE, in this folder. It writes to generated/. */
  command: string
  /** The file that has the conversation with the generated client. */
  adapter: string
  /** It takes minutes, so that it runs only when it is named. */
  isSlow?: true
}

/** Where the commands find the client bundle. */
export const BUNDLE = '../../src/generated/contract.client.json'

const PYDANTIC =
  'datamodel-codegen --input BUNDLE --input-file-type openapi --output generated/models.py --output-model-type pydantic_v2.BaseModel'
/** mypy needs the first, and the others give short names. The models run without. */
const PYDANTIC_FOR_MYPY = '--use-annotated --formatters builtin --enum-field-as-literal one'
const JAVA = 'java -jar generated/openapi-generator-cli.jar generate -g java -i BUNDLE'

export const GENERATORS: readonly Generator[] = [
  {
    name: 'openapi-typescript',
    version: '7.13.0',
    language: 'TypeScript',
    command: 'openapi-typescript BUNDLE --output generated/openapi-typescript.ts',
    adapter: 'openapi-fetch.ts',
  },
  {
    name: '@hey-api/openapi-ts',
    version: '0.95.0',
    language: 'TypeScript',
    command: 'openapi-ts --input BUNDLE --output generated/hey-api --no-log-file',
    adapter: 'hey-api.ts',
  },
  {
    name: 'orval',
    version: '7.13.0',
    language: 'TypeScript',
    command: 'orval --input BUNDLE --output generated/orval.ts --client fetch --mode single',
    adapter: 'orval.ts',
  },
  {
    name: 'openapi-python-client',
    version: '0.29.0',
    language: 'Python',
    command: 'openapi-python-client generate --path BUNDLE --output-path generated/parley --meta none',
    adapter: 'openapi_client.py',
  },
  {
    name: 'datamodel-code-generator',
    version: '0.89.0',
    language: 'Python',
    command: `${PYDANTIC} ${PYDANTIC_FOR_MYPY}`,
    adapter: 'pydantic_models.py',
  },
  {
    name: 'oapi-codegen',
    version: '2.8.2',
    language: 'Go',
    command: 'go tool oapi-codegen -package oapicodegen -generate types,client -o generated/oapicodegen/client.go BUNDLE',
    adapter: 'oapi_codegen.go',
  },
  {
    name: 'ogen',
    version: '1.24.0',
    language: 'Go',
    command: 'go tool ogen --target generated/ogen --package ogen --clean --config ogen.yml BUNDLE',
    adapter: 'ogen.go',
    isSlow: true,
  },
  {
    name: 'openapi-generator, okhttp-gson',
    version: '7.23.0',
    language: 'Java',
    command: `${JAVA} --library okhttp-gson -o generated/okhttp-gson`,
    adapter: 'okhttp-gson',
    isSlow: true,
  },
]
