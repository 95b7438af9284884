// What can be done with the conversation that is shown, and moving messages to another one.

import { useState } from 'preact/hooks'
import { destinationOf, isMutedTopic, type Message, may, mayMove, term, type World } from '../../typescript/src/index.ts'
import { TopicField } from './compose.tsx'
import { say } from './texts.ts'
import { Choice, channelIn, Dialog, Form, focusSoon, Menu, MenuItem, urlOf, useSession } from './ui.tsx'

/** Values of visibility_policy. */
const [INHERITED, MUTED, UNMUTED, FOLLOWED] = [0, 1, 2, 3]
const RESOLVED = '✔ '

/** Copies the URL of a place in this page, where the browser lets pages copy. */
export function CopyLink({ url }: { url: string }) {
  const { session } = useSession()
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(new URL(url, location.href).href)
    session.tell(say('app.copied'), { isFault: false })
  }
  return window.isSecureContext ? <MenuItem label={say('app.copyLink')} onClick={() => void copy()} /> : null
}

export function PlaceMenu() {
  const { session, world } = useSession()
  const [moved, setMoved] = useState<Message | undefined>()
  const { terms } = session.place
  const destination = destinationOf(terms)
  const beginTopic = (channelId: number): void => {
    location.hash = urlOf(world, { terms: [term('channel', channelId)] })
    focusSoon('.compose input')
  }
  const [channelId, topic] = destination && 'channelId' in destination ? [destination.channelId, destination.topic] : []
  return (
    <>
      <Menu icon="more" label={say('app.more')}>
        <MenuItem label={say('app.toUnread')} onClick={() => session.toUnread()} />
        {destination && <MenuItem label={say('app.markRead')} onClick={() => void session.mark('add', terms)} />}
        {channelId !== undefined && <MenuItem label={say('app.newTopic')} onClick={() => beginTopic(channelId)} />}
        {channelId !== undefined && (
          <MenuItem label={say('app.channelSettings')} onClick={() => void location.assign(`#channels/${channelId}`)} />
        )}
        {channelId !== undefined && topic !== undefined && <TopicItems channelId={channelId} topic={topic} move={setMoved} />}
        <CopyLink url={urlOf(world, { terms })} />
      </Menu>
      {moved && <Move message={moved} mode="change_all" close={() => setMoved(undefined)} />}
    </>
  )
}

function TopicItems({ channelId, topic, move }: { channelId: number; topic: string; move(message: Message): void }) {
  const { session, world } = useSession()
  const message = session.feed?.messages.at(-1)
  const channel = channelIn(world, channelId)
  if (!channel) return null
  const own = world.user_topics.find(
    ({ stream_id, topic_name }) => stream_id === channelId && topic_name.toLowerCase() === topic.toLowerCase(),
  )
  const set = (visibility_policy: number) => () =>
    void session.ask(
      session.client.POST('/user_topics', { body: { stream_id: channelId, topic, visibility_policy: visibility_policy as 0 } }),
    )
  const isMuted = isMutedTopic(world, channelId, topic)
  const isFollowed = own?.visibility_policy === FOLLOWED
  const isResolved = topic.startsWith(RESOLVED)
  const resolve = (): void => {
    const body = { topic: isResolved ? topic.slice(RESOLVED.length) : RESOLVED + topic, propagate_mode: 'change_all' as const }
    void session.change(message?.id ?? 0, body)
  }
  return (
    <>
      {message && topic !== '' && may(world, 'resolve', channel) && (
        <MenuItem label={isResolved ? say('app.unresolve') : say('app.resolve')} onClick={resolve} />
      )}
      <MenuItem
        label={isMuted ? say('app.unmute') : say('app.mute')}
        onClick={set(isMuted ? (channel.is_muted ? UNMUTED : INHERITED) : MUTED)}
      />
      <MenuItem label={isFollowed ? say('app.unfollow') : say('app.follow')} onClick={set(isFollowed ? INHERITED : FOLLOWED)} />
      {message && canMove(world, message) && <MenuItem label={say('app.move')} onClick={() => move(message)} />}
    </>
  )
}

/** Whether the account may move a message somewhere. */
export function canMove(world: World, { stream_id, timestamp }: Message): boolean {
  const channel = stream_id === undefined ? undefined : channelIn(world, stream_id)
  return channel !== undefined && (mayMove(world, 'topic', channel, timestamp) || mayMove(world, 'channel', channel, timestamp))
}

/** A dialog that moves a message, with others of its topic or alone. */
export function Move({ message, mode, close }: { message: Message; mode: 'change_one' | 'change_all'; close(): void }) {
  const { session, world } = useSession()
  const { stream_id: from = 0, subject, timestamp } = message
  const [channelId, setChannelId] = useState(from)
  const [topic, setTopic] = useState(subject)
  const [propagation, setPropagation] = useState<string>(mode)
  const channel = channelIn(world, from)
  const modes: [string, string][] = [
    ['change_one', say('app.moveOne')],
    ['change_later', say('app.moveLater')],
    ['change_all', say('app.moveAll')],
  ]
  const targets = world.subscriptions.filter((one) => one.stream_id === from || may(world, 'post', one))
  const move = async (): Promise<void> => {
    const to = { ...(topic.trim() !== subject && { topic: topic.trim() }), ...(channelId !== from && { stream_id: channelId }) }
    const body = { ...to, propagate_mode: propagation as typeof mode }
    if (Object.keys(to).length === 0 || (await session.change(message.id, body))) close()
  }
  return (
    <Dialog title={say('app.move')} close={close}>
      <Form submit={() => void move()}>
        {channel && mayMove(world, 'channel', channel, timestamp) && (
          <Choice
            label={say('app.channel')}
            value={channelId}
            options={targets.map(({ stream_id, name }) => [stream_id, name])}
            change={(id) => setChannelId(Number(id))}
          />
        )}
        <TopicField channelId={channelId} topic={topic} change={setTopic} />
        <Choice label={say('app.moveWhat')} value={propagation} options={modes} change={setPropagation} />
        <p class="actions">
          <button type="submit">{say('app.move')}</button>
        </p>
      </Form>
    </Dialog>
  )
}
