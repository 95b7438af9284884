// Forms that are made from the contract: a field for each parameter of an operation, as scripts/forms.mjs cuts it out for the build, with what
// it is called in the language of the reader.

import { useEffect, useState } from 'preact/hooks'
import { groupsFor, type World } from '../../typescript/src/index.ts'
import { PeoplePicker, Picker } from './people-picker.tsx'
import { readFile } from './site.ts'
import { language, say } from './texts.ts'
import { channelName, Form, useOwnId, useSession } from './ui.tsx'

export interface Field {
  says: string
  /** The language of `says`, where it has no name in that of the page. */
  lang?: string
  kind: 'flag' | 'choice' | 'number' | 'text' | 'lines' | 'date' | 'file' | 'reference' | 'permission' | 'set'
  choices?: [value: unknown, name: string][]
  /** What a reference or a set is of, or the kind of object that a permission belongs to. */
  of?: string
  least?: number
  /** The largest number, or the length of a text. */
  most?: number
  isNullable?: boolean
  /** Whether a change names the former value too. */
  isGuarded?: boolean
  initial?: unknown
}
export type Fields = Record<string, Field>
type Body = Record<string, unknown>

let forms: { operations: Record<string, Fields>; groups: Record<string, string> } = { operations: {}, groups: {} }
export async function loadForms(): Promise<void> {
  forms = (await readFile(`web-forms.${language()}.json`)) as typeof forms
}

/** The fields of an operation whose names match. */
export const fieldsOf = (operation: string, names: { test(name: string): boolean }): Fields =>
  Object.fromEntries(Object.entries(forms.operations[operation] ?? {}).filter(([name]) => names.test(name)))

/** What the value of a parameter is called. */
export const choiceName = (operation: string, name: string, value: unknown): string =>
  forms.operations[operation]?.[name]?.choices?.find(([one]) => one === value)?.[1] ?? String(value)
export const groupName = (name: string): string => forms.groups[name] ?? name

/** A permission of several groups and people. */
interface Combination {
  direct_members: number[]
  direct_subgroups: number[]
}

/** The values that are offered, and what they are called. */
function optionsOf(world: World, name: string, field: Field, value: unknown): [unknown, string][] {
  const groups = world.realm_user_groups.filter((one) => !one.deactivated)
  if (field.kind === 'choice') return field.choices ?? []
  if (field.kind === 'permission') {
    const { isAllowed, isSingle } = groupsFor(world, field.of, name)
    const offered = groups
      .filter((one) => isAllowed(one) || one.id === value)
      .map(({ id, name: own }): [unknown, string] => [id, groupName(own)])
    const several = typeof value === 'number' ? { direct_members: [], direct_subgroups: [value] } : value
    return isSingle ? offered : [...offered, [several, say('app.several')]]
  }
  const listed: [unknown, string][] =
    field.of === 'group'
      ? groups.filter((one) => !one.is_system_group).map((one) => [one.id, one.name])
      : field.of === 'folder'
        ? world.channel_folders.filter((one) => !one.is_archived).map((one) => [one.id, one.name])
        : world.subscriptions.map((one) => [one.stream_id, one.name])
  if (field.kind === 'set') return listed
  return [[field.isNullable ? null : field.least === -1 ? -1 : undefined, say('app.none')], ...listed]
}

