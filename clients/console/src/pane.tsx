// One user of the console: who it is, the events of a queue as they come, and forms that send requests.

import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef, useState } from 'preact/hooks'
import { createClient, type Event } from '../../typescript/src/index.ts'
import { type Action, editing, reacting, sending } from './actions.ts'
import { judge, type Verdict } from './checks.ts'
import { type Account, asCurl, asTypeScript, type Exchange, noting } from './requests.ts'

/** The people of the demo organisation. */
const DEMO = ['member', 'member2', 'owner', 'administrator', 'moderator', 'guest'].map((name) => `${name}@example.com`)
/** How many events, and how many requests, are kept. */
const KEPT = 200

/** `initial` is the demo account that is selected at first. */
export function Pane({ name, isDemo, initial }: { name: string; isDemo: boolean; initial: string }) {
  const [account, setAccount] = useState<Account>()
  const [exchanges, setExchanges] = useState<Exchange[]>([])
  const noted = useRef(
    noting((exchange) => setExchanges((known) => [exchange, ...known.filter(({ number }) => number !== exchange.number)].slice(0, KEPT))),
  ).current
  return (
    <section aria-label={name}>
      <h2>{name}</h2>
      {account ? (
        <Session account={account} fetch={noted} leave={() => setAccount(undefined)} />
      ) : (
        <Login isDemo={isDemo} initial={initial} fetch={noted} enter={setAccount} />
      )}
      <Requests exchanges={exchanges} email={account?.email ?? ''} />
    </section>
  )
}

interface LoginProps {
  isDemo: boolean
  initial: string
  fetch: typeof globalThis.fetch
  enter(account: Account): void
}

function Login({ isDemo, initial, fetch, enter }: LoginProps) {
  const [fault, setFault] = useState('')
  const site = location.origin
  const lend = async (email: string): Promise<void> => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch('/api/v1/dev_fetch_api_key', { method: 'POST', headers, body: JSON.stringify({ username: email }) })
    const { api_key: apiKey, msg } = (await answer.json()) as { api_key?: string; msg: string }
    if (apiKey) enter({ site, email, apiKey })
    else setFault(msg)
  }
  return (
    <>
      {isDemo && (
        <Form title="Demo account" button="Start" submit={({ demo = '' }) => lend(demo)}>
          <label>
            Account
            <select name="demo">
              {DEMO.map((email) => (
                <option key={email} selected={email === initial}>
                  {email}
                </option>
              ))}
            </select>
          </label>
        </Form>
      )}
      <Form title="Other account" button="Start with this key" submit={({ email = '', key = '' }) => enter({ site, email, apiKey: key })}>
        <Field name="email" label="Email address" />
        <Field name="key" label="API key" isSecret />
      </Form>
      <p role="alert">{fault}</p>
    </>
  )
}

