// The settings of display and notifications, and the keys.

import { useState } from 'preact/hooks'
import type { Preferences } from '../../typescript/src/types.ts'
import { emojiCharacter } from './content.ts'
import { type Emoji, emojiOf, shownEmoji } from './emoji.ts'
import { EmojiPicker } from './message.tsx'
import { type Key, LANGUAGES, say } from './texts.ts'
import { Choice, Dialog, Form, Icon, useSession } from './ui.tsx'

/** A preference that is chosen from a list: its name in the contract, and its values by what they are called. */
function Preference({ name, label, options }: { name: keyof Preferences; label: string; options: Record<string, string> }) {
  const { session, world } = useSession()
  const change = (text: string): void => {
    const value = /^(?:true|false|null|\d+)$/.test(text) ? JSON.parse(text) : text
    void session.ask(session.client.PATCH('/settings', { body: { [name]: value } }))
  }
  return <Choice label={label} value={String(world.user_settings[name])} options={Object.entries(options)} change={change} />
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
      <Preference
        name="color_scheme"
        label={say('app.colours')}
        options={{ 1: say('app.automatic'), 3: say('app.light'), 2: say('app.dark') }}
      />
      <Preference name="web_font_size_px" label={say('app.fontSize')} options={sizes(around([14, 16, 18, 20], font), 'px')} />
      <Preference name="web_line_height_percent" label={say('app.lineHeight')} options={sizes(around([122, 140, 158], height), '%')} />
      <Preference name="fluid_layout_width" label={say('app.wide')} options={yesNo()} />
      <Preference name="twenty_four_hour_time" label={say('app.hours')} options={{ ...yesNo(), null: say('app.automatic') }} />
      <Preference name="enter_sends" label={say('app.enterSends')} options={yesNo()} />
      <Preference name="default_language" label={say('app.language')} options={languages} />
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

/** What many people say, by the name of its emoji and its code. */
const USUAL = {
  'working_on_it 1f6e0': 'app.statusBusy',
  'calendar 1f4c5': 'app.statusMeeting',
  'bus 1f68c': 'app.statusCommuting',
  'hurt 1f915': 'app.statusSick',
  'palm_tree 1f334': 'app.statusHoliday',
  'house 1f3e0': 'app.statusRemote',
  'office 1f3e2': 'app.statusOffice',
} as const satisfies Record<string, Key>

export function StatusDialog({ close }: { close(): void }) {
  const { session, world } = useSession()
  const status = world.user_status[String(world.user_id)]
  const [text, setText] = useState(status?.status_text ?? '')
  const [emoji, setEmoji] = useState(emojiOf(status))
  const [isChoosing, setIsChoosing] = useState(false)
  const set = async (status_text: string, chosen: Emoji | undefined): Promise<void> => {
    const body = { status_text, emoji_name: '', ...emojiOf(chosen) }
    if (await session.ask(session.client.POST('/users/me/status', { body }))) close()
  }
  const choose = (one: Emoji): void => {
    setEmoji(one)
    setIsChoosing(false)
  }
  const shown = emoji && shownEmoji(emoji, world.realm_emoji)
  return (
    <Dialog title={say('app.setStatus')} close={close}>
      <Form submit={() => void set(text, emoji)}>
        <p class="choice">
          <button type="button" class="tool" aria-label={say('app.searchEmoji')} onClick={() => setIsChoosing(true)}>
            {shown?.picture ? <img src={shown.picture} alt="" width="20" height="20" /> : (shown?.text ?? <Icon name="react" />)}
          </button>
          <input
            aria-label={say('app.status')}
            placeholder={say('app.status')}
            maxLength={60}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </p>
        <div class="wrap">
          {Object.entries(USUAL).map(([key, what]) => {
            const [name = '', code = ''] = key.split(' ')
            const take = (): void => {
              setText(say(what))
              setEmoji({ emoji_name: name, emoji_code: code, reaction_type: 'unicode_emoji' })
            }
            return (
              <button key={key} type="button" class="second" onClick={take}>
                {emojiCharacter(code)} {say(what)}
              </button>
            )
          })}
        </div>
        <p class="actions">
          <button type="submit">{say('app.save')}</button>
          <button type="button" class="second" onClick={() => void set('', undefined)}>
            {say('app.clear')}
          </button>
        </p>
      </Form>
      {isChoosing && <EmojiPicker close={() => setIsChoosing(false)} choose={choose} />}
    </Dialog>
  )
}

/** Every key and what it does. keys.ts acts on them. */
export const KEYS: Record<string, Key> = {
  'j ↓': 'app.keyNext',
  'k ↑': 'app.keyPrevious',
  n: 'app.keyUnread',
  u: 'app.toUnread',
  c: 'app.keyCompose',
  x: 'app.newDirect',
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
