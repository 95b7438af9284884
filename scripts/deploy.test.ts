// databases: once
// The files for deployment name only things that exist. contract-tests/flows/ has nginx and fail2ban run with theirs.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

const folder = new URL('../deploy/', import.meta.url).pathname
const read = (name: string): string => readFileSync(resolve(folder, name), 'utf8')
/** The variables of the server, as its configuration reads them. */
const known = new Set(read('../src/config.ts').match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|\b(?:HOST|PORT|ROLES|PROCESSES)\b/g))

interface Service {
  image?: string
  logging?: object
  healthcheck?: { test: string[] }
  environment?: Record<string, string>
  build?: { context: string; dockerfile: string }
  volumes?: string[]
  depends_on?: string[] | Record<string, unknown>
}
const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> }

describe('compose.yaml', () => {
  test('starts two web servers and a worker on MariaDB and Redis, behind nginx', () => {
    const roles = Object.values(services).map(({ environment }) => environment?.ROLES)
    expect(roles.sort()).toEqual(['web', 'web', 'worker', undefined, undefined, undefined])
    expect(Object.keys(services)).toEqual(expect.arrayContaining(['nginx', 'db', 'redis']))
  })

  test('names only variables, services and files that exist', () => {
    for (const { environment = {}, build, volumes = [], depends_on = [] } of Object.values(services)) {
      if (build) {
        for (const name of Object.keys(environment)) expect(known, name).toContain(name)
        expect(existsSync(resolve(folder, build.context, build.dockerfile))).toBe(true)
      }
      for (const file of volumes.filter((one) => one.startsWith('./')))
        expect(existsSync(resolve(folder, file.split(':')[0] ?? ''))).toBe(true)
      for (const name of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)) expect(services).toHaveProperty(name)
    }
    const web = read('nginx/compose-upstream.conf').match(/\bweb\d\b/g) ?? []
    for (const name of web) expect(services[name]?.environment).toMatchObject({ ROLES: 'web' })
    expect(web).toHaveLength(2)
  })

  test('bounds the log of every container, and knows whether each server is well', () => {
    for (const { logging } of Object.values(services)) expect(logging).toMatchObject({ options: { 'max-size': expect.any(String) } })
    // The image asks for the page of a web server.
    expect(read('Dockerfile')).toContain("process.env.PORT + '/health/ready'")
    for (const { environment = {}, healthcheck } of Object.values(services)) {
      if (environment.ROLES !== 'worker') continue
      expect(healthcheck?.test.join(' ')).toContain(`http://127.0.0.1:${environment.METRICS_PORT}/metrics`)
    }
  })

  test('lets nginx find a server that has another address, which its version can do', () => {
    for (const [server = ''] of read('nginx/compose-upstream.conf').matchAll(/^ *server .*$/gm)) expect(server).toContain(' resolve ')
    const [, major, minor] = /^nginx:(\d+)\.(\d+)/.exec(services.nginx?.image ?? '') ?? []
    expect([Number(major), Number(minor) > 27]).toEqual([1, true])
  })

  test('says with commands that there are how the first organisation is made', () => {
    const [, options = ''] = /manage create-realm ((?:.*\\\n)?.*)$/m.exec(read('compose.yaml')) ?? []
    const [, declared = ''] = /'create-realm',(.*?)\nofOrganisation/s.exec(read('../src/ops/manage.ts')) ?? []
    for (const [, option = ''] of declared.matchAll(/requiredOption\('(--[\w-]+)/g)) expect(options).toContain(option)
  })
})

/** Variables of the shell, of Node and of the allocator. */
const OF_OTHERS = ['PATH', 'NODE_ENV', 'MALLOC_ARENA_MAX']

test('the image runs the built program as an unprivileged user', () => {
  const stage = read('Dockerfile')
  expect(stage).toMatch(/^USER node$/m)
  expect(stage).toMatch(/^CMD \["parley", "serve"\]$/m)
  for (const [, name = ''] of stage.matchAll(/\b([A-Z_]+)=\S/g)) expect([...known, ...OF_OTHERS]).toContain(name)
})

test('the image has the Node version of the tests', () => {
  const pinned = JSON.parse(read('../contract-tests/node/package.json'))
  const [version = '', ...others] = new Set(Object.values<string>(pinned.optionalDependencies))
  expect(others).toEqual([])
  const images = read('Dockerfile').match(/^FROM node:\S+/gm) ?? []
  expect(new Set(images)).toEqual(new Set([`FROM node:${version.split('.')[0]}-slim`]))
})

describe('the unit of systemd', () => {
  test('restarts a server however often it has failed', () => {
    const [unit = '', service = ''] = read('systemd/parley.service').split(/^\[(?=Service|Install)/m)
    expect(service).toMatch(/^Restart=on-failure$/m)
    expect(unit).toMatch(/^StartLimitIntervalSec=0$/m)
  })

  test('names only variables of the server', () => {
    const [, assignments = ''] = /^Environment=(.*)$/m.exec(read('systemd/parley.service')) ?? []
    for (const name of assignments.split(' ').map((one) => one.split('=')[0])) expect([...known, ...OF_OTHERS]).toContain(name)
  })

  const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
  test.skipIf(!hasSystemd)('is accepted by systemd', () => {
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', resolve(folder, 'systemd/parley.service')], { encoding: 'utf8' })
    // The machine may lack the services for which the unit waits, and the program.
    const complaints = stderr.split('\n').filter((line) => line.includes('parley.service:') && !line.includes('is not executable'))
    expect({ isFound: status !== null, complaints }).toEqual({ isFound: true, complaints: [] })
  })
})

describe('the alerts of Prometheus', () => {
  const rules = resolve(folder, 'prometheus')
  // Debian's package prometheus has it. CI installs it.
  const hasPromtool = spawnSync('promtool', ['--version']).status === 0
  const promtool = (...args: string[]) => spawnSync('promtool', args, { cwd: rules, encoding: 'utf8' })
  interface Rules {
    groups: { rules: { alert: string; expr: string }[] }[]
  }
  const alerts = (parse(read('prometheus/alerts.yaml')) as Rules).groups.flatMap((group) => group.rules)

  test.skipIf(!hasPromtool && !process.env.CI)('fire when they should and are silent when they should, says promtool', () => {
    expect(promtool('check', 'rules', 'alerts.yaml')).toMatchObject({ status: 0 })
    expect(promtool('test', 'rules', 'alerts.test.yaml')).toMatchObject({ status: 0 })
  })

  test('each have a case that fires and one that does not', () => {
    const { tests } = parse(read('prometheus/alerts.test.yaml')) as { tests: { name: string }[] }
    const names = alerts.flatMap(({ alert }) => [`${alert} fires`, `${alert} is silent`])
    expect(tests.map(({ name }) => name)).toEqual(names)
  })

  test('name only metrics that the server has, and have a row each in the documentation', () => {
    const metrics = read('../src/server/prometheus.ts')
    for (const { alert, expr } of alerts) {
      for (const [name] of expr.matchAll(/parley_[a-z_]+/g)) expect(metrics, alert).toContain(`'${name}'`)
      expect(read('../docs/operating.md')).toContain(alert)
    }
  })
})
