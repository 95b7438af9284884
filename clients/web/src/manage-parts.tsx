// What the pages of settings and administration are made of: parts with forms, lists of rows and buttons, and how they ask the server.

import { useState } from 'preact/hooks'
import { type Answer, type Call, call, isAmong } from '../../typescript/src/index.ts'
import { ContractForm, choiceName, type Field, type Fields, type FormProps, fieldsOf } from './forms.tsx'
import { PeoplePicker } from './people-picker.tsx'
import { type Key, say } from './texts.ts'
import { nameIn, type Shown, useOwnId, useSession } from './ui.tsx'

/** How many rows of a list are shown. */
const MOST = 100

/** Something that a button does. */
export interface Act {
  label: Key
  run(): Answer
  /** It asks first, since it cannot be taken back or is felt by others. */
  isFinal?: boolean
}
export interface Row {
  label: string
  detail?: unknown[]
  href?: string
  icon?: preact.JSX.Element
  acts?: (Act | false | undefined)[]
  /** A form that changes it. */
  form?: FormProps
}
/** A section of a page. */
export interface Part {
  title: string
  /** What is said first. */
  note?: preact.ComponentChildren
  form?: FormProps
  /** People who are added and removed. */
  members?: { ids: number[]; add?: ((ids: number[]) => Answer) | false; remove?: ((ids: number[]) => Answer) | false }
  rows?: Row[] | undefined
  /** Why the rows are not there. Without it and without rows, they are on their way. */
  fault?: string | undefined
  acts?: (Act | false | undefined)[]
}

type Request = [operation: Call, params?: object]
/** Asks for an operation. */
export const ask = ({ session }: Shown, ...request: [operation: Call, params?: object, body?: object]): Answer =>
  call(session.client, ...request)

/** What was answered. It is asked for again after a change that it may depend on. */
export const answered = <C extends Call<'GET'>>({ session }: Shown, operation: C, params: object = {}) =>
  session.answers.get(operation, params, session.asked)

/** A form that sends what changes. */
export function form(shown: Shown, fields: Fields, values: object, [operation, params]: Request, submit?: string): FormProps {
  const send = (body: object): Promise<string | undefined> => shown.session.refusal(ask(shown, operation, params, body))
  return { fields, values: (name) => values[name as never], send, ...(submit !== undefined && { submit }) }
}

export const isIn = ({ world }: Shown, setting: Parameters<typeof isAmong>[1]): boolean => !world.is_guest && isAmong(world, setting)
export const roleName = (role: number): string => choiceName('updateUserByEmail', 'role', role)
export const byName = (a: { label: string }, b: { label: string }): number => a.label.localeCompare(b.label)
/** Fields with the roles that the account may give. */
export function withRoles(fields: Fields, name: string, least: number): Fields {
  const { [name]: role, ...others } = fields
  return role ? { ...others, [name]: { ...role, choices: role.choices?.filter(([one]) => Number(one) >= least) ?? [] } } : fields
}

/** A field for an image, which is sent when it is chosen. */
export const image = (name: Key): Field => ({ says: say(name as 'app.icon'), kind: 'file' })
export const textField = (name: Key, more: Partial<Field> = {}): Field => ({ says: say(name as 'app.icon'), kind: 'text', ...more })
/** The IDs with one of them a place further up. */
export const raised = (ids: readonly number[], at: number): number[] => ids.toSpliced(at - 1, 2, ids[at] ?? 0, ids[at - 1] ?? 0)

export function PartView({ part }: { part: Part }) {
  const { title, note, form: own, members, rows, fault, acts } = part
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {note && <div class="wrap">{note}</div>}
      {own && <ContractForm {...own} />}
      {members && <Members {...members} />}
      {rows && <Rows rows={rows} />}
      {'rows' in part && !rows && <p class={fault ? 'fault' : 'hint'}>{fault ?? say('app.loading')}</p>}
      <Acts acts={acts} />
    </section>
  )
}

/** `of` is the ID of what says what they are about, where the buttons alone do not. */
function Acts({ acts = [], of }: { acts?: Part['acts'] | undefined; of?: string }) {
  const offered = acts.filter((act) => !!act)
  return offered.length === 0 ? null : (
    <p class="actions">
      {offered.map((act) => (
        <ActButton key={act.label} {...act} of={of} />
      ))}
    </p>
  )
}

/** A form that is shown when it is asked for. */
function Change(props: FormProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{say('app.edit')}</summary>
      {isOpen && <ContractForm {...props} />}
    </details>
  )
}

