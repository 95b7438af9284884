// The HTML of a message as a browser shows it: cleaned once more, loading nothing from elsewhere, and with what only the reader's place knows:
// times in the local zone, emoji as characters, links of this organisation as links of this page.

import purifier from 'dompurify'
import { emojiCharacter } from '../../typescript/src/index.ts'
import { isAtHome, isOfServer, SITE, urlAt } from './site.ts'

/** What the reader sees differently. */
export interface Reader {
  me: number
  formatTime(time: Date): string
  spoiler: string
}

/** The inline styles of formulas, which a parser reports against the policy even where nothing is shown. */
const STYLED = /(<span(?: class="[^"<>]*")?(?: aria-hidden="true")?) style="[^"<>]*"/g
const CONFIG = {
  RETURN_DOM_FRAGMENT: true,
  USE_PROFILES: { html: true, mathMl: true },
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'option', 'dialog', 'details', 'summary', 'template', 'slot'],
  FORBID_ATTR: ['style', 'id', 'name', 'srcset', 'autoplay', 'poster', 'background', 'action', 'is', 'slot', 'popover'],
}

let isPrepared = false

/** The content of a message, to be put into the page. Nothing of it is in the document yet, so nothing has been loaded. */
export function contentOf(markup: string, reader: Reader): DocumentFragment {
  if (!isPrepared) {
    // Once: given with each message, the package would read these lists each time.
    purifier.setConfig(CONFIG)
    // The source of a formula, which screen readers and copies would repeat.
    purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
      if (tagName === 'annotation') (node as Element).remove?.()
    })
    isPrepared = true
  }
  const fragment = purifier.sanitize(markup.replace(STYLED, '$1'), { RETURN_DOM_FRAGMENT: true })
  // Laid out by inline styles, which the policy forbids: browsers lay out the MathML beside it.
  for (const copy of fragment.querySelectorAll('.katex-html')) copy.remove()
  for (const media of fragment.querySelectorAll<HTMLImageElement>('img, video, audio, source, track')) localMedia(media)
  for (const link of fragment.querySelectorAll<HTMLAnchorElement>('a')) localLink(link)
  for (const emoji of fragment.querySelectorAll('span.emoji')) {
    const code = [...emoji.classList].find((name) => /^emoji-[0-9a-f]/.test(name))?.slice(6)
    if (code) emoji.textContent = emojiCharacter(code)
  }
  for (const time of fragment.querySelectorAll('time')) {
    const at = new Date(time.getAttribute('datetime') ?? '')
    if (!Number.isNaN(at.getTime())) time.textContent = reader.formatTime(at)
  }
  for (const mention of fragment.querySelectorAll('.user-mention'))
    if (['*', String(reader.me)].includes(mention.getAttribute('data-user-id') ?? '')) mention.classList.add('me')
  for (const block of fragment.querySelectorAll('.spoiler-block')) hide(block, reader.spoiler)
  for (const code of fragment.querySelectorAll('pre')) code.tabIndex = 0
  return fragment
}

function localMedia(media: HTMLImageElement | HTMLMediaElement): void {
  const source = media.getAttribute('src') ?? ''
  const isPicture = media.localName === 'img'
  if (source === '' || (isOfServer(source) && (isAtHome || isPicture))) {
    if (!isPicture) return
    media.setAttribute('loading', 'lazy')
    if (!media.hasAttribute('alt')) media.setAttribute('alt', media.closest('a')?.title ?? '')
    if (isAtHome) return
    if (!new URL(source, SITE).pathname.startsWith('/user_uploads/')) media.setAttribute('src', urlAt(source))
    else {
      // It needs the key (files.ts).
      media.removeAttribute('src')
      media.dataset.file = source
    }
    return
  }
  const text = media.getAttribute('alt') || source
  const isLink = ['http:', 'https:'].includes(URL.parse(source, SITE)?.protocol ?? '')
  media.replaceWith(isLink ? Object.assign(document.createElement('a'), { href: urlAt(source), textContent: text }) : text)
}

function localLink(link: HTMLAnchorElement): void {
  const url = link.getAttribute('href') ?? ''
  if (isOfServer(url) && new URL(url, SITE).hash.startsWith('#narrow/')) {
    link.setAttribute('href', new URL(url, SITE).hash)
    return
  }
  if (isOfServer(url)) link.href = urlAt(url)
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
}

/** Puts the content of a spoiler behind its header. */
function hide(block: Element, title: string): void {
  const [details, summary] = [document.createElement('details'), document.createElement('summary')]
  const header = block.querySelector('.spoiler-header')
  const content = block.querySelector('.spoiler-content')
  summary.append(...(header?.textContent?.trim() ? header.childNodes : [title]))
  content?.removeAttribute('aria-hidden')
  details.className = 'spoiler'
  details.append(summary, ...(content ? [content] : []))
  block.replaceWith(details)
}
