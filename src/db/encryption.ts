// Whether the driver encrypts its connections.

import type { Connection, ConnectionOptions } from 'mysql2'
import { type Address, secureOptions } from './address.ts'

interface Driver {
  createConnection(options: ConnectionOptions): Connection
}

/**
 * What the driver gets for the next connection to this address. With PREFERRED a connection of its own finds out once whether the server
 * offers TLS. Throws an error that names the option if a file is no good.
 */
export function encryptionOf(driver: Driver, { tls, ...address }: Address): () => Promise<{ ssl?: ConnectionOptions['ssl'] }> {
  const mode = tls['ssl-mode']
  if (mode === 'DISABLED') return async () => ({})
  const ssl = secureOptions(tls)
  let isOffered: boolean | undefined = mode === 'PREFERRED' ? undefined : true
  return async () => {
    isOffered ??= await offersTls(driver, { ...address, ssl })
    return isOffered === false ? {} : { ssl }
  }
}

/** Undefined if the server does not answer. */
function offersTls(
  driver: Driver,
  { username, ...options }: Omit<Address, 'tls'> & Pick<ConnectionOptions, 'ssl'>,
): Promise<boolean | undefined> {
  const connection = driver.createConnection({ ...options, user: username })
  return new Promise((resolve) => {
    connection.once('connect', () => {
      connection.destroy()
      resolve(true)
    })
    connection.once('error', ({ code, errno }: { code?: string; errno?: number }) => {
      connection.destroy()
      const isRefused = code === 'HANDSHAKE_NO_SSL_SUPPORT'
      // A server that refuses the account has answered.
      resolve(isRefused ? false : errno && errno > 0 ? true : undefined)
    })
  })
}
