// Choosing people by their names, and beginning a conversation with them.

import { useState } from 'preact/hooks'
import { dmTerms, named } from '../../typescript/src/index.ts'
import { Offers, takesKey } from './text-box.tsx'
import { say } from './texts.ts'
import { Dialog, Form, focusSoon, Icon, Line, nameIn, urlOf, useOwnId, useSession } from './ui.tsx'

/** A field that offers people while a name is typed: the arrows and Enter choose, Backspace takes the last one back. */
export function PeoplePicker({ chosen, change }: { chosen: number[]; change(ids: number[]): void }) {
  const { world } = useSession()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const id = useOwnId()
  const others = world.realm_users.filter(({ user_id }) => !chosen.includes(user_id))
  const found = text.trim() === '' ? [] : named(others, ({ full_name }) => full_name, text.trim())
  const selected = Math.min(at, found.length - 1)
  const type = (now: string): void => {
    setText(now)
    setAt(0)
  }
  const take = (i: number): void => {
    const person = found[i]
    if (!person) return
    change([...chosen, person.user_id])
    type('')
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (takesKey(event, found.length, selected, setAt, take)) return
    if (event.key === 'Backspace' && text === '') change(chosen.slice(0, -1))
  }
  return (
    <div class="wrap">
      {chosen.map((one) => (
        <button
          key={one}
          type="button"
          class="second"
          aria-label={say('app.removeNamed', { name: nameIn(world, one) })}
          onClick={() => change(chosen.filter((other) => other !== one))}
        >
          {nameIn(world, one)} <Icon name="close" size={14} />
        </button>
      ))}
      <Line
        label={say('app.searchPeople')}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? id : undefined}
        aria-activedescendant={found.length > 0 ? `${id}-${selected}` : undefined}
        value={text}
        change={type}
        onKeyDown={onKeyDown}
      />
      {found.length > 0 && (
        <Offers
          id={id}
          offers={found.map(({ user_id, full_name, delivery_email }) => ({
            text: String(user_id),
            label: full_name,
            detail: delivery_email ?? undefined,
          }))}
          selected={selected}
          take={take}
        />
      )}
    </div>
  )
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
