// The parts from which benches build servers, in the bundle that production runs.

export { startServer } from '../../src/app.ts'
export { readConfig } from '../../src/config.ts'
export { createDemo } from '../../src/demo.ts'
export { handlers } from '../../src/handlers/index.ts'
export { openApp } from '../../src/open-app.ts'
export { warmUp } from './warm-up.ts'
