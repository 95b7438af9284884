// The program of the mock: `npm run mock`. Listens on MOCK_PORT (4010) and HOST (127.0.0.1).

import { startMock } from './mock.ts'

async function main(): Promise<void> {
  const { url, close } = await startMock(process.env.HOST || '127.0.0.1', Number(process.env.MOCK_PORT || 4010))
  console.log(`mock listening on ${url}`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void close())
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
