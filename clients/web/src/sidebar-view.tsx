// The column on the left: views, channels with their topics, direct conversations.

import { Fragment } from 'preact'
import { memo } from 'preact/compat'
import { useEffect, useState } from 'preact/hooks'
import {
  destinationOf,
  dmTerms,
  isMutedTopic,
  keyOf,
  known,
  type ListedChannel,
  listedChannels,
  listedConversations,
  type Term,
  term,
  topicTerms,
  unreadTopics,
} from '../../typescript/src/index.ts'
import type { Open } from './page.tsx'
import { urlAt } from './site.ts'
import { locale, say } from './texts.ts'
import { Avatar, Icon, IconButton, peopleNames, personIn, Status, shownTopic, urlOf, useSession } from './ui.tsx'

/** How many topics and conversations are listed. */
const LISTED = 12
/** How many channels are listed at first, and more at a time. */
const CHANNELS = 100

const Count = ({ unread }: { unread: number }) =>
  unread > 0 ? (
    <span class="count">
      {unread > 999 ? '999+' : unread}
      <span class="unseen"> {say('app.unread')}</span>
    </span>
  ) : null

interface LinkProps {
  terms: Term[]
  label: string
  unread?: number
  icon: preact.ComponentChildren
  isMuted?: boolean
}

function PlaceLink({ terms, label, unread = 0, icon, isMuted = false }: LinkProps) {
  const { session, world } = useSession()
  const isCurrent = !session.place.page && keyOf(terms, world.user_id) === keyOf(session.place.terms, world.user_id)
  return (
    <a
      href={urlOf(world, { terms })}
      aria-current={isCurrent ? 'page' : undefined}
      class={`${unread > 0 ? 'has-unread' : ''} ${isMuted ? 'is-muted' : ''}`}
    >
      {icon}
      <span class="label">{label}</span>
      <Count unread={unread} />
    </a>
  )
}

function Topics({ channelId }: { channelId: number }) {
  const { session, world } = useSession()
  const known = session.topics.known.get(channelId)
  useEffect(() => void session.topics.load(channelId), [channelId, known])
  const unread = unreadTopics(world, channelId)
  const listed = (known ?? []).filter((topic, i) => i < LISTED || unread.has(topic.toLowerCase()))
  return (
    <ul class="topics">
      {listed.map((topic) => (
        <li key={topic.toLowerCase()}>
          <PlaceLink
            terms={topicTerms(channelId, topic)}
            label={shownTopic(world, topic)}
            unread={unread.get(topic.toLowerCase()) ?? 0}
            isMuted={isMutedTopic(world, channelId, topic)}
            icon={null}
          />
        </li>
      ))}
    </ul>
  )
}

const ChannelItem = memo(
  ({ channel, isOpen }: { channel: ListedChannel; isOpen: boolean; current: string }) => (
    <li>
      <PlaceLink
        terms={[term('channel', channel.id)]}
        label={channel.name}
        unread={channel.unread}
        isMuted={channel.isMuted}
        icon={<Icon name={channel.isPrivate ? 'lock' : 'hash'} size={18} colour={channel.colour} />}
      />
      {isOpen && <Topics channelId={channel.id} />}
    </li>
  ),
  (before, after) =>
    !after.isOpen && !before.isOpen && before.current === after.current && JSON.stringify(before.channel) === JSON.stringify(after.channel),
)

function Conversations() {
  const { session, world } = useSession()
  const current = keyOf(session.place.terms, world.user_id)
  const listed = listedConversations(world).filter(
    ({ userIds, unread }, i) => i < LISTED || unread > 0 || keyOf(dmTerms(userIds), world.user_id) === current,
  )
  return (
    <ul aria-label={say('app.direct')}>
      {listed.map(({ userIds, unread }) => (
        <li key={userIds.join()}>
          <PlaceLink
            terms={dmTerms(userIds)}
            label={peopleNames(world, userIds)}
            unread={unread}
            icon={userIds.length === 1 ? <Avatar id={userIds[0] ?? 0} size={20} /> : <Icon name="people" />}
          />
        </li>
      ))}
      {listed.length === 0 && <li class="hint">{say('app.noConversations')}</li>}
    </ul>
  )
}

const goTo = (hash: string): void => void location.assign(hash)

function Channels() {
  const { session, world } = useSession()
  const [most, setMost] = useState(CHANNELS)
  const destination = destinationOf(session.place.terms)
  const open = destination && 'channelId' in destination ? destination.channelId : undefined
  const all = listedChannels({ ...world, subscriptions: [...known(world, locale()).subscribed] })
  const listed = all.filter(({ id, unread }, i) => i < most || unread > 0 || id === open)
  const folders: { name: string | undefined; channels: ListedChannel[] }[] = []
  for (const channel of listed) {
    if (folders.at(-1)?.name !== channel.folder || folders.length === 0) folders.push({ name: channel.folder, channels: [] })
    folders.at(-1)?.channels.push(channel)
  }
  return (
    <>
      {folders.map(({ name, channels }) => (
        <Fragment key={name ?? channels[0]?.id}>
          {name !== undefined && <h3>{name}</h3>}
          <ul aria-label={name ?? say('app.channels')}>
            {channels.map((channel) => (
              <ChannelItem
                key={channel.id}
                channel={channel}
                isOpen={channel.id === open}
                current={String(open === channel.id || session.place.terms[0]?.operand === channel.id)}
              />
            ))}
          </ul>
        </Fragment>
      ))}
      {listed.length < all.length && (
        <button type="button" class="link" onClick={() => setMost(most + CHANNELS)}>
          {say('app.moreChannels', { count: all.length - listed.length })}
        </button>
      )}
    </>
  )
}

export function Sidebar({ show }: { show(open: Open): void }) {
  const { world } = useSession()
  const me = personIn(world, world.user_id)
  return (
    <nav class="sidebar" aria-label={say('app.navigation')}>
      <header>
        <img src={urlAt(world.realm_icon_url)} alt="" width="32" height="32" class="avatar" />
        <strong class="label">{world.realm_name}</strong>
      </header>
      <div class="lists">
        <ul>
          <li>
            <PlaceLink terms={[]} label={say('app.feed')} icon={<Icon name="inbox" />} />
          </li>
          <li>
            <PlaceLink
              terms={[term('is', 'mentioned')]}
              label={say('app.mentions')}
              unread={world.unread_msgs.mentions.length}
              icon={<Icon name="mention" />}
            />
          </li>
          <li>
            <PlaceLink terms={[term('is', 'starred')]} label={say('app.starred')} icon={<Icon name="star" />} />
          </li>
        </ul>
        <div class="lists-head">
          <h2>{say('app.direct')}</h2>
          <IconButton icon="plus" label={say('app.newDirect')} onClick={() => show('new')} />
        </div>
        <Conversations />
        <div class="lists-head">
          <h2>{say('app.channels')}</h2>
          <IconButton icon="plus" label={say('app.allChannels')} onClick={() => goTo('#channels')} />
        </div>
        <Channels />
      </div>
      <footer>
        <Avatar id={world.user_id} size={28} />
        <span class="label">
          {me?.full_name} <Status id={world.user_id} />
        </span>
        <IconButton icon="react" label={say('app.setStatus')} onClick={() => show('status')} />
        <IconButton icon="clock" label={say('app.later')} onClick={() => show('later')} />
        <IconButton icon="settings" label={say('app.settings')} onClick={() => goTo('#settings')} />
      </footer>
    </nav>
  )
}
