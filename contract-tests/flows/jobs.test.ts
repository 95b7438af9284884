// databases: once
// run: full
// What operators see of mails that do not leave, and what they can do about them.

import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSite, type DemoUser, type ServerProcess, type Site, succeed } from '../server.ts'

/** An SMTP server that takes every mail, or refuses each with the words of a reply to RCPT TO. */
async function smtp(refusal?: string): Promise<{ url: string; mails: string[]; server: Server }> {
  const mails: string[] = []
  const server = createServer((socket) => {
    let [text, isData] = ['', false]
    socket.on('error', () => {}).write('220 test\r\n')
    socket.on('data', (chunk) => {
      text += chunk
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        if (isData) {
          const last = text.indexOf('\r\n.\r\n')
          if (last < 0) return
          mails.push(text.slice(0, last))
          text = text.slice(last + 5)
          isData = false
          socket.write('250 taken\r\n')
          continue
        }
        const command = text.slice(0, end).toUpperCase()
        text = text.slice(end + 2)
        isData = command === 'DATA'
        socket.write(`${isData ? '354 go on' : command.startsWith('RCPT') && refusal ? refusal : '250 ok'}\r\n`)
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, mails, server }
}

interface JobLine {
  id: number
  kind: string
  user_id: number | string
  state: string
  attempts: number
  reason: string
}

describe('while the SMTP server is down', () => {
  let site: Site
  let server: ServerProcess
  let owner: DemoUser
  let mailServer: Awaited<ReturnType<typeof smtp>>
  beforeAll(async () => {
    site = await createSite('')
    const first = await site.start()
    ;({ owner } = (await first.demo()).users)
    await first.end('SIGTERM')
    mailServer = await smtp()
    mailServer.server.close()
    Object.assign(site.env, { SMTP_URL: mailServer.url })
    server = await site.start({ LOG_LEVEL: 'warn' })
  }, 60_000)
  afterAll(() => site?.remove())

  const jobs = async (...args: string[]): Promise<JobLine[]> => {
    const { stdout, stderr } = await site.manage('jobs', ...args, '--json')
    expect(stderr).toBe('')
    return JSON.parse(stdout).jobs
  }
  const invited = 'nora@elsewhere.example'

  test('jobs names what fails and why, and neither the address nor the words of a mail', { timeout: 60_000 }, async () => {
    await succeed(server.url, owner, '/invites', { invitee_emails: invited, stream_ids: '[]' })
    await expect.poll(() => jobs('list', '--failing'), { timeout: 20_000 }).toHaveLength(1)
    const [job] = await jobs()
    expect(job).toMatchObject({ kind: 'mail', user_id: owner.user_id, state: 'failing', attempts: 1 })
    expect(job?.reason).toContain('ECONNREFUSED')
    const { stdout } = await site.manage('jobs')
    const [columns, row] = stdout.split('\n').map((line) => line.split('\t'))
    expect(columns).toEqual(Object.keys(job ?? {}))
    expect(row).toHaveLength(columns?.length ?? 0)
    expect(stdout).not.toContain(invited)
    expect(await jobs('--dead')).toEqual([])
    expect(await jobs('--kind', 'push')).toEqual([])
  })

  test('the log names kind and account of what fails', { timeout: 60_000 }, async () => {
    const said = () =>
      server
        .output()
        .split('\n')
        .find((line) => line.includes('a mail was not sent'))
    await expect.poll(said, { timeout: 20_000 }).toBeDefined()
    expect(JSON.parse(said() ?? '')).toMatchObject({ kind: 'mail', realmId: 1, userId: owner.user_id, attempts: 1 })
    expect(server.output()).not.toContain(invited)
  })

  test('jobs retry sends what waits at once when the SMTP server is back', { timeout: 60_000 }, async () => {
    const [job] = await jobs()
    mailServer.server.listen(Number(new URL(mailServer.url).port), '127.0.0.1')
    await once(mailServer.server, 'listening')
    expect(JSON.parse((await site.manage('jobs', 'retry', '--id', String(job?.id), '--json')).stdout)).toEqual({ retried: 1 })
    await expect.poll(() => mailServer.mails.length, { timeout: 20_000 }).toBe(1)
    await expect.poll(() => jobs(), { timeout: 20_000 }).toEqual([])
    expect(mailServer.mails[0]).toContain(`To: ${invited}`)
    mailServer.server.close()
  })

  test('jobs drop removes what the operator means, and nothing without being told what', { timeout: 60_000 }, async () => {
    await server.end('SIGTERM')
    for (let i = 0; i < 2; i++) await site.manage('set-password', '--email', owner.email, '--mail-link')
    for (const action of ['drop', 'retry'])
      expect(await site.manage('jobs', action)).toMatchObject({ code: 2, stderr: expect.stringContaining(`jobs ${action}: one of --id`) })
    const [first] = await jobs('--kind', 'mail')
    expect((await site.manage('jobs', 'drop', '--id', String(first?.id))).stdout).toBe('dropped: 1\n')
    expect((await site.manage('jobs', 'drop', '--dead')).stdout).toBe('dropped: 0\n')
    expect((await site.manage('jobs', 'drop', '--all')).stdout).toBe('dropped: 1\n')
    expect(await jobs()).toEqual([])
  })

  test('send-test-mail says that it does not answer, what it answers, or that it took the mail', { timeout: 60_000 }, async () => {
    expect(await site.manage('send-test-mail', 'olga@example.com')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('ECONNREFUSED'),
    })
    const refusing = await smtp('550 5.7.1 relaying denied')
    const taking = await smtp()
    try {
      site.env.SMTP_URL = refusing.url
      expect(await site.manage('send-test-mail', 'olga@example.com')).toMatchObject({
        code: 1,
        stderr: expect.stringContaining('relaying denied'),
      })
      site.env.SMTP_URL = taking.url
      const { code, stdout } = await site.manage('send-test-mail', 'olga@example.com')
      expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringContaining(`smtp_server: ${new URL(taking.url).host}`) })
      expect(taking.mails).toEqual([expect.stringContaining('To: olga@example.com')])
      expect(await site.manage('send-test-mail', 'nobody')).toMatchObject({ code: 2 })
    } finally {
      for (const one of [refusing, taking]) one.server.close()
    }
  })
})
