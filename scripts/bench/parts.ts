// The parts from which benches build servers, in the bundle that production runs.

export { createRealmWith } from '../../src/actions/organisation/realms.ts'
export { createKeyIn } from '../../src/actions/people/api-keys.ts'
export { readConfig } from '../../src/config.ts'
export { handlers } from '../../src/handlers/index.ts'
export { startServer } from '../../src/server/app.ts'
export { createDemo } from '../../src/server/demo.ts'
export { openApp } from '../../src/server/open-app.ts'
export { warmUp } from './warm-up.ts'
