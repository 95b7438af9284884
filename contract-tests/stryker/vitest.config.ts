import { defineConfig } from 'vitest/config'

// Tests of what is pure: they need no database, and take milliseconds. Those that measure time are left out.
const tests = [
  'src/actions/*/*-plan.test.ts',
  'src/events/audience.test.ts',
  'src/http/decode.test.ts',
  'src/markup/{emoji,html,linkifiers,render}.test.ts',
  'src/narrow/{parse,predicate,words}.test.ts',
  'src/values/{dates,values}.test.ts',
]

export default defineConfig({ test: { include: tests, testTimeout: 30_000 } })
