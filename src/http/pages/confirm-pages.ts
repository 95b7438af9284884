// The page behind a link in a mail. It shows what will be confirmed, and confirms it when the button is pressed. Opening the page changes
// nothing, because programs that scan mails open links.

import { type ErrorRequestHandler, type RequestHandler, type Response, Router } from 'express'
import { activeRealmAt } from '../../access/organisation/realms.ts'
import { confirmEmailChange, type EmailChange } from '../../actions/people/email-address.ts'
import { type App, seconds } from '../../context.ts'
import { escapeHtml } from '../../markup/html.ts'
import { readLink } from '../../secrets/links.ts'

/** Serves GET and POST /confirm/change_email/{token}. Unknown, used, expired and foreign links all get the same 404. */
export function confirmPages(app: App): RequestHandler {
  const pages = Router()
  pages.get('/confirm/change_email/:token', async ({ headers, params }, response) => {
    const realm = await activeRealmAt(headers.host, app.config.externalUrl)
    const presented = { purpose: 'change_email', token: params.token, now: seconds(new Date()) } as const
    const link = realm && (await readLink<EmailChange>({ ...presented, realmId: realm.id }))
    if (!realm || !link) return refuse(response)
    const text = `Use <strong>${escapeHtml(link.to)}</strong> as the address of your account at ${escapeHtml(realm.name)}?`
    send(response, 200, 'Confirm your address', `<p>${text}</p><form method="post"><button type="submit">Confirm</button></form>`)
  })
  pages.post('/confirm/change_email/:token', async ({ headers, params }, response) => {
    const realm = await activeRealmAt(headers.host, app.config.externalUrl)
    const user = realm && (await confirmEmailChange(app, realm, params.token, new Date()))
    if (!user) return refuse(response)
    const text = `The address of your account is now <strong>${escapeHtml(user.delivery_email)}</strong>.`
    send(response, 200, 'Address confirmed', `<p>${text} Use it to log in.</p>`)
  })
  const failed: ErrorRequestHandler = (error: Error & { status?: number }, _request, response, _next) => {
    // The URL is malformed.
    if (error.status === 400) return refuse(response)
    app.log.error({ err: error }, 'a page failed')
    send(response, 500, 'Something went wrong', '<p>Try again later.</p>')
  }
  pages.use(failed)
  return pages
}

function refuse(response: Response): void {
  send(response, 404, 'This link is not valid', '<p>It has already been used, has expired or is incomplete. Request a new one.</p>')
}

function send(response: Response, status: number, title: string, body: string): void {
  response
    .status(status)
    .set({
      'Content-Security-Policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      // The URL itself is the secret.
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    })
    .type('html')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>\n`,
    )
}
