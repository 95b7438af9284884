import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { addressOf } from './db/address.ts'

const MYSQL = { DATABASE_URL: 'mysql://db.example.com/parley' }
const REDIS = { REDIS_URL: 'redis://redis.example.com' }

describe('several processes', () => {
  test.each(['2', 'auto'])('are refused on SQLite, where PROCESSES is %s', (PROCESSES) => {
    expect(() => readConfig({ PROCESSES, ...REDIS })).toThrow(
      'PROCESSES: several processes need a shared database: set DATABASE_URL to a MySQL or MariaDB server',
    )
  })

  test('are refused without Redis', () => {
    expect(() => readConfig({ PROCESSES: '2', ...MYSQL })).toThrow('PROCESSES: several processes need REDIS_URL, to notify each other')
    expect(() => readConfig({ ROLES: 'web', PROCESSES: '2', ...MYSQL })).toThrow('ROLES and PROCESSES: several processes need REDIS_URL')
  })

  test('are as many as PROCESSES says, or as the machine can run at once', () => {
    expect(readConfig({}).processes).toBe(1)
    expect(readConfig({ PROCESSES: '3', ...MYSQL, ...REDIS }).processes).toBe(3)
    expect(readConfig({ PROCESSES: 'auto', ...MYSQL, ...REDIS }).processes).toBeGreaterThan(0)
    expect(() => readConfig({ PROCESSES: 'many' })).toThrow("PROCESSES must be an integer from 1 to 64, not 'many'")
  })
})

describe('the address of a MySQL server', () => {
  test.each(['mysql://parley:se#cret@db.example.com/parley', 'mysql://parley:50%@db.example.com/parley', 'mysql:///parley'])(
    '%s is refused, and the password is not said',
    (DATABASE_URL) => {
      expect(() => readConfig({ DATABASE_URL })).toThrow(/^DATABASE_URL is no URL: [^:]* percent-encoded, # as %23$/)
    },
  )

  test.each([
    ['mysql://parley:50%25%23@db.example.com/parley', { host: 'db.example.com', port: 3306, password: '50%#', options: {} }],
    ['mariadb://parley@[::1]:3307/parley?ssl=Amazon%20RDS', { host: '::1', port: 3307, password: '', options: { ssl: 'Amazon RDS' } }],
  ])('%s is taken apart', (url, parts) => {
    expect(addressOf(readConfig({ DATABASE_URL: url }).databaseUrl)).toEqual({ database: 'parley', username: 'parley', ...parts })
  })
})
