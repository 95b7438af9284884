// databases: once
// run: full
// What Prometheus reads from a server with a first process: counters that never fall, and what happened to processes and backups.

import { mkdirSync, mkdtempSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { built } from '../built.ts'
import { call, createSite, type DemoUser, processesOf, type ServerProcess, type Site } from '../server.ts'
import { freePorts } from '../service-processes.ts'

describe('the metrics of a server that systemd has started', () => {
  let site: Site
  let server: ServerProcess
  let member: DemoUser
  let metrics: string
  const folder = mkdtempSync(join(inject('folder'), 'program-'))
  const put = (version: string): void => {
    symlinkSync(version, join(folder, 'next'))
    renameSync(join(folder, 'next'), join(folder, 'current'))
  }
  beforeAll(async () => {
    built('parley')
    put(new URL('../..', import.meta.url).pathname)
    site = await createSite('', join(folder, 'current/dist/parley.js'))
    const [port, metricsPort] = await freePorts(2)
    metrics = `http://127.0.0.1:${metricsPort}/metrics`
    // Nobody listens at the socket, which is a warning.
    const env = { NOTIFY_SOCKET: join(site.dataDir, 'nobody'), PORT: String(port), METRICS_PORT: String(metricsPort), LOG_LEVEL: 'info' }
    server = await site.start(env)
    member = (await server.demo()).users.member
  }, 60_000)
  afterAll(() => site?.remove())

  /** The values of all series by name and labels, or of one kind. */
  async function scrape(kind?: string): Promise<Map<string, number>> {
    const text = await (await fetch(metrics)).text()
    const sums = new Set([...text.matchAll(/^# TYPE (\S+) (?:counter|histogram)$/gm)].map(([, name = '']) => name))
    const isOfKind = (name: string): boolean => (kind === undefined ? sums.has(name.replace(/_(bucket|sum|count)$/, '')) : name === kind)
    const series = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
    return new Map(
      series.filter((line) => isOfKind(line.split(/[{ ]/, 1)[0] ?? '')).map((line) => line.split(/ (?=\S+$)/) as [string, string]),
    ) as never
  }
  const value = async (name: string): Promise<number | undefined> => {
    const found = (await scrape(name.split('{', 1)[0])).get(name)
    return found === undefined ? undefined : Number(found)
  }
  /** The counters that fell while something happened, read again and again until it has. */
  async function fallen(work: () => Promise<void>): Promise<string[]> {
    let isDone = false
    const working = work().finally(() => {
      isDone = true
    })
    const faults: string[] = []
    let before = await scrape()
    for (let isLast = false; !isLast; ) {
      isLast = isDone
      const now = await scrape()
      for (const [series, figure] of before) {
        const next = Number(now.get(series))
        if (!(next >= Number(figure))) faults.push(`${series} fell from ${figure} to ${next}`)
      }
      before = now
      expect(before.size).toBeGreaterThan(20)
    }
    await working
    return faults
  }
  const asked = 'parley_requests_total{operation="getOwnUser",status="2xx"}'
  const lines = (text: string): number => server.output().split(`"msg":"${text}"`).length - 1
  const processes = (): number[] => processesOf(server.child)
  /** Without a kept connection, on which a process that was replaced waits for more. */
  const ask = (): Promise<{ result: string }> => call(server.url, member, '/users/me', undefined, { Connection: 'close' })

  test('go on counting when a process is killed, and say that it ended', { timeout: 60_000 }, async () => {
    for (let i = 0; i < 20; i++) await ask()
    expect(await value(asked)).toBe(20)
    expect(await value('parley_processes_ended_total{role="web,worker",cause="end"}')).toBe(0)
    const faults = await fallen(async () => {
      process.kill(processes()[0] ?? 0, 'SIGKILL')
      // Its measurements are gone, and then those of its successor are there.
      for (const isThere of [false, true])
        await expect.poll(() => value('parley_database_up').then((up) => up === 1), { timeout: 30_000, interval: 50 }).toBe(isThere)
      expect((await ask()).result).toBe('success')
    })
    expect(faults).toEqual([])
    expect(await value(asked)).toBe(21)
    expect(await value('parley_processes_ended_total{role="web,worker",cause="end"}')).toBe(1)
  })

  test('lose nothing at a reload, not even what was counted since the last scrape', { timeout: 60_000 }, async () => {
    const before = (await value(asked)) ?? 0
    const faults = await fallen(async () => {
      for (let i = 0; i < 10; i++) await ask()
      server.child.kill('SIGHUP')
      await expect.poll(() => lines('a process is replaced'), { timeout: 30_000, interval: 100 }).toBe(1)
      for (let i = 0; i < 10; i++) await ask()
      await expect.poll(processes, { timeout: 30_000, interval: 100 }).toHaveLength(1)
    })
    expect(faults).toEqual([])
    expect(await value(asked)).toBe(before + 20)
    expect([
      await value('parley_reloads_total{outcome="done"}'),
      await value('parley_processes_ended_total{role="web,worker",cause="end"}'),
    ]).toEqual([1, 1])
  })

  test('say that a reload failed', { timeout: 60_000 }, async () => {
    const broken = mkdtempSync(join(inject('folder'), 'broken-'))
    mkdirSync(join(broken, 'dist'))
    writeFileSync(join(broken, 'dist/parley.js'), 'process.exit(7)')
    put(broken)
    expect(await value('parley_reloads_total{outcome="failed"}')).toBe(0)
    server.child.kill('SIGHUP')
    await expect.poll(() => value('parley_reloads_total{outcome="failed"}'), { timeout: 30_000, interval: 100 }).toBe(1)
    expect((await ask()).result).toBe('success')
  })

  test('say when the last backup was complete, which the audit log has too', { timeout: 60_000 }, async () => {
    const last = () => value('parley_last_backup_timestamp_seconds')
    expect(await last()).toBe(0)
    expect(await site.manage('backup', '/nowhere/parley.tar.gz')).toMatchObject({ code: 1 })
    expect(await last()).toBe(0)
    const began = Math.floor(Date.now() / 1000)
    expect(await site.manage('backup', join(site.dataDir, 'parley.tar.gz'))).toMatchObject({ code: 0, stderr: '' })
    expect(await last()).toBeGreaterThanOrEqual(began)
  })
})
