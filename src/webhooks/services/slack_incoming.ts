// Whatever can post to an incoming webhook of Slack: https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks/

import type { Payload } from '../payload.ts'
import type { Service } from '../service.ts'
import { emojiText, fromMarkdown, fromSlack, timeText } from '../slack-text.ts'
import { bold, code, codeBlock, emphasis, joined, lines, link, prefixed, struck, type Text, text, words } from '../text.ts'

/** How many attachments, blocks, fields and elements are shown of each list. Slack has no more of any of them. */
const MOST = 100

export const service: Service = {
  title: 'Slack-compatible',
  kindOf: () => 'message',
  saysOk: true,
  events: {
    message: (payload) => {
      const blocks = payload.list('blocks', MOST).flatMap((block) => blockText(block) ?? [])
      const attachments = payload.list('attachments', MOST)
      const given = payload.firstText('text', '')
      const first = attachments[0]
      // Many senders repeat what an attachment says, for clients that show none.
      const isRepeated = given !== undefined && [first?.textIf('pretext'), first?.textIf('fallback')].includes(given)
      const said = blocks.length > 0 ? lines(...blocks) : isRepeated ? undefined : fromSlack(given ?? '')
      const whole = lines(said, ...attachments.map(attachmentText))
      return whole.markdown === '' ? undefined : { topic: payload.textIf('channel')?.replace(/^[#@]/, '') ?? 'Slack', text: whole }
    },
  },
}

function attachmentText(attachment: Payload): Text {
  const [title, author] = [attachment.textIf('title'), attachment.textIf('author_name')]
  const image = attachment.firstText('image_url', 'thumb_url')
  const shown = lines(
    fromSlack(attachment.textIf('pretext') ?? ''),
    author === undefined ? undefined : link(author, attachment.textIf('author_link')),
    title === undefined ? undefined : bold(link(title, attachment.textIf('title_link'))),
    fromSlack(attachment.textIf('text') ?? ''),
    ...attachment.list('fields', MOST).map(fieldText),
    ...attachment.list('blocks', MOST).map((block) => blockText(block)),
    ...attachment.list('actions', MOST).map(buttonText),
    image === undefined ? undefined : link('Image', image),
  )
  const whole = shown.markdown === '' ? fromSlack(attachment.textIf('fallback') ?? '') : shown
  return lines(whole, text`${attachment.textIf('footer')}`)
}

function fieldText(field: Payload): Text | undefined {
  const [title, value] = [field.textIf('title'), fromSlack(field.textIf('value') ?? '')]
  if (title === undefined && value.markdown === '') return undefined
  return title === undefined ? text`* ${value}` : text`* ${bold(title)}: ${value}`
}

/** A block of Block Kit. Undefined for one that shows no text, such as a divider. */
function blockText(block: Payload): Text | undefined {
  switch (block.text('type')) {
    case 'header':
      return bold(block.firstText('text.text', 'text') ?? '')
    case 'image':
      return imageText(block)
    case 'video':
      return link(block.firstText('title.text', 'title', 'alt_text') ?? 'Video', block.firstText('title_url', 'video_url'))
    case 'context':
    case 'context_actions':
      return lines(...block.list('elements', MOST).map(elementText))
    case 'actions':
      return lines(...block.list('elements', MOST).map(buttonText))
    case 'markdown':
      return fromMarkdown(block.text('text'))
    case 'rich_text':
      return lines(...block.list('elements', MOST).map((element) => richText(element)))
    case 'table':
      return lines(...block.list('rows', MOST).map((row) => joined(row.list('', MOST).map(cellText), ' \\| ')))
    case 'divider':
      return undefined
    default: {
      const accessory = block.part('accessory')
      return lines(
        block.has('text') ? (block.has('text.text') ? elementText(block.part('text')) : fromSlack(block.text('text'))) : undefined,
        ...block.list('fields', MOST).map(elementText),
        block.has('accessory') ? elementText(accessory) : undefined,
      )
    }
  }
}

function elementText(element: Payload): Text {
  const type = element.text('type')
  if (type === 'image') return imageText(element)
  if (type === 'button' || element.has('text.text')) return buttonText(element)
  const said = element.firstText('text', '') ?? ''
  return type === 'mrkdwn' ? fromSlack(said) : emojiText(said)
}

function imageText(image: Payload): Text {
  return link(image.firstText('title.text', 'title', 'alt_text') ?? 'Image', image.firstText('image_url', 'slack_file.url'))
}

function buttonText(button: Payload): Text {
  return link(button.firstText('text.text', 'text') ?? '', button.textIf('url'))
}

function cellText(cell: Payload): Text {
  return cell.text('type') === 'rich_text'
    ? joined(
        cell.list('elements', MOST).map((one) => richText(one)),
        ' ',
      )
    : words(cell.firstText('text', '') ?? '')
}

/** A part of rich text. Lists can be inside lists at most so deep. */
function richText(part: Payload, depth = 5): Text {
  const inner = (): Text[] => part.list('elements', MOST).map(runText)
  switch (part.text('type')) {
    case 'rich_text_preformatted':
      return codeBlock(
        part
          .list('elements', MOST)
          .map((one) => one.firstText('text', 'url') ?? '')
          .join(''),
      )
    case 'rich_text_quote':
      return prefixed('> ', joined(inner(), ''))
    case 'rich_text_list':
      return depth === 0 ? lines() : lines(...part.list('elements', MOST).map((item) => text`* ${richText(item, depth - 1)}`))
    default:
      return joined(inner(), '')
  }
}

function runText(run: Payload): Text {
  switch (run.text('type')) {
    case 'link':
      return styled(run, link(run.firstText('text', 'url') ?? '', run.textIf('url')))
    case 'emoji':
      return emojiText(`:${run.text('name').replace(/[^\w+'-]/g, '')}:`)
    case 'user':
      return words(`@${run.text('user_id')}`)
    case 'usergroup':
      return words(`@${run.text('usergroup_id')}`)
    case 'channel':
      return words(`#${run.text('channel_id')}`)
    case 'broadcast':
      return words(`@${run.text('range')}`)
    case 'date':
      return timeText(run.text('timestamp'), run.textIf('format'), run.textIf('fallback'))
    default: {
      const said = run.text('text')
      if (run.isTrue('style.code')) return code(said)
      const [, before = '', inside = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(said) ?? []
      return text`${{ markdown: before }}${styled(run, lines(...inside.split('\n').map(words)))}${{ markdown: after }}`
    }
  }
}

function styled(run: Payload, shown: Text): Text {
  let styledText = shown
  if (run.isTrue('style.italic')) styledText = emphasis(styledText)
  if (run.isTrue('style.bold')) styledText = bold(styledText)
  return run.isTrue('style.strike') ? struck(styledText) : styledText
}
