// Prepares the reference, which Elements shows: its colours, what the policy, screen readers and keyboards need and, on a demo server, the
// account of a demo user. Runs before Elements.

const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => {
  document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light'
}
dark.addEventListener('change', follow)
follow()

// Elements keeps what was entered, keys too, where later visits would find it. Here it is forgotten with the tab.
Object.defineProperty(window, 'localStorage', { value: sessionStorage })

// The policy forbids the inline stylesheets that Elements adds. Their text goes into elements that show nothing, and their rules to the page.
const createElement = document.createElement.bind(document)
document.createElement = (name, options) => {
  if (name !== 'style') return createElement(name, options)
  return Object.assign(createElement('span'), { hidden: true, className: 'rules' })
}
const sheets = new WeakMap()
const sheetOf = (rules) => {
  const sheet = sheets.get(rules) ?? new CSSStyleSheet()
  sheets.set(rules, sheet)
  sheet.replaceSync(rules.textContent)
  return sheet
}

/** Where Elements keeps the credentials of each scheme. */
const CREDENTIALS = 'TryIt_securitySchemeValues'
/** The address and the key that were entered, if any. */
function entered() {
  const { basicAuth } = JSON.parse(sessionStorage.getItem(CREDENTIALS) ?? '{}')
  return basicAuth ? atob(basicAuth).split(':') : undefined
}

const API = '/api/v1'
const CONTRACT = '/openapi.client.json'
const send = window.fetch.bind(window)
/** The code of an error: the guide says what a client does about it. */
const CODE = /(?<!`)\b[A-Z]+(?:_[A-Z]+)+\b(?!`)/g
/** The contract, with the server where this page is from: it may have several names, and the policy allows no other origin. */
async function ownContract() {
  const contract = await (await send(CONTRACT)).json()
  contract.servers = [{ url: location.origin + API }]
  for (const item of Object.values(contract.paths)) if (item.servers) item.servers = [{ url: location.origin }]
  for (const operation of Object.values(contract.paths).flatMap((item) => Object.values(item)))
    if (operation.description) {
      // Rules of the parameters stay before them (reference.css), with what the operation does.
      operation.description = operation.description.replace('\n\n**Parameters**', '\\\n**Parameters**')
      operation.description = operation.description.replace(CODE, '[$&](/guides/errors#:~:text=$&)')
      leaveOutSharedRefusals(operation)
    }
  addSamples(contract, entered() ?? ['you@example.com', 'YOUR-KEY'])
  return withWebhooks(contract)
}

/** Names the refusals that many operations share in one line, instead of showing their bodies at each. */
function leaveOutSharedRefusals(operation) {
  const shared = Object.keys(operation.responses).filter((status) => status >= '400' && operation.responses[status].$ref)
  for (const status of shared) delete operation.responses[status]
  operation.description += `\n\n**Refusals of any operation**: [${shared.join(', ')}](/guides/errors).`
}

/** The contract as OpenAPI 3.1, of which Elements also shows what the server sends to others' programs. */
function withWebhooks({ 'x-webhooks': webhooks, ...contract }) {
  const all = { ...contract, openapi: '3.1.0', webhooks }
  // Each is in the navigation itself, not in a group.
  for (const { post } of Object.values(webhooks)) delete post.tags
  saysNull(all)
  return all
}
/** Says in the words of OpenAPI 3.1, at any depth, which values may be null. */
function saysNull(part) {
  if (part.nullable === true) {
    part.type = [part.type, 'null']
    delete part.nullable
  }
  for (const value of Object.values(part)) if (typeof value === 'object' && value !== null) saysNull(value)
}
const contract = ownContract()
// Elements would read the text as YAML, which takes long.
window.fetch = (url, init) => (url === CONTRACT ? Promise.resolve({ ok: true, text: () => contract }) : send(url, init))

/** What Elements leaves out, by selector. */
const REPAIRS = {
  '[role=heading]:not([aria-level])': (heading) => heading.setAttribute('aria-level', '4'),
  '[aria-controls]': (tab) => document.getElementById(tab.getAttribute('aria-controls')) ?? tab.removeAttribute('aria-controls'),
  'button:not([aria-label]), [role=button]:not([aria-label])': (button) => {
    if (button.textContent.trim() === '') button.setAttribute('aria-label', button.matches('button') ? 'Copy' : 'Show or hide the fields')
  },
  '.sl-code-viewer__scroller:not([tabindex])': (code) => code.setAttribute('tabindex', '0'),
  // Colours that only suit the light.
  '.token[style]': (token) => token.removeAttribute('style'),
  'textarea:not([aria-label])': (text) => text.setAttribute('aria-label', 'Body'),
  '[aria-hidden=true] :is(input, select, button):not([tabindex="-1"])': (control) => control.setAttribute('tabindex', '-1'),
  // Its controls cannot be inside a button.
  '.sl-panel__titlebar[role=button]:has(button, [role=button])': (title) => {
    for (const name of ['role', 'tabindex', 'aria-expanded']) title.removeAttribute(name)
  },
}
const shown = document.querySelector('elements-api')
const repair = () => {
  document.adoptedStyleSheets = [...document.querySelectorAll('.rules')].map(sheetOf)
  for (const [selector, mend] of Object.entries(REPAIRS)) for (const element of shown.querySelectorAll(selector)) mend(element)
}
new MutationObserver(repair).observe(document, { childList: true, subtree: true })

const demo = document.getElementById('demo')
const status = demo.querySelector('[role=status]')

async function ask(path, init) {
  const response = await fetch(API + path, init)
  return response.json()
}

async function lendAccount() {
  const username = 'member@example.com'
  const { api_key, msg } = await ask('/dev_fetch_api_key', { method: 'POST', body: new URLSearchParams({ username }) })
  status.textContent = msg
  if (!api_key) return
  sessionStorage.setItem(CREDENTIALS, JSON.stringify({ basicAuth: btoa(`${username}:${api_key}`) }))
  // Elements reads them when it starts.
  location.reload()
}

demo.querySelector('button').addEventListener('click', lendAccount)
void ask('/server_settings').then(({ authentication_methods }) => {
  demo.hidden = !authentication_methods?.dev
  const [address] = entered() ?? []
  if (address) status.textContent = `You are ${address}. Choose an operation and “Send API Request”.`
})
