// The status of the account, and the list of keys.

import { useState } from 'preact/hooks'
import { type Emoji, emojiCharacter, emojiOf, shownEmoji } from '../../typescript/src/index.ts'
import { EmojiPicker } from './emoji-picker.tsx'
import { KEYS } from './keys.ts'
import { urlAt } from './site.ts'
import { type Key, say } from './texts.ts'
import { Dialog, Form, Icon, useSession } from './ui.tsx'

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
            {shown?.picture ? <img src={urlAt(shown.picture)} alt="" width="20" height="20" /> : (shown?.text ?? <Icon name="react" />)}
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
      {isChoosing && <EmojiPicker title={say('app.searchEmoji')} close={() => setIsChoosing(false)} choose={choose} />}
    </Dialog>
  )
}

export function Help({ close }: { close(): void }) {
  return (
    <Dialog title={say('app.keys')} close={close}>
      <table class="keys-table">
        <tbody>
          {Object.entries(KEYS).map(([keys, [what]]) => (
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
