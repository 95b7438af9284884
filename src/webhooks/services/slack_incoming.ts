// Whatever can post to an incoming webhook of Slack: https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks/

import { badRequest } from '../../errors.ts'
import type { Payload } from '../payload.ts'
import type { Service } from '../service.ts'
import { fromSlack } from '../slack-text.ts'
import { bold, lines, link, type Text, text } from '../text.ts'

/** How many attachments, blocks, fields and elements are shown of each list. Slack has no more of any of them. */
const MOST = 100

export const service: Service = {
  title: 'Slack-compatible',
  kindOf: () => 'message',
  events: {
    message: (payload) => {
      const blocks = payload.list('blocks', MOST).flatMap((block) => blockText(block) ?? [])
      const attachments = payload.list('attachments', MOST).map(attachmentText)
      const said = blocks.length > 0 ? lines(...blocks) : fromSlack(payload.textIf('text') ?? '')
      const whole = lines(said, ...attachments)
      if (whole.markdown === '') throw badRequest("'text' is missing in the payload")
      return { topic: payload.textIf('channel')?.replace(/^[#@]/, '') ?? 'Slack', text: whole }
    },
  },
}

function attachmentText(attachment: Payload): Text {
  const title = attachment.textIf('title')
  const said = attachment.textIf('text') ?? (title === undefined ? attachment.textIf('fallback') : undefined)
  return lines(
    fromSlack(attachment.textIf('pretext') ?? ''),
    title === undefined ? undefined : bold(link(title, attachment.textIf('title_link'))),
    fromSlack(said ?? ''),
    ...attachment
      .list('fields', MOST)
      .map((field) => text`* ${bold(field.textIf('title') ?? '')}: ${fromSlack(field.textIf('value') ?? '')}`),
    ...attachment.list('blocks', MOST).map((block) => blockText(block)),
    text`${attachment.textIf('footer')}`,
  )
}

/** A block of Block Kit. Undefined for one that shows no text, such as a divider. */
function blockText(block: Payload): Text | undefined {
  const type = block.text('type')
  if (type === 'header') return bold(block.text('text.text'))
  if (type === 'image') return link(block.textIf('title.text') ?? block.textIf('alt_text') ?? 'Image', block.textIf('image_url'))
  if (type === 'context') return lines(...block.list('elements', MOST).map(elementText))
  if (type === 'actions') return lines(...block.list('elements', MOST).map((one) => link(one.textIf('text.text') ?? '', one.textIf('url'))))
  if (type !== 'section') return undefined
  return lines(block.has('text') ? elementText(block.part('text')) : undefined, ...block.list('fields', MOST).map(elementText))
}

function elementText(element: Payload): Text {
  const said = element.textIf('text') ?? ''
  return element.textIf('type') === 'mrkdwn' ? fromSlack(said) : text`${said}`
}
