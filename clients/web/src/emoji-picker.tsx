// Where somebody chooses an emoji.

import { useState } from 'preact/hooks'
import { type Emoji, findEmoji, shownEmoji } from '../../typescript/src/index.ts'
import { urlAt } from './site.ts'
import { say } from './texts.ts'
import { Dialog, Form, Line, useSession } from './ui.tsx'

/** A dialog in which somebody chooses an emoji. */
export function EmojiPicker({ title, choose, close }: { title: string; choose(emoji: Emoji): void; close(): void }) {
  const { world } = useSession()
  const [text, setText] = useState('')
  const found = findEmoji(text, world.realm_emoji, 64)
  return (
    <Dialog title={title} close={close}>
      <Form submit={() => found[0] && choose(found[0])}>
        <Line label={say('app.searchEmoji')} value={text} change={setText} />
      </Form>
      <ul class="emoji-grid">
        {found.map((emoji) => {
          const { text: character, picture } = shownEmoji(emoji, world.realm_emoji)
          return (
            <li key={`${emoji.reaction_type} ${emoji.emoji_code} ${emoji.emoji_name}`}>
              <button type="button" aria-label={emoji.emoji_name} title={emoji.emoji_name} onClick={() => choose(emoji)}>
                {picture ? <img src={urlAt(picture)} alt="" width="24" height="24" /> : character}
              </button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
