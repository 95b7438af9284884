// What the server costs as load and organisations grow: series of figures, each as a table and as a plot in docs/benchmarks/.

import { mkdirSync, writeFileSync } from 'node:fs'
import { LineChart } from 'echarts/charts'
import { GridComponent, LegendComponent, TitleComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { SVGRenderer } from 'echarts/renderers'
import { atPolls } from './events.ts'
import { pagesOn } from './pages.ts'
import { rowsOf, sendsTo, throughput } from './send.ts'
import { ids, insertUsers, measure, onServer, running } from './site.ts'

const folder = new URL('../../docs/benchmarks/', import.meta.url)

interface Series {
  title: string
  x: string
  y: string
  /** The values at each x, by the name of the line. */
  lines: Record<string, [x: number, y: number][]>
}

const SERIES: Record<string, () => Promise<Series>> = { connections, queues, subscribers, messages, users }

/** Measures the series of these names, or all. Writes their plots, prints their tables and, as its last line, JSON. */
export async function plot(names: string[]): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const measured: Record<string, Series> = {}
  for (const [name, measureSeries] of Object.entries(SERIES).filter(([one]) => names.length === 0 || names.includes(one))) {
    const series = await measureSeries()
    measured[name] = series
    writeFileSync(new URL(`${name}.svg`, folder), svgOf(series))
    console.log(`\n${tableOf(series)}\n`)
  }
  console.log(JSON.stringify({ bench: 'plot', measured }))
}

/** Sends per second, by number of connections. */
async function connections(): Promise<Series> {
  const results = await onServer('mariadb', (site) => throughput(site, () => rowsOf(site.sql), [1, 2, 4, 8, 16, 32, 64]))
  return {
    title: 'Sends to a topic',
    x: 'connections',
    y: 'sends a second',
    lines: {
      'the server': results.map(({ connections: x, subject }) => [x, subject.requestsPerSecond]),
      'the same rows, bare': results.map(({ connections: x, floor }) => [x, floor.requestsPerSecond]),
    },
  }
}

/** Deliveries, by number of queues with a waiting poll. */
async function queues(): Promise<Series> {
  const lines: Series['lines'] = { 'the server': [], 'a bare long-poll server': [] }
  await onServer('mariadb', async (site) => {
    for (const polls of [10, 100, 500, 1_000, 2_000, 10_000]) {
      const { rounds } = await atPolls(site, polls)
      const best = (of: 'subject' | 'floor'): number => Math.max(...rounds.map((round) => round[of].deliveriesPerCpuSecond))
      lines['the server']?.push([polls, best('subject')])
      lines['a bare long-poll server']?.push([polls, best('floor')])
    }
  })
  return { title: 'Deliveries of messages', x: 'queues with an open poll', y: 'deliveries a second of CPU', lines }
}

/** The time of a send, by number of subscribers. */
async function subscribers(): Promise<Series> {
  const sizes = [10, 100, 1_000, 10_000]
  const times = await onServer('mariadb', (site) => sendsTo(site, sizes))
  return { title: 'A send to a channel', x: 'subscribers', y: 'ms', lines: { 'the server': sizes.map((size, i) => [size, times[i] ?? 0]) } }
}

/** The time of first pages, by number of messages. */
async function messages(): Promise<Series> {
  const lines: Series['lines'] = {}
  for (const count of [10_000, 100_000, 1_000_000])
    for (const { request, request_ms } of await onServer('mariadb', (site) => pagesOn(site, count))) {
      lines[request] ??= []
      lines[request].push([count, request_ms])
    }
  return { title: 'First pages', x: 'messages', y: 'ms', lines }
}

/** The time of the largest lists, by number of users. */
async function users(): Promise<Series> {
  const lines: Series['lines'] = { 'GET /users': [], 'POST /register': [], 'the bare SELECT of the users': [] }
  await onServer('mariadb', async ({ request, sql }) => {
    let made = 0
    for (const count of [10, 100, 1_000, 10_000]) {
      await insertUsers(sql, ids(1_001 + made, count - made))
      made = count
      // These rows bypassed the log. A change of an account is in the log, and on it the server drops the people that it remembers.
      await request('PATCH', '/settings', { full_name: `Among ${count}` })
      const prepare = running(sql, ['SELECT * FROM users WHERE realm_id = 1'])
      const list = await measure(`GET /users of ${count}`, { ask: () => request('GET', '/users'), prepare })
      const state = await measure(`POST /register of ${count}`, {
        ask: () => request('POST', '/register'),
        prepare,
      })
      lines['GET /users']?.push([count, list.request_ms])
      lines['POST /register']?.push([count, state.request_ms])
      lines['the bare SELECT of the users']?.push([count, list.sql_ms])
    }
  })
  return { title: 'Lists of users', x: 'users', y: 'ms', lines }
}

function svgOf({ title, x, y, lines }: Series): string {
  use([LineChart, GridComponent, LegendComponent, TitleComponent, SVGRenderer])
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: 760, height: 420 })
  chart.setOption({
    animation: false,
    backgroundColor: '#ffffff',
    title: { text: title, left: 'center', top: 8 },
    legend: { bottom: 8, type: 'plain' },
    grid: { left: 80, right: 40, top: 56, bottom: 96 },
    xAxis: { type: 'log', name: x, nameLocation: 'middle', nameGap: 28 },
    yAxis: { type: 'value', name: y },
    series: Object.entries(lines).map(([name, data]) => ({ type: 'line', name, data })),
  })
  const text = chart.renderToSVGString()
  chart.dispose()
  return text
}

/** A Markdown table with a row for each x. */
function tableOf({ x, y, lines }: Series): string {
  const names = Object.keys(lines)
  const xs = [...new Set(Object.values(lines).flatMap((points) => points.map(([at]) => at)))].sort((a, b) => a - b)
  const cell = (name: string, at: number): string => {
    const value = lines[name]?.find(([one]) => one === at)?.[1]
    return value === undefined ? '' : value.toLocaleString('en', { maximumSignificantDigits: 3 })
  }
  const row = (cells: string[]): string => `| ${cells.join(' | ')} |`
  return [
    row([`${x} (${y})`, ...names]),
    row(['---:', ...names.map(() => '---:')]),
    ...xs.map((at) => row([at.toLocaleString('en'), ...names.map((name) => cell(name, at))])),
  ].join('\n')
}