function ActButton({ label, run, isFinal = false, of }: Act & { of: string | undefined }) {
  const { session } = useSession()
  const [isAsking, setIsAsking] = useState(false)
  const go = (): void => {
    setIsAsking(isFinal && !isAsking)
    if (!isFinal || isAsking)
      void session.ask(run()).then(() => {
        session.asked++
        session.changed()
      })
  }
  const text = isAsking ? say('app.sure', { what: say(label as 'app.add') }) : say(label as 'app.add')
  return (
    <button type="button" aria-describedby={of} class={isAsking ? 'danger' : 'second'} onClick={go} onBlur={() => setIsAsking(false)}>
      {text}
    </button>
  )
}

function Rows({ rows }: { rows: Row[] }) {
  const [text, setText] = useState('')
  const [most, setMost] = useState(MOST)
  const found = rows.filter(({ label }) => label.toLowerCase().includes(text.trim().toLowerCase()))
  const find = say('app.find')
  const id = useOwnId()
  return (
    <>
      {rows.length > 5 && (
        <input aria-label={find} placeholder={find} value={text} onInput={({ currentTarget }) => setText(currentTarget.value)} />
      )}
      {rows.length === 0 && <p class="hint">{say('app.nothingFound')}</p>}
      <ul class="rows">
        {found.slice(0, most).map(({ href, label, icon, detail = [], acts, form: own }, i) => (
          <li key={href ?? `${label} ${i}`}>
            {icon}
            <div>
              <span id={`${id}-${i}`}>{href ? <a href={href}>{label}</a> : label}</span>{' '}
              <span class="hint">{detail.filter(Boolean).join(' · ')}</span>
              {own && <Change {...own} />}
            </div>
            <Acts acts={acts} of={`${id}-${i}`} />
          </li>
        ))}
      </ul>
      {found.length > most && (
        <button type="button" class="link" onClick={() => setMost(most + MOST)}>
          {say('app.morePeople', { count: found.length - most })}
        </button>
      )}
    </>
  )
}

function Members({ ids, add, remove }: NonNullable<Part['members']>) {
  const { session, world } = useSession()
  const shown = ids.slice(0, MOST)
  const change = (now: number[]): void => {
    const [more, less] = [now.filter((id) => !ids.includes(id)), shown.filter((id) => !now.includes(id))]
    if (more.length > 0 && add) void session.ask(add(more))
    if (less.length > 0 && remove) void session.ask(remove(less))
  }
  return (
    <>
      {add || remove ? <PeoplePicker chosen={shown} change={change} /> : <p>{shown.map((id) => nameIn(world, id)).join(', ')}</p>}
      {ids.length > MOST && <p class="hint">{say('app.morePeople', { count: ids.length - MOST })}</p>}
    </>
  )
}

/** Objects of the state that are listed, with a form for another one. */
export interface Kept {
  title: Key
  /** The operations that add and change one, and those by which it ends and gets its place in the order. */
  add: [operation: string, call: Call]
  change?: [operation: string, call: Call]
  end: Call
  endLabel?: Key
  order?: [call: Call, parameter: string]
  /** The parameter of the path, or of the query, that names one. */
  id: string
  /** The state's objects, and which of their properties are shown. */
  items: readonly object[]
  says: string[]
}

export function kept(shown: Shown, { title, add, change, end, endLabel: label = 'app.delete', order, id, items, says }: Kept): Part {
  const idOf = (item: object): number => (item as Record<string, number>)[id === 'domain' || id === 'stream_id' ? id : 'id'] as number
  const rows = items.map((item, i): Row => {
    const params = { path: { [id]: idOf(item) }, query: id === 'stream_id' ? { stream_id: idOf(item) } : {} }
    const up: Act | false = i > 0 &&
      order !== undefined && {
        label: 'app.moveUp',
        run: () => ask(shown, order[0], {}, { [order[1]]: raised(items.map(idOf), i) }),
      }
    const [name = '', ...detail] = says.map((one) => String((item as Record<string, unknown>)[one] ?? ''))
    const own = change && { form: form(shown, fieldsOf(change[0], /./), item, [change[1], params]) }
    return { label: name, detail, ...own, acts: [up, { label, run: () => ask(shown, end, params), isFinal: true }] }
  })
  return { title: say(title as 'app.add'), form: form(shown, fieldsOf(add[0], /./), {}, [add[1]], say('app.add')), rows }
}
