// The address of a MySQL or MariaDB server.

export interface Address {
  host: string
  port: number
  database: string
  username: string
  password: string
  /** Options for the driver, by name. */
  options: Record<string, string>
}

/**
 * The parts of `mysql://user:password@host:port/name?option=value`. Throws TypeError for an invalid URL, and URIError for wrong
 * percent-encoding.
 */
export function addressOf(databaseUrl: string): Address {
  const { hostname, port, pathname, username, password, searchParams } = new URL(databaseUrl)
  return {
    // Only in a URL is an IPv6 address in brackets.
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || 3306),
    database: decodeURIComponent(pathname.slice(1)),
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
    options: Object.fromEntries(searchParams),
  }
}
