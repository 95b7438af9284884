// What the commands `parley` and `parley-mock` have in common.

import { writeFile } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander'
import { readBuild } from '../src/config.ts'
import type { SandboxOptions } from '../src/sandbox/entrance.ts'

export function createProgram(name: string, description: string): Command {
  return new Command(name).description(description).version(readBuild().version).enablePositionalOptions().exitOverride()
}

/** Adds `mock`, which runs until a signal ends it. */
export function addMock(program: Command): void {
  // An empty variable is like a missing one, as for the server.
  for (const name of ['MOCK_PORT', 'HOST']) if (process.env[name] === '') delete process.env[name]
  program
    .command('mock')
    .description('answers every operation with the examples of the contract')
    .addOption(new Option('--port <port>', 'the port to listen on; 0 selects a free one').env('MOCK_PORT').default(4010).argParser(portOf))
    .addOption(new Option('--host <host>', 'the address to listen on').env('HOST').default('127.0.0.1'))
    .action(async ({ host, port }: { host: string; port: number }) => {
      const { startMock } = await import('./mock.ts')
      const { url, close } = await startMock(host, port)
      console.log(`mock listening on ${url}`)
      for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void close())
    })
}

/** Adds `sandbox`, which runs until a signal ends it. */
export function addSandbox(program: Command): void {
  for (const name of ['SANDBOX_PORT', 'HOST']) if (process.env[name] === '') delete process.env[name]
  const another = (one: string, others: string[]): string[] => [...others, one]
  program
    .command('sandbox')
    .description('runs a server in memory with the world of the examples, which takes any key, to build and test clients against')
    .addOption(
      new Option('--port <port>', 'the port to listen on; 0 selects a free one').env('SANDBOX_PORT').default(4011).argParser(portOf),
    )
    .addOption(new Option('--host <host>', 'the address to listen on').env('HOST').default('127.0.0.1'))
    .addOption(new Option('--latency <milliseconds>', 'by how much each answer is late').default(0).argParser(millisecondsOf))
    .addOption(
      new Option(
        '--fault <fault>',
        "which requests fail, such as 'POST /messages: 503 every 5th' or '*: hang up once', or instead lose queue, revoke key, meet rate limit, restart; can be repeated",
      )
        .default([])
        .argParser(another),
    )
    .addOption(
      new Option('--retry-after <seconds>', 'how long faults such as 429 tell to wait, and rate limits that are met last').argParser(
        secondsOf,
      ),
    )
    .addOption(new Option('--restart-after <seconds>', 'when the server restarts, once').argParser(secondsOf))
    .action(async ({ fault: faults, ...options }: SandboxOptions & { fault: string[] }) => {
      const { startSandbox } = await import('../src/sandbox/entrance.ts')
      const started = startSandbox({ ...options, faults })
      // npm passes on what the terminal sends too, so that a signal comes twice, or before the sandbox is there.
      let isEnding = false
      const end = (): void => {
        if (isEnding) return
        isEnding = true
        started.then(
          ({ close }) => close(),
          () => {},
        )
      }
      for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end)
      console.log(`sandbox listening on ${(await started).url}`)
    })
}

interface ContractOptions {
  client?: true
  dredd?: true
  withoutUnions?: true
  yaml?: true
  output?: string
}

/** Adds `contract`, which prints the bundled OpenAPI document or writes it to a file. */
export function addContract(program: Command): void {
  program
    .command('contract')
    .description('prints the OpenAPI document')
    .option('--client', 'the document for generators of clients: the same operations with JSON instead of forms')
    .addOption(new Option('--json', 'as JSON, which is the default').conflicts('yaml'))
    .option('--yaml', 'as YAML')
    .addOption(
      new Option('--dredd', 'the document for Dredd: a request for each operation, with one example a parameter').conflicts('client'),
    )
    .addOption(
      new Option('--without-unions', 'the document for generators that cannot read unions: that of --client, with any value in their place')
        .implies({ client: true })
        .conflicts('dredd'),
    )
    .option('--output <file>', 'writes it to a file instead')
    .action(async ({ client, dredd, withoutUnions, yaml, output }: ContractOptions) => {
      const { CONTRACT_DOCUMENTS } = await import('../src/http/pages/documents.ts')
      const asked = dredd
        ? (await import('../contract-tests/dredd/document.ts')).dreddDocument(
            (await import('../src/http/contract.ts')).loadContract().bundled,
          )
        : JSON.parse(CONTRACT_DOCUMENTS.get(client ? '/openapi.client.json' : '/openapi.json')?.().bytes.toString() ?? '')
      const document = withoutUnions ? (await import('./without-unions.ts')).withoutUnions(asked) : asked
      const text = yaml ? (await import('./yaml.ts')).yamlOf(document) : `${JSON.stringify(document, null, 2)}\n`
      if (output === undefined) await print(text)
      else await writeFile(output, text)
    })
}

/** Runs a program with the arguments of the process, or with a command if there are none. A mistake in them ends the process with 2. */
export function run(program: Command, otherwise: string): void {
  program.parseAsync(process.argv.length > 2 ? process.argv : [...process.argv, otherwise]).catch((error: Error) => {
    // commander has printed its own message.
    if (error instanceof CommanderError) process.exit(error.exitCode === 0 ? 0 : 2)
    console.error(error.message)
    process.exit(1)
  })
}

/** Writes a text to standard output. A reader that has seen enough, such as `head`, is no failure. */
function print(text: string): Promise<void> {
  return pipeline([text], process.stdout).catch((error) => {
    if (error.code !== 'EPIPE') throw error
  })
}

function portOf(text: string): number {
  const port = /^[0-9]{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(port <= 65_535)) throw new InvalidArgumentError('It must be an integer from 0 to 65535.')
  return port
}

function secondsOf(text: string): number {
  if (!/^[0-9]{1,3}$/.test(text) || Number(text) < 1 || Number(text) > 600)
    throw new InvalidArgumentError('It must be an integer from 1 to 600.')
  return Number(text)
}

function millisecondsOf(text: string): number {
  if (!/^[0-9]{1,5}$/.test(text) || Number(text) > 60_000) throw new InvalidArgumentError('It must be an integer from 0 to 60000.')
  return Number(text)
}
