// Forms that are made from the contract: a field for each parameter of an operation, as scripts/forms.mjs cuts it out for the build, with what
// it is called in the language of the reader.

import { useEffect, useState } from 'preact/hooks'
import type { World } from '../../typescript/src/index.ts'
import { PeoplePicker } from './people-picker.tsx'
import { readFile } from './site.ts'
import { language, say } from './texts.ts'
import { Form, nameIn, useOwnId, useSession } from './ui.tsx'

export interface Field {
  says: string
  /** The language of `says`, where it has no name in that of the page. */
  lang?: string
  kind: 'flag' | 'choice' | 'number' | 'text' | 'reference' | 'permission' | 'set'
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

/** The values that are offered, and what they are called. */
function optionsOf(world: World, name: string, field: Field, value: unknown): [unknown, string][] {
  const groups = world.realm_user_groups.filter((one) => !one.deactivated)
  const named = (id: number): string => groupName(world.realm_user_groups.find((one) => one.id === id)?.name ?? '')
  if (field.kind === 'choice') return field.choices ?? []
  if (field.kind === 'permission') {
    const scope = world.server_supported_permission_settings[field.of as 'realm'] ?? {}
    const rule = scope[name]
    const forbidden = rule
      ? { internet: rule.allow_internet_group, nobody: rule.allow_nobody_group, everyone: rule.allow_everyone_group }
      : {}
    const isAllowed = (group: World['realm_user_groups'][number]): boolean => {
      if (!group.is_system_group) return !rule?.require_system_group
      if (rule && rule.allowed_system_groups.length > 0) return rule.allowed_system_groups.includes(group.name)
      return forbidden[group.name.replace('role:', '') as 'internet'] ?? true
    }
    const offered = groups
      .filter((one) => isAllowed(one) || one.id === value)
      .map(({ id, name: own }): [unknown, string] => [id, groupName(own)])
    if (typeof value !== 'object' || value === null) return offered
    // Several groups and people: shown as they are.
    const { direct_members: members, direct_subgroups: subgroups } = value as { direct_members: number[]; direct_subgroups: number[] }
    return [[value, [...subgroups.map(named), ...members.map((id) => nameIn(world, id))].join(', ')], ...offered]
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
  fault: string | undefined
  edit(value: unknown): void
  commit(value: unknown): void
}

function Control({ id, name, field, value, fault, edit, commit }: ControlProps) {
  const { world } = useSession()
  const { kind, of, most = 1e9, least, isNullable } = field
  const common = { id, 'aria-invalid': fault !== undefined, 'aria-describedby': fault === undefined ? undefined : `${id}-fault` }
  if (kind === 'flag')
    return <input {...common} type="checkbox" checked={value === true} onChange={({ currentTarget }) => commit(currentTarget.checked)} />
  if (kind === 'set' && of === 'user') return <PeoplePicker chosen={(value ?? []) as number[]} change={commit} />
  if (kind === 'set' || kind === 'choice' || kind === 'reference' || kind === 'permission') {
    const options = optionsOf(world, name, field, value)
    const at = options.findIndex(([one]) => JSON.stringify(one) === JSON.stringify(value))
    const chosen = new Set(kind === 'set' ? ((value ?? []) as unknown[]) : [])
    const choose = ({ currentTarget }: { currentTarget: HTMLSelectElement }): void => {
      const values = [...currentTarget.selectedOptions].map((option) => options[Number(option.value)]?.[0])
      commit(kind === 'set' ? values : values[0])
    }
    return (
      <select {...common} multiple={kind === 'set'} value={kind === 'set' ? undefined : String(at)} onChange={choose}>
        {options.map(([one, called], i) => (
          <option key={i} value={i} selected={kind === 'set' ? chosen.has(one) : i === at}>
            {called}
          </option>
        ))}
      </select>
    )
  }
  const read = (text: string): unknown => (kind !== 'number' ? text : text !== '' ? Number(text) : isNullable ? null : undefined)
  const type = kind === 'number' ? kind : (/password$|^color$|email$/.exec(name)?.[0] ?? 'text')
  type Typed = { currentTarget: HTMLInputElement | HTMLTextAreaElement }
  const shared = {
    ...{ ...common, value: value === null || value === undefined ? '' : String(value) },
    onInput: ({ currentTarget }: Typed) => edit(read(currentTarget.value)),
    onBlur: ({ currentTarget }: Typed) => commit(read(currentTarget.value)),
  }
  const onKeyDown = ({ key, currentTarget }: { key: string } & Typed): void => {
    if (key === 'Enter') commit(read(currentTarget.value))
  }
  if (type === 'text' && most > 254) return <textarea {...shared} rows={2} />
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
        const isPeople = field.kind === 'set' && field.of === 'user'
        const change = { edit: (value: unknown) => edit(name, value), commit: (value: unknown) => commit(name, value) }
        return (
          <div key={name} class={`choice is-${field.kind}`}>
            {isPeople ? (
              <span lang={field.lang}>{field.says}</span>
            ) : (
              <label for={id} lang={field.lang}>
                {field.says}
              </label>
            )}
            <Control {...{ id, name, field, value: shownOf(name), fault: said }} {...change} />
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