interface ControlProps {
  id: string
  name: string
  field: Field
  value: unknown
  label: string
  fault: string | undefined
  edit(value: unknown): void
  commit(value: unknown): void
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** The groups and people of a permission that several have. */
function Several({ name, field, value, commit }: Pick<ControlProps, 'name' | 'field' | 'commit'> & { value: Combination }) {
  const { world } = useSession()
  const { isAllowed } = groupsFor(world, field.of, name)
  const named = (id: number): string => groupName(world.realm_user_groups.find((one) => one.id === id)?.name ?? '')
  const items = world.realm_user_groups.flatMap((one) =>
    isAllowed(one) && !one.deactivated && one.name !== 'role:nobody' ? [{ id: one.id, name: groupName(one.name) }] : [],
  )
  const set = (changed: Partial<Combination>): void => commit({ ...value, ...changed })
  return (
    <div class="several">
      <Picker
        {...{ label: say('app.searchGroups'), items, nameOf: named, chosen: value.direct_subgroups }}
        change={(direct_subgroups) => set({ direct_subgroups })}
      />
      <PeoplePicker chosen={value.direct_members} change={(direct_members) => set({ direct_members })} />
    </div>
  )
}

const isPicked = ({ kind, of }: Field): boolean => kind === 'set' || (kind === 'reference' && of === 'user')

/** People, groups or channels that are picked by their names. */
function Picked({ name, field, value, label, commit }: Pick<ControlProps, 'name' | 'field' | 'value' | 'label' | 'commit'>) {
  const { world } = useSession()
  if (field.kind === 'reference')
    return <PeoplePicker {...{ label, chosen: value ? [Number(value)] : [] }} change={(ids) => commit(ids.at(-1))} />
  const picked = { label, chosen: (value ?? []) as number[], change: commit }
  if (field.of === 'user') return <PeoplePicker {...picked} />
  const items = optionsOf(world, name, field, value).map(([one, called]) => ({ id: Number(one), name: called }))
  return <Picker {...{ ...picked, items, nameOf: (one) => channelName(world, one) }} />
}

function Control({ id, name, field, value, label, fault, edit, commit }: ControlProps) {
  const { world } = useSession()
  const { kind, most = 1e9, least, isNullable } = field
  const common = { id, 'aria-invalid': fault !== undefined, 'aria-describedby': fault === undefined ? undefined : `${id}-fault` }
  if (kind === 'flag')
    return <input {...common} type="checkbox" checked={value === true} onChange={({ currentTarget }) => commit(currentTarget.checked)} />
  if (kind === 'file')
    return (
      <input
        {...{ ...common, key: String(value === undefined), type: 'file', accept: 'image/*' }}
        onChange={({ currentTarget }) => currentTarget.files?.[0] && commit(currentTarget.files[0])}
      />
    )
  if (isPicked(field)) return <Picked {...{ name, field, value, label, commit }} />
  if (kind === 'choice' || kind === 'reference' || kind === 'permission') {
    const options = optionsOf(world, name, field, value)
    const at = options.findIndex(([one]) => JSON.stringify(one) === JSON.stringify(value))
    const choose = ({ currentTarget }: { currentTarget: HTMLSelectElement }): void => {
      const chosen = options[Number(currentTarget.value)]?.[0]
      // Several groups and people are chosen below, before anything is sent.
      if (kind === 'permission' && typeof chosen === 'object') edit(chosen)
      else commit(chosen)
    }
    return (
      <>
        <select {...common} value={String(at)} onChange={choose}>
          {options.map(([, called], i) => (
            <option key={i} value={i} selected={i === at}>
              {called}
            </option>
          ))}
        </select>
        {kind === 'permission' && typeof value === 'object' && value !== null && (
          <Several {...{ name, field, commit, value: value as Combination }} />
        )}
      </>
    )
  }
  const read = (text: string): unknown => {
    if (kind === 'lines') return text === '' ? [] : text.split('\n')
    return kind !== 'number' ? text : text !== '' ? Number(text) : isNullable ? null : undefined
  }
  const type = kind === 'number' || kind === 'date' ? kind : (/password$|^color$|email$/.exec(name)?.[0] ?? 'text')
  type Typed = { currentTarget: HTMLInputElement | HTMLTextAreaElement }
  const shared = {
    ...{
      ...common,
      value: kind === 'lines' ? ((value ?? []) as string[]).join('\n') : value === null || value === undefined ? '' : String(value),
    },
    onInput: ({ currentTarget }: Typed) => edit(read(currentTarget.value)),
    onBlur: ({ currentTarget }: Typed) => commit(kind === 'lines' ? linesOf(currentTarget.value) : read(currentTarget.value)),
  }
  const onKeyDown = ({ key, currentTarget }: { key: string } & Typed): void => {
    if (key === 'Enter') commit(read(currentTarget.value))
  }
  if (kind === 'lines' || (type === 'text' && most > 254)) return <textarea {...shared} rows={2} />
  const zones = name === 'timezone' ? `${id}-zones` : undefined
  return (
    <>
      <input
        {...{ ...shared, onKeyDown }}
        type={type as 'number'}
        min={least}
        max={kind === 'number' ? most : undefined}
        list={zones}
        autocomplete="off"
      />
      {zones && (
        <datalist id={zones}>
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      )}
    </>
  )
}

export interface FormProps {
  fields: Fields
  /** The value of a parameter in the state. */
  values?: (name: string) => unknown
  /** Sends what was entered. Returns the refusal. */
  send(body: Body): Promise<string | undefined>
  /** What the button says. Without one, each change is sent at once. */
  submit?: string
}

/** A form. What the server refuses is said beside the field that it names. */
export function ContractForm({ fields, values = () => undefined, send, submit }: FormProps) {
  const { session } = useSession()
  const own = useOwnId()
  /** What was entered, and the value in the state before it was sent. */
  const [entered, setEntered] = useState<Record<string, { value: unknown; before: string | undefined }>>({})
  const [fault, setFault] = useState<{ name: string | undefined; text: string } | undefined>()
  const known = (name: string): string | undefined => JSON.stringify(values(name))
  const shownOf = (name: string): unknown => {
    const one = entered[name]
    return one && (submit !== undefined || one.before === known(name))
      ? one.value
      : known(name) === undefined
        ? fields[name]?.initial
        : values(name)
  }
  // What the state answered, or another tab, counts from then on. What is typed at the same moment stays.
  useEffect(() => {
    if (submit !== undefined) return
    setEntered((all) => {
      const left = Object.entries(all).filter(([name, { before }]) => before === known(name))
      return left.length < Object.keys(all).length ? Object.fromEntries(left) : all
    })
  })
  const edit = (name: string, value: unknown): void => setEntered((all) => ({ ...all, [name]: { value, before: known(name) } }))
  const deliver = async (body: Body): Promise<void> => {
    const text = await send(body)
    const name = /^'(\w+)/.exec(text ?? '')?.[1]
    setFault(text === undefined ? undefined : { text, name: name !== undefined && name in fields ? name : undefined })
    if (text === undefined && submit !== undefined) setEntered({})
    session.asked++
    session.changed()
  }
  const commit = (name: string, value: unknown): void => {
    edit(name, value)
    if (submit !== undefined || JSON.stringify(value) === known(name)) return
    void deliver({ [name]: fields[name]?.isGuarded ? { new: value, old: values(name) } : value })
  }
  const sendAll = (): void => {
    const given = Object.keys(fields).map((name) => [name, shownOf(name)])
    if (submit !== undefined) void deliver(Object.fromEntries(given.filter(([, value]) => value !== undefined)))
    else (document.activeElement as HTMLElement | null)?.blur()
  }
  return (
    <Form className="contract" submit={sendAll}>
      {Object.entries(fields).map(([name, field]) => {
        const id = `${own}-${name}`
        const said = fault?.name === name ? fault.text : undefined
        const change = { edit: (value: unknown) => edit(name, value), commit: (value: unknown) => commit(name, value) }
        return (
          <div key={name} class={`choice is-${field.kind}`}>
            {isPicked(field) ? (
              <span lang={field.lang}>{field.says}</span>
            ) : (
              <label for={id} lang={field.lang}>
                {field.says}
              </label>
            )}
            <Control {...{ id, name, field, value: shownOf(name), label: field.says, fault: said }} {...change} />
            {said !== undefined && (
              <p id={`${id}-fault`} class="fault" role="alert">
                {said}
              </p>
            )}
          </div>
        )
      })}
      {fault && fault.name === undefined && (
        <p class="fault" role="alert">
          {fault.text}
        </p>
      )}
      {submit !== undefined && (
        <p class="actions">
          <button type="submit">{submit}</button>
        </p>
      )}
    </Form>
  )
}
