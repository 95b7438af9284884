#!/usr/bin/env -S node --max-semi-space-size=32
// The command `parley`: the server, its admin command, the sandbox, the mock and the contract. Each is loaded only when it is asked for, so that the
// server does not hold the others in memory. Without a command, it serves.

import { addContract, addMock, addSandbox, createProgram, run } from './command-line.ts'

const program = createProgram('parley', 'A team messaging server, and what developers of clients need.')

program
  .command('serve')
  .description('runs the server that the environment configures: by default with a demo organisation and its data in ./var')
  .action(async () => (await import('../src/server/main.ts')).runServer())

program
  .command('manage')
  .description('administers the organisations of the server; `parley manage --help` lists the commands')
  .argument('[arguments...]')
  .allowUnknownOption()
  .passThroughOptions()
  .helpOption(false)
  .action(async (args: string[]) => (await import('../src/ops/manage.ts')).runManage(args))

addSandbox(program)
addMock(program)
addContract(program)
run(program, 'serve')
