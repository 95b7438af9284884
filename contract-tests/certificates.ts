// Certificates for a test, made by OpenSSL.

import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A certificate and its key, in PEM files. */
export interface Certificate {
  cert: string
  key: string
}

const openssl = (...args: string[]): void => void execFileSync('openssl', args, { stdio: 'pipe' })

/** Creates an authority that signs itself. */
export function createAuthority(folder: string, name: string): Certificate {
  const made = filesOf(folder, name)
  openssl('req', '-x509', ...newKey(made), '-out', made.cert, '-days', '2', '-subj', `/CN=${name}`)
  return made
}

/** Creates a certificate for a host or a client of this name, signed by an authority. */
export function createCertificate(folder: string, name: string, authority: Certificate): Certificate {
  const made = filesOf(folder, name)
  const [request, extensions] = ['request', 'extensions'].map((kind) => join(folder, `${name}.${kind}`)) as [string, string]
  writeFileSync(extensions, `subjectAltName = DNS:${name}\n`)
  openssl('req', ...newKey(made), '-out', request, '-subj', `/CN=${name}`)
  const signer = ['-CA', authority.cert, '-CAkey', authority.key, '-CAcreateserial']
  openssl('x509', '-req', '-in', request, '-out', made.cert, ...signer, '-days', '2', '-extfile', extensions)
  return made
}

function filesOf(folder: string, name: string): Certificate {
  return { cert: join(folder, `${name}-cert.pem`), key: join(folder, `${name}-key.pem`) }
}

function newKey({ key }: Certificate): string[] {
  return ['-newkey', 'rsa:2048', '-nodes', '-keyout', key]
}
