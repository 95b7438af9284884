// databases: once
// The files for deployment name only things that exist. contract-tests/flows/ has nginx and fail2ban run with theirs.

import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { VARIABLES } from '../src/config.ts'

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

// The manifests for Kubernetes agree with the server that they run: its ports, pages, variables, commands and times.

const kubernetes = join(folder, 'kubernetes')
const readManifest = (name: string): string => readFileSync(resolve(kubernetes, name), 'utf8')

interface Probe {
  httpGet: { path: string; port: string }
}
interface Container {
  image: string
  command?: string[]
  env?: { name: string; value: string }[]
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[]
  ports?: { name: string; containerPort: number }[]
  startupProbe?: Probe
  livenessProbe?: Probe
  readinessProbe?: Probe
  lifecycle?: { preStop: { exec: { command: string[] } } }
  securityContext: object
  volumeMounts: { name: string; mountPath: string }[]
}
interface Pod {
  terminationGracePeriodSeconds: number
  securityContext: object
  containers: Container[]
  volumes: { name: string; persistentVolumeClaim?: { claimName: string } }[]
}
interface Manifest {
  kind: string
  metadata: { name: string; annotations?: Record<string, string> }
  // biome-ignore lint/suspicious/noExplicitAny: each kind has a shape of its own
  spec: any
}
const manifestsOf = (text: string): Manifest[] => parseAllDocuments(text).map((document) => document.toJSON() as Manifest)
/** What the files of these folders hold. */
const manifests = ['base', 'ingress', 'gateway', 'volume'].flatMap((name) =>
  readdirSync(resolve(kubernetes, name))
    .filter((file) => file !== 'kustomization.yaml')
    .flatMap((file) => manifestsOf(readManifest(`${name}/${file}`))),
)
const named = (kind: string, name: string): Manifest => {
  const found = manifests.find((one) => one.kind === kind && one.metadata.name === name)
  if (!found) throw new Error(`there is no ${kind} ${name}`)
  return found
}
const WORKLOADS = [named('Deployment', 'parley-web'), named('Deployment', 'parley-worker'), named('Job', 'parley-migration')]
const podOf = ({ spec }: Manifest): Pod => spec.template.spec
const containerOf = (workload: Manifest): Container => {
  const [container, ...others] = podOf(workload).containers
  if (!container || others.length > 0) throw new Error('a pod has one container')
  return container
}
/** The literals of the ConfigMap, as base/ and example/ give them. */
const literals = ['base', 'example'].flatMap((name): [string, string][] => {
  const { configMapGenerator } = parse(readManifest(`${name}/kustomization.yaml`)) as { configMapGenerator: { literals: string[] }[] }
  return configMapGenerator.flatMap((one) => one.literals.map((line) => [line.replace(/=.*/, ''), line.replace(/^[^=]*=/, '')]))
})
const configured = new Map(literals)
/** A value that the image sets. */
const ofImage = (name: string): string | undefined => new RegExp(`\\b${name}=(\\S+)`).exec(readManifest('../Dockerfile'))?.[1]

test('every pod runs the one image without rights, on a file system that it cannot change', () => {
  for (const workload of WORKLOADS) {
    expect(podOf(workload).securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } })
    const { image, securityContext, volumeMounts } = containerOf(workload)
    expect(securityContext).toEqual({ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } })
    expect([image, volumeMounts]).toEqual(['parley', [{ name: 'data', mountPath: ofImage('DATA_DIR') }]])
  }
})

