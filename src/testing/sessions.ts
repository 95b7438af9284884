// Browser sessions in tests, as a browser gets and uses them.

import type { TestApp } from './app.ts'
import type { Answer } from './client.ts'

type Site = Pick<TestApp, 'client'>

/** Sends a form as a page of the server does. Redirects are not followed. */
export function postByPage(app: Site, path: string, fields: Record<string, string>, cookie?: string): Promise<Answer> {
  const headers = { 'Sec-Fetch-Site': 'same-origin', ...(cookie === undefined ? {} : { Cookie: cookie }) }
  return app.client().raw(path, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })
}

/** The name and value of the session's cookie that an answer sets. Undefined if it sets none. */
export function cookieOf({ headers }: Pick<Answer, 'headers'>): string | undefined {
  return headers
    .getSetCookie()
    .map((header) => header.split(';', 1)[0])
    .find((pair) => pair?.includes('parley-session='))
}

/** Logs in by the page. Returns the cookie. Throws if it is refused. */
export async function logInByPage(app: Site, email: string, password: string, before?: string): Promise<string> {
  const answer = await postByPage(app, '/accounts/login', { email, password }, before)
  const cookie = cookieOf(answer)
  if (answer.status !== 303 || cookie === undefined) throw new Error(`the login was answered ${answer.status}`)
  return cookie
}
