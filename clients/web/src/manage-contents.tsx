// What an organisation adds for its people: emoji, fields of profiles, linkifiers, domains, channels for new people and playgrounds.

import type { Answer, World } from '../../typescript/src/index.ts'
import type { FormProps } from './forms.tsx'
import { ask, image, isIn, type Kept, kept, type Part, type Row, textField } from './manage-parts.tsx'
import { profileFields } from './profile.tsx'
import { urlAt } from './site.ts'
import { say } from './texts.ts'
import { channelName, nameIn, type Shown } from './ui.tsx'

const listsOf = (world: World): Kept[] => [
  {
    ...{ title: 'app.linkifiers', items: world.realm_linkifiers, says: ['pattern', 'url_template'], id: 'filter_id' },
    ...{ add: ['addLinkifier', 'POST /realm/filters'], change: ['updateLinkifier', 'PATCH /realm/filters/{filter_id}'] },
    ...{ end: 'DELETE /realm/filters/{filter_id}', order: ['PATCH /realm/linkifiers', 'ordered_linkifier_ids'] },
  },
  {
    ...{ title: 'app.domains', items: world.realm_domains, says: ['domain'], id: 'domain', end: 'DELETE /realm/domains/{domain}' },
    ...{ add: ['addRealmDomain', 'POST /realm/domains'], change: ['updateRealmDomain', 'PATCH /realm/domains/{domain}'] },
  },
  {
    ...{ title: 'app.defaultChannels', says: ['name'], id: 'stream_id', end: 'DELETE /default_streams', endLabel: 'app.remove' },
    items: world.realm_default_streams.map((id) => ({ stream_id: id, name: channelName(world, id) })),
    add: ['addDefaultChannel', 'POST /default_streams'],
  },
  {
    ...{ title: 'app.playgrounds', items: world.realm_playgrounds, says: ['name', 'pygments_language', 'url_template'] },
    ...{ id: 'playground_id', add: ['addPlayground', 'POST /realm/playgrounds'], end: 'DELETE /realm/playgrounds/{playground_id}' },
  },
]

export function contents(shown: Shown): Part[] {
  const { world } = shown
  return world.is_admin ? [emoji(shown), profileFields(shown), ...listsOf(world).map((one) => kept(shown, one))] : [emoji(shown)]
}

function emoji(shown: Shown): Part {
  const { session, world } = shown
  const known = Object.values(world.realm_emoji).filter((one) => !one.deactivated)
  const rows = known.map(({ name, source_url: url, author_id: author }): Row => {
    const mayRemove = world.is_admin || author === world.user_id
    const icon = <img src={urlAt(url)} alt="" width="24" height="24" loading="lazy" />
    const run = (): Answer => ask(shown, 'DELETE /realm/emoji/{emoji_name}', { path: { emoji_name: name } })
    const acts: Row['acts'] = [mayRemove && { label: 'app.delete', run, isFinal: true }]
    return { label: name, icon, detail: [author !== null && nameIn(world, author)], acts }
  })
  const creation: FormProps = {
    fields: { emoji_name: textField('app.emojiName'), file: image('app.image') },
    send: ({ emoji_name, file }) => session.refusal(ask(shown, 'POST /realm/emoji/{emoji_name}', { path: { emoji_name } }, { file })),
    submit: say('app.add'),
  }
  return { title: say('app.emoji'), rows, ...(isIn(shown, world.realm_can_add_custom_emoji_group) && { form: creation }) }
}