test('the variables are those of the server, and what nobody may know is in a Secret of which no file here has the values', () => {
  const ofContainers = WORKLOADS.flatMap((workload) => containerOf(workload).env ?? []).map(({ name }) => name)
  for (const name of [...configured.keys(), ...ofContainers]) expect(VARIABLES).toContain(name)
  const named = readManifest('example/kustomization.yaml').match(/\b[A-Z0-9]+_[A-Z0-9_]+\b/g) ?? []
  for (const name of named) expect(VARIABLES).toContain(name)
  for (const name of ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'S3_SECRET_ACCESS_KEY']) {
    expect(named).toContain(name)
    expect(configured.has(name)).toBe(false)
  }
  for (const workload of WORKLOADS)
    expect(containerOf(workload).envFrom).toEqual([{ configMapRef: { name: 'parley' } }, { secretRef: { name: 'parley' } }])
  expect(manifests.map(({ kind }) => kind)).not.toContain('Secret')
  expect(parse(readManifest('example/kustomization.yaml'))).toMatchObject({ secretGenerator: [{ name: 'parley', envs: ['parley.env'] }] })
  expect(readdirSync(resolve(kubernetes, 'example'))).toEqual(['kustomization.yaml'])
})

test('the roles are split between the Deployments, and the Job runs a command that there is', () => {
  const [web, worker, migration] = WORKLOADS.map(containerOf)
  expect([web?.env, worker?.env]).toEqual([[{ name: 'ROLES', value: 'web' }], [{ name: 'ROLES', value: 'worker' }]])
  expect(migration?.command).toEqual(['parley', 'manage', 'migrate', '--json'])
  expect(readManifest('../../src/ops/manage.ts')).toMatch(/command\(\n {2}'migrate',/)
})

test('ports are those of the server', () => {
  const ports = [
    { name: 'http', containerPort: Number(ofImage('PORT')) },
    { name: 'metrics', containerPort: Number(configured.get('METRICS_PORT')) },
  ]
  expect(containerOf(named('Deployment', 'parley-web')).ports).toEqual(ports)
  expect(containerOf(named('Deployment', 'parley-worker')).ports).toEqual(ports.slice(1))
  expect(named('Service', 'parley').spec.ports).toEqual([{ name: 'http', port: 80, targetPort: 'http' }])
  for (const { kind, spec } of manifests)
    if (kind === 'Deployment')
      expect(spec.template.metadata.annotations).toEqual({
        'prometheus.io/scrape': 'true',
        'prometheus.io/port': configured.get('METRICS_PORT'),
      })
})

test('probes ask for pages that the server has at that port', () => {
  const pages = { http: readManifest('../../src/http/pages/pages.ts'), metrics: readManifest('../../src/server/prometheus.ts') }
  for (const workload of WORKLOADS.slice(0, 2)) {
    const { startupProbe, livenessProbe, readinessProbe } = containerOf(workload)
    for (const probe of [startupProbe, livenessProbe, readinessProbe])
      if (probe) expect(pages[probe.httpGet.port as keyof typeof pages]).toContain(`'${probe.httpGet.path}'`)
    expect(livenessProbe?.httpGet.path).not.toContain('ready')
  }
  expect(containerOf(named('Deployment', 'parley-web')).readinessProbe?.httpGet.path).toBe('/health/ready')
})

test('nobody notices a new version: a pod goes when another is ready, and has time to finish', () => {
  /** Seconds after which a server that stops is killed. */
  const [, stop = ''] = /^const PATIENCE = ([\d_]+)$/m.exec(readManifest('../../src/server/process.ts')) ?? []
  for (const deployment of WORKLOADS.slice(0, 2)) {
    expect(deployment.spec.strategy).toEqual({ type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } })
    const sleep = Number(containerOf(deployment).lifecycle?.preStop.exec.command[1] ?? 0)
    expect(podOf(deployment).terminationGracePeriodSeconds).toBeGreaterThan(sleep + Number(stop.replace('_', '')) / 1_000)
  }
  expect(named('Deployment', 'parley-web').spec.replicas).toBeGreaterThan(named('PodDisruptionBudget', 'parley-web').spec.minAvailable)
})

