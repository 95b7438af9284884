#!/usr/bin/env node
// The command `parley-mock`: the mock and the contract without the server, for teams that build clients. Without a command, it is the mock.

import { addContract, addMock, createProgram, run } from './command-line.ts'

const program = createProgram('parley-mock', 'A mock of the Parley server, and its contract.')
addMock(program)
addContract(program)
run(program, 'mock')
