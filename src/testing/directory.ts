// A real directory on this machine: Debian's slapd, which lets nobody in without TLS.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'ldapts'
import { vi } from 'vitest'
import { createAuthority, createCertificate } from '../../contract-tests/certificates.ts'
import { freePorts } from '../../contract-tests/service-processes.ts'
import type { Directory } from '../providers.ts'

const SLAPD = ['/usr/sbin/slapd', '/usr/local/libexec/slapd'].find(existsSync)
const SLAPADD = ['/usr/sbin/slapadd', '/usr/local/sbin/slapadd'].find(existsSync)
const SCHEMAS = '/etc/ldap/schema'

/** Whether there is no slapd, which CI needs (Debian's package `slapd`). */
export const lacksSlapd = !SLAPD && !process.env.CI

/** The password of somebody in the directory. */
export const passwordOf = (uid: string): string => `the secret of ${uid}`
const SUFFIX = 'dc=example,dc=com'
export const PEOPLE = `ou=people,${SUFFIX}`
const ADMIN = { dn: `cn=admin,${SUFFIX}`, password: 'secret of the admin' }
export const SERVICE = { bindDn: `cn=parley,${SUFFIX}`, password: 'secret of the service' }

export interface TestDirectory {
  /** The URLs, with TLS from the start and by StartTLS, at `localhost`. */
  urls: { ldaps: string; ldap: string }
  /** The certificate of the authority that has signed the directory's, and of another one, in PEM. */
  ca: string
  otherCa: string
  /** What SIGN_IN_FILE would say of it. */
  directory(changes?: Partial<Directory>): Directory
  /** Does something as the administrator of the directory. */
  administer<T>(work: (client: Client) => Promise<T>): Promise<T>
  /** Stops answering, without closing anything, and goes on. */
  freeze(): void
  thaw(): void
  close(): Promise<void>
}

/** An entry of a person, in LDIF. */
function person(uid: string, attributes: Record<string, string>): string {
  const all = { objectClass: 'inetOrgPerson', uid, sn: uid, cn: `${uid} from the directory`, ...attributes, userPassword: passwordOf(uid) }
  const dn = `uid=${uid.replace(/[^a-z0-9]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)}`)},${PEOPLE}`
  return [`dn: ${dn}`, ...Object.entries(all).map(([name, value]) => `${name}: ${value}`)].join('\n')
}

/** Starts a directory with people, by their uid, who have these attributes besides the usual ones. Close it in `afterAll`. */
export async function startDirectory(people: Record<string, Record<string, string>>): Promise<TestDirectory> {
  const folder = mkdtempSync(join(tmpdir(), 'slapd-'))
  const authority = createAuthority(folder, 'authority')
  const other = createAuthority(folder, 'other')
  const { cert, key } = createCertificate(folder, 'localhost', authority)
  const config = join(folder, 'slapd.conf')
  mkdirSync(join(folder, 'data'))
  writeFileSync(
    config,
    `${['core', 'cosine', 'inetorgperson'].map((name) => `include ${SCHEMAS}/${name}.schema`).join('\n')}
modulepath /usr/lib/ldap
moduleload back_mdb
pidfile ${join(folder, 'pid')}
TLSCACertificateFile ${authority.cert}
TLSCertificateFile ${cert}
TLSCertificateKeyFile ${key}
security simple_bind=128
allow bind_anon_cred
database mdb
maxsize 16777216
suffix ${SUFFIX}
rootdn ${ADMIN.dn}
rootpw "${ADMIN.password}"
directory ${join(folder, 'data')}
`,
  )
  const ldif = join(folder, 'entries.ldif')
  writeFileSync(
    ldif,
    [
      `dn: ${SUFFIX}\nobjectClass: dcObject\nobjectClass: organization\no: Example\ndc: example`,
      `dn: ${PEOPLE}\nobjectClass: organizationalUnit\nou: people`,
      `dn: ${SERVICE.bindDn}\nobjectClass: person\ncn: parley\nsn: parley\nuserPassword: ${SERVICE.password}`,
      ...Object.entries(people).map(([uid, attributes]) => person(uid, attributes)),
      '',
    ].join('\n\n'),
  )
  execFileSync(SLAPADD ?? 'slapadd', ['-f', config, '-l', ldif], { stdio: 'pipe' })
  const [plain, secure] = await freePorts(2)
  const urls = { ldaps: `ldaps://localhost:${secure}`, ldap: `ldap://localhost:${plain}` }
  const listens = `ldap://127.0.0.1:${plain}/ ldaps://127.0.0.1:${secure}/`
  const child: ChildProcess = spawn(SLAPD ?? 'slapd', ['-f', config, '-h', listens, '-d', '0'], { stdio: 'ignore' })
  const ca = readFileSync(authority.cert, 'utf8')
  const administer: TestDirectory['administer'] = async (work) => {
    const client = new Client({ url: urls.ldaps, tlsOptions: { ca }, timeout: 5_000, connectTimeout: 5_000 })
    try {
      await client.bind(ADMIN.dn, ADMIN.password)
      return await work(client)
    } finally {
      await client.unbind()
    }
  }
  await vi.waitFor(() => administer(async () => {}), { timeout: 20_000, interval: 100 })
  return {
    urls,
    ca,
    otherCa: readFileSync(other.cert, 'utf8'),
    directory: (changes) => testDirectory({ url: urls.ldaps, ca, ...changes }),
    administer,
    freeze: () => child.kill('SIGSTOP'),
    thaw: () => child.kill('SIGCONT'),
    close: async () => {
      child.kill('SIGCONT')
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** What SIGN_IN_FILE would say of a directory. */
export function testDirectory(changes: Partial<Directory> = {}): Directory {
  return {
    ...{ name: 'staff', displayName: 'STAFF', issuer: 'ldap:staff', url: 'ldaps://127.0.0.1:1', ca: undefined },
    find: { base: PEOPLE, filter: '(&(objectClass=person)(|(uid={username})(mail={username})))', ...SERVICE },
    attributes: { subject: 'entryUUID', email: 'mail', name: 'cn', picture: 'jpegPhoto', groups: 'ou' },
    ...{ organisations: undefined, createsAccounts: false, groups: undefined },
    ...changes,
  }
}