test('the Ingress has the settings of the proxy in deploy/nginx/', () => {
  const settings = readManifest('../nginx/parley.conf')
  const ingresses = manifests.filter(({ kind }) => kind === 'Ingress')
  expect(ingresses.map(({ spec }) => spec.rules[0].http.paths.map(({ path }: { path: string }) => path))).toEqual([
    ['/'],
    ['/api/v1/tus', '/zulip/api/v1/tus'],
  ])
  for (const { metadata } of ingresses)
    for (const [name, value] of Object.entries(metadata.annotations ?? {})) {
      const setting = name.replace('nginx.ingress.kubernetes.io/', '').replaceAll('-', '_')
      // What nginx has in the block of an upstream or a location, it has in another form.
      if (['upstream_hash_by', 'enable_access_log'].includes(setting)) continue
      const directive = setting === 'proxy_body_size' ? 'client_max_body_size' : setting
      expect(settings).toMatch(new RegExp(`^ *${directive} ${value}s?;$`, 'm'))
    }
})

// Debian has no package of it, but it is one file for everybody's machine and for CI.
const hasKubectl = spawnSync('kubectl', ['version', '--client']).status === 0

describe.skipIf(!hasKubectl)('kubectl builds', () => {
  /** The objects of a kubernetes, whose Secret has these variables. */
  const build = (name: string, secrets: string): Manifest[] => {
    const copy = mkdtempSync(join(tmpdir(), 'parley-kubernetes-'))
    try {
      cpSync(kubernetes, copy, { recursive: true })
      writeFileSync(join(copy, name, 'parley.env'), secrets)
      const { status, stdout, stderr } = spawnSync('kubectl', ['kustomize', join(copy, name)], { encoding: 'utf8' })
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
      return manifestsOf(stdout)
    } finally {
      rmSync(copy, { recursive: true })
    }
  }

  test('the example, whose objects name only what is there', () => {
    const built = build('example', 'SMTP_URL=smtp://mail.example.com')
    const names = (kind: string): string[] => built.filter((one) => one.kind === kind).map(({ metadata }) => metadata.name)
    const [settings, secret] = ['ConfigMap', 'Secret'].flatMap(names)
    for (const workload of built.filter(({ kind }) => ['Deployment', 'Job'].includes(kind))) {
      const { image, envFrom } = containerOf(workload)
      expect(image).toMatch(/^registry\.example\.com\/parley:\d+\.\d+\.\d+$/)
      expect(envFrom).toEqual([{ configMapRef: { name: settings } }, { secretRef: { name: secret } }])
    }
    const { spec: service } = built.find(({ kind }) => kind === 'Service') as Manifest
    const web = built.find(({ metadata }) => metadata.name === 'parley-web') as Manifest
    expect(web.spec.template.metadata.labels).toMatchObject(service.selector)
    for (const { spec } of built.filter(({ kind }) => kind === 'Ingress'))
      for (const { backend } of spec.rules[0].http.paths) expect(names('Service')).toContain(backend.service.name)
    expect(new Set(built.map(({ metadata }) => (metadata as { namespace?: string }).namespace))).toEqual(new Set(['parley']))
  })

  test('other pods when a password changes', () => {
    const [one, other] = ['first', 'second'].map((password) =>
      build('example', `DATABASE_URL=mysql://chat:${password}@db.example.com/parley`)
        .filter(({ kind }) => kind === 'Deployment')
        .map((deployment) => containerOf(deployment).envFrom[1]?.secretRef?.name),
    )
    expect(one).toEqual([expect.stringMatching(/^parley-/), expect.stringMatching(/^parley-/)])
    expect(other).not.toEqual(one)
  })
})

test('no Ingress logs URLs, which can hold keys', () => {
  const ingresses = manifests.filter(({ kind }) => kind === 'Ingress')
  expect(ingresses.length).toBeGreaterThan(1)
  for (const { metadata } of ingresses)
    expect(metadata.annotations, metadata.name).toMatchObject({ 'nginx.ingress.kubernetes.io/enable-access-log': 'false' })
})
