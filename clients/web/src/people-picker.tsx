// Choosing people, groups or channels by their names, and beginning a conversation with people.

import { useState } from 'preact/hooks'
import { dmTerms, named } from '../../typescript/src/index.ts'
import { Offers, takesKey } from './text-box.tsx'
import { say } from './texts.ts'
import { Dialog, Form, focusSoon, Icon, Line, nameIn, urlOf, useOwnId, useSession } from './ui.tsx'

interface PickerProps {
  label: string
  items: readonly { id: number; name: string; detail?: string | undefined }[]
  /** What something is called that is chosen and not among the items. */
  nameOf?: (id: number) => string
  chosen: readonly number[]
  change(ids: number[]): void
}

/** A field that offers items while a name is typed: the arrows and Enter choose. Each that is chosen is a button that removes it. */
export function Picker({ label, items, nameOf, chosen, change }: PickerProps) {
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const id = useOwnId()
  const others = items.filter((one) => !chosen.includes(one.id))
  const found = text.trim() === '' ? [] : named(others, ({ name }) => name, text.trim())
  const selected = Math.min(at, found.length - 1)
  const type = (now: string): void => {
    setText(now)
    setAt(0)
  }
  const take = (i: number): void => {
    const item = found[i]
    if (!item) return
    change([...chosen, item.id])
    type('')
  }
  return (
    <div class="wrap">
      {chosen.map((one) => {
        const name = items.find((item) => item.id === one)?.name ?? nameOf?.(one) ?? String(one)
        const remove = (): void => change(chosen.filter((other) => other !== one))
        return (
          <button key={one} type="button" class="second" aria-label={say('app.removeNamed', { name })} onClick={remove}>
            {name} <Icon name="close" size={14} />
          </button>
        )
      })}
      <Line
        label={label}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? id : undefined}
        aria-activedescendant={found.length > 0 ? `${id}-${selected}` : undefined}
        value={text}
        change={type}
        onKeyDown={(event) => takesKey(event, found.length, selected, setAt, take)}
      />
      {found.length > 0 && (
        <Offers
          id={id}
          offers={found.map((one) => ({ text: String(one.id), label: one.name, detail: one.detail }))}
          selected={selected}
          take={take}
        />
      )}
    </div>
  )
}

export function PeoplePicker({ label = say('app.searchPeople'), ...props }: Pick<PickerProps, 'chosen' | 'change'> & { label?: string }) {
  const { world } = useSession()
  const items = world.realm_users.map((one) => ({ id: one.user_id, name: one.full_name, detail: one.delivery_email ?? undefined }))
  return <Picker {...{ label, items, nameOf: (id) => nameIn(world, id), ...props }} />
}

export function NewConversation({ close }: { close(): void }) {
  const { world } = useSession()
  const [ids, setIds] = useState<number[]>([])
  const begin = (): void => {
    if (ids.length === 0) return
    close()
    location.hash = urlOf(world, { terms: dmTerms(ids) })
    focusSoon('.compose textarea')
  }
  return (
    <Dialog title={say('app.newDirect')} close={close}>
      <Form submit={begin}>
        <PeoplePicker chosen={ids} change={setIds} />
        <p class="actions">
          <button type="submit" disabled={ids.length === 0}>
            {say('app.begin')}
          </button>
        </p>
      </Form>
    </Dialog>
  )
}
