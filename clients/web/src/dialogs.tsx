// The settings of display and notifications, and the keys.

import { useState } from 'preact/hooks'
import { type Key, LANGUAGES, say } from './texts.ts'
import type { Preferences } from './types.ts'
import { Dialog, useSession } from './ui.tsx'

/** A preference that is chosen from a list: its name in the contract, and its values by what they are called. */
function Choice({ name, label, options }: { name: keyof Preferences; label: string; options: Record<string, string> }) {
  const { session, world } = useSession()
  const change = (text: string): void => {
    const value = /^(?:true|false|null|\d+)$/.test(text) ? JSON.parse(text) : text
    void session.ask(session.client.PATCH('/settings', { body: { [name]: value } }))
  }
  return (
    <p class="choice">
      <label for={`setting-${name}`}>{label}</label>
      <select
        id={`setting-${name}`}
        value={String(world.user_settings[name])}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      >
        {Object.entries(options).map(([value, shown]) => (
          <option key={value} value={value}>
            {shown}
          </option>
        ))}
      </select>
    </p>
  )
}

const languages = Object.fromEntries(Object.entries(LANGUAGES).map(([code, [, name]]) => [code, name]))
const yesNo = (): Record<string, string> => ({ true: say('app.yes'), false: say('app.no') })
const sizes = (values: number[], unit: string): Record<string, string> =>
  Object.fromEntries(values.map((value) => [value, `${value} ${unit}`]))

export function Settings({ close }: { close(): void }) {
  const { world } = useSession()
  const [permission, setPermission] = useState('Notification' in window ? Notification.permission : 'denied')
  const { web_font_size_px: font, web_line_height_percent: height } = world.user_settings
  const around = (values: number[], own: number): number[] => [...new Set([...values, own])].sort((a, b) => a - b)
  return (
    <Dialog title={say('app.settings')} close={close}>
      <Choice
        name="color_scheme"
        label={say('app.colours')}
        options={{ 1: say('app.automatic'), 3: say('app.light'), 2: say('app.dark') }}
      />
      <Choice name="web_font_size_px" label={say('app.fontSize')} options={sizes(around([14, 16, 18, 20], font), 'px')} />
      <Choice name="web_line_height_percent" label={say('app.lineHeight')} options={sizes(around([122, 140, 158], height), '%')} />
      <Choice name="fluid_layout_width" label={say('app.wide')} options={yesNo()} />
      <Choice name="twenty_four_hour_time" label={say('app.hours')} options={{ ...yesNo(), null: say('app.automatic') }} />
      <Choice name="enter_sends" label={say('app.enterSends')} options={yesNo()} />
      <Choice name="default_language" label={say('app.language')} options={languages} />
      <p class="choice">
        <span>{say('app.notifications')}</span>
        <button
          type="button"
          class="second"
          disabled={permission !== 'default'}
          onClick={() => void Notification.requestPermission().then(setPermission)}
        >
          {permission === 'granted' ? say('app.allowed') : permission === 'denied' ? say('app.refused') : say('app.allow')}
        </button>
      </p>
      <p class="actions">
        <a href="/accounts/sessions">{say('app.sessions')}</a> <a href="/accounts/logout">{say('app.logOut')}</a>
      </p>
    </Dialog>
  )
}

/** Every key and what it does. keys.ts acts on them. */
export const KEYS: Record<string, Key> = {
  'j ↓': 'app.keyNext',
  'k ↑': 'app.keyPrevious',
  n: 'app.keyUnread',
  c: 'app.keyCompose',
  'q >': 'app.quote',
  e: 'app.edit',
  's *': 'app.star',
  ':': 'app.react',
  r: 'app.keyConversation',
  '/': 'app.search',
  End: 'app.toNewest',
  'g h': 'app.feed',
  '?': 'app.keys',
}

export function Help({ close }: { close(): void }) {
  return (
    <Dialog title={say('app.keys')} close={close}>
      <table class="keys-table">
        <tbody>
          {Object.entries(KEYS).map(([keys, what]) => (
            <tr key={keys}>
              <th scope="row">
                {keys.split(' ').map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </th>
              <td>{say(what)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
