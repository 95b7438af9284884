// The forms of pages for people: reading what was filled in, and showing fields with what is wrong about them. All text from users is
// escaped.

import express, { type RequestHandler } from 'express'
import type { Pace } from '../../config.ts'
import { ApiError } from '../../errors.ts'
import { PASSWORD_LENGTH } from '../../limits.ts'
import type { Directory, Provider } from '../../providers.ts'
import type { TextKey } from '../../texts/texts.ts'
import { requirePrintable } from '../../values/text.ts'
import { paceOf, requireUtf8, watchPace } from '../body.ts'
import { parseUrlEncoded } from '../decode.ts'
import { LOGIN_PATH, signInPath } from '../session.ts'
import { html, type Say } from './html.ts'
import type { Fault, Label } from './page.ts'

/** Reads a form within the time that the pace allows, and otherwise closes the connection. `fieldsOf` returns its fields. */
export function readForm(pace: Pace): RequestHandler[] {
  const inTime: RequestHandler = (request, response, next) => {
    const endWatch = watchPace(request, paceOf(pace, false), () => request.destroy())
    response.once('close', endWatch)
    next()
  }
  // This server's own parser rejects malformed forms.
  const parse: RequestHandler = (request, _response, next) => {
    requireUtf8(request)
    const fields = Buffer.isBuffer(request.body) ? parseUrlEncoded(request.body.toString('latin1'), 'form') : []
    // As in the contract's operations: nobody could log in with a password that has a control character.
    for (const [name, text] of fields) requirePrintable(text, name)
    request.body = fields
    next()
  }
  return [inTime, express.raw({ type: 'application/x-www-form-urlencoded', limit: '32kb' }), parse]
}

/** The fields of a form that `readForm` has read. A missing field is empty. */
export function fieldsOf<Name extends string>({ body }: { body?: [name: string, value: string][] }, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, body?.find((field) => field[0] === name)?.[1] ?? ''])) as Record<Name, string>
}

/** What a BAD_REQUEST says about a form whose fields have these labels. Its message begins with the quoted parameter, if there is one. */
export function faultOf<Name extends string>(
  { message, formText }: ApiError,
  labels: readonly (readonly [name: Name, label: Label])[],
): Fault<Name> {
  const [field, label] = labels.find(([name]) => message.startsWith(`'${name}' `)) ?? []
  return { field, label, text: formText, english: field === undefined ? message : message.slice(field.length + 3) }
}

/** Whether an error is BAD_REQUEST, which a form shows to the person who filled it in. */
export function isFault(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'BAD_REQUEST'
}

/**
 * The links with which people log in at providers of single sign-on and, by the page for logging in, with a directory. They lead on to `next`,
 * a path of this server.
 */
export function signInLinks(say: Say, vouchers: readonly (Provider | Directory)[], next: string | undefined): string[] {
  return vouchers.map((voucher) => {
    const { name, displayName } = voucher
    const isProvider = 'clientId' in voucher
    const image = isProvider && voucher.icon ? `<img src="${signInPath(name)}/icon" alt="" width="20" height="20"> ` : ''
    const url = (isProvider ? signInPath(name) : LOGIN_PATH) + (next === undefined ? '' : `?next=${encodeURIComponent(next)}`)
    return `<p class="actions"><a href="${html(url)}">${image}${say('page.loginWith', { provider: displayName })}</a></p>`
  })
}

/** A fault is announced at the top, and repeated at its field. */
export function alert(say: Say, fault: Fault | undefined): string {
  if (!fault) return ''
  const text = shownFault(say, fault)
  return `<p class="alert" role="alert">${fault.field ? `<a href="#${fault.field}">${text}</a>` : text}</p>\n`
}

/** The name of the field and what is wrong with it, as HTML. A fault without a text is in English, as in the answers of the API. */
function shownFault(say: Say, { label, text, english }: Fault): string {
  const shown = text ? (say as (key: TextKey, values: object) => string)(text.key, text.values) : `<span lang="en">${html(english)}</span>`
  return label ? `${say(label)}: ${shown}` : shown
}

/** A field of a form. All but `value` is HTML. */
interface Field<Name extends string> {
  name: Name
  label: string
  type: string
  value: string
  attributes: string
  hint: string
}

/** A field with its label, hint and fault. */
export function input<Name extends string>(
  say: Say,
  { name, label, type, value, attributes, hint }: Field<Name>,
  fault: Fault<Name> | undefined,
): string {
  const isFaulty = fault?.field === name
  const invalid = isFaulty ? ` aria-invalid="true"` : ''
  const described = isFaulty ? `${name}-hint ${name}-fault` : `${name}-hint`
  return `<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${html(value)}" ${attributes}${invalid} aria-describedby="${described}">
<p class="hint" id="${name}-hint">${hint}</p>
${isFaulty ? `<p class="fault" id="${name}-fault">${shownFault(say, fault)}</p>\n` : ''}</div>`
}

/** The field of a new password, which has at least `min` characters. */
export function newPasswordField<Name extends string>(
  say: Say,
  label: 'page.password' | 'page.newPassword',
  fault: Fault<Name | 'password'> | undefined,
  min: number,
): string {
  const { max } = PASSWORD_LENGTH
  const attributes = `required minlength="${min}" maxlength="${max}" autocomplete="new-password"`
  return input(
    say,
    {
      name: 'password',
      label: say(label),
      type: 'password',
      value: '',
      attributes,
      hint: say('page.newPasswordHint', { min, max }),
    },
    fault,
  )
}