function Session({ account, fetch, leave }: { account: Account; fetch: typeof globalThis.fetch; leave(): void }) {
  const client = useRef(createClient({ ...account, fetch })).current
  const [events, setEvents] = useState<{ event: Event; verdict: Verdict }[]>([])
  const [standing, setStanding] = useState('Registering a queue')
  useEffect(() => {
    const ending = new AbortController()
    const onState = ({ queue_id }: { queue_id: string }): void => setStanding(`Reading queue ${queue_id}`)
    const read = async (): Promise<void> => {
      for await (const event of client.events({ onState, signal: ending.signal })) {
        const verdict = await judge(event)
        setEvents((known) => [{ event, verdict }, ...known].slice(0, KEPT))
      }
    }
    read().catch((error: Error) => setStanding(error.message))
    return () => ending.abort()
  }, [client])
  const newest = events.find(({ event }) => event.type === 'message')?.event
  return (
    <>
      <p>
        <strong>{account.email}</strong>{' '}
        <button type="button" onClick={leave}>
          Leave
        </button>
      </p>
      <p role="status">{standing}</p>
      <Forms newest={newest?.type === 'message' ? newest.message.id : undefined} ask={(action) => action(client)} />
      <h3>Events</h3>
      <div role="log" aria-label="Events">
        <ol>
          {events.map(({ event, verdict }) => (
            <li key={event.id}>
              <Details summary={summaryOf(event)} note={<Judged verdict={verdict} />} parts={{ Event: JSON.stringify(event, null, 2) }} />
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}

/** Whether an event matches its schema. */
function Judged({ verdict: { schema, fault } }: { verdict: Verdict }) {
  if (!schema) return <span class="wrong">of a type that is not in the contract</span>
  if (fault) return <span class="wrong">{`not a valid ${schema}: ${fault}`}</span>
  return <span class="right">{`valid ${schema}`}</span>
}

/** All requests, newest first. Requests for the queue are listed separately, because there are many. */
function Requests({ exchanges, email }: { exchanges: Exchange[]; email: string }) {
  const isOfQueue = ({ path }: Exchange): boolean => path === '/register' || path === '/events'
  const list = (name: string, shown: Exchange[]) => (
    <ol aria-label={name}>
      {shown.map((exchange) => (
        <li key={exchange.number}>
          <Details
            summary={`${exchange.status} ${exchange.method} ${exchange.path}`}
            parts={{
              curl: asCurl({ email }, exchange),
              TypeScript: asTypeScript(exchange),
              ...('answer' in exchange ? { Answer: JSON.stringify(exchange.answer, null, 2) } : {}),
            }}
          />
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <h3>Requests</h3>
      {list(
        'Requests',
        exchanges.filter((exchange) => !isOfQueue(exchange)),
      )}
      <h3>Queue requests</h3>
      {list('Queue requests', exchanges.filter(isOfQueue))}
    </>
  )
}

function Forms({ newest, ask }: { newest: number | undefined; ask(action: Action): Promise<unknown> }) {
  const which = <Field key={newest} name="id" label="Message ID" value={newest === undefined ? '' : String(newest)} />
  return (
    <>
      <Form title="Send" button="Send" submit={({ to = '', topic = '', content = '' }) => ask(sending(to, topic, content))}>
        <Field name="to" label="Channel, or email addresses" value="general" />
        <Field name="topic" label="Topic" value="console" />
        <Field name="content" label="Message" />
      </Form>
      <Form title="React" button="React" submit={({ id, emoji = '' }) => ask(reacting(Number(id), emoji))}>
        {which}
        <Field name="emoji" label="Emoji" value="tada" />
      </Form>
      <Form title="Edit" button="Edit" submit={({ id, content = '' }) => ask(editing(Number(id), content))}>
        {which}
        <Field name="content" label="New text" />
      </Form>
    </>
  )
}

interface FormProps {
  title: string
  button: string
  /** Called with the fields by name. */
  submit(fields: Record<string, string>): unknown
  children: ComponentChildren
}

function Form({ title, button, submit, children }: FormProps) {
  const [fault, setFault] = useState('')
  const send = async (form: HTMLFormElement): Promise<void> => {
    setFault('')
    const fields = Object.fromEntries(new FormData(form)) as Record<string, string>
    await Promise.resolve(submit(fields)).catch((error: Error) => setFault(error.message))
  }
  return (
    <form
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
    >
      {children}
      <button type="submit">{button}</button>
      {fault && <p role="alert">{fault}</p>}
    </form>
  )
}

function Field({ name, label, value = '', isSecret }: { name: string; label: string; value?: string; isSecret?: boolean }) {
  const id = useId()
  const attributes = { id, name, defaultValue: value, required: true } as const
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {isSecret ? <input type="password" {...attributes} /> : <input {...attributes} />}
    </div>
  )
}

/** A line that expands to texts with headings. */
function Details({ summary, note, parts }: { summary: string; note?: ComponentChildren; parts: Record<string, string> }) {
  return (
    <details>
      <summary>
        {summary} {note}
      </summary>
      {Object.entries(parts).map(([heading, text]) => (
        <div key={heading}>
          <h4>{heading}</h4>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wide is scrolled by keys too */}
          <pre tabIndex={0}>{text}</pre>
        </div>
      ))}
    </details>
  )
}

function summaryOf(event: Event): string {
  if (event.type === 'message') return `message ${event.message.id} from ${event.message.sender_full_name}: ${event.message.content}`
  return 'op' in event ? `${event.type} ${event.op}` : event.type
}
