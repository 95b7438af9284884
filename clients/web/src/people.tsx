// The people of the organisation, those who are there first. Only as many as can be looked through are in the page.

import { useState } from 'preact/hooks'
import { dmTerms, known, presenceOf } from '../../typescript/src/index.ts'
import { locale, say } from './texts.ts'
import { Avatar, IconButton, Line, Status, urlOf, useSession } from './ui.tsx'

const MOST = 60

const PRESENCE = { active: 'app.active', idle: 'app.idle', offline: 'app.away' } as const

export function People({ close }: { close(): void }) {
  const { world } = useSession()
  const [text, setText] = useState('')
  const now = Date.now() / 1000
  const wanted = text.trim().toLowerCase()
  const rank = { active: 0, idle: 1, offline: 2 }
  const found = known(world, locale())
    .named.filter(({ full_name }) => wanted === '' || full_name.toLowerCase().includes(wanted))
    .map((person) => ({ person, presence: presenceOf(world, person.user_id, now) }))
    .sort((a, b) => rank[a.presence] - rank[b.presence])
  return (
    <aside class="people" aria-label={say('app.people')}>
      <header>
        <h2>{say('app.people')}</h2>
        <IconButton icon="close" label={say('app.close')} onClick={close} />
      </header>
      <p>
        <Line label={say('app.searchPeople')} value={text} change={setText} />
      </p>
      <ul>
        {found.slice(0, MOST).map(({ person, presence }) => (
          <li key={person.user_id}>
            <a href={urlOf(world, { terms: dmTerms([person.user_id]) })}>
              <span class="who">
                <Avatar id={person.user_id} size={24} />
                <span class={`presence is-${presence}`} title={say(PRESENCE[presence])}>
                  <span class="unseen">{say(PRESENCE[presence])}</span>
                </span>
              </span>
              <span class="label">
                {person.full_name} <Status id={person.user_id} />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {found.length > MOST && <p class="hint">{say('app.morePeople', { count: found.length - MOST })}</p>}
    </aside>
  )
}
