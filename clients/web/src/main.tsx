// The web client: starts the session, draws the page after each change, and follows the browser: its URL, its window, its notifications.

import { render } from 'preact'
import { addEmoji, type Message, type Preferences } from '../../typescript/src/index.ts'
import { contentOf } from './content.ts'
import { logIn } from './login.tsx'
import { Page } from './page.tsx'
import { Session, shownAt } from './session.ts'
import { isAtHome, SITE, urlAt } from './site.ts'
import { say, speak } from './texts.ts'
import { focusSoon, SessionContext, type Shown, urlOf } from './ui.tsx'

/** Values of color_scheme. */
const [DARK, LIGHT] = [2, 3]

/** Lets the preferences of display have their effect. */
function show(preferences: Preferences): void {
  const { color_scheme: scheme, web_font_size_px: font, web_line_height_percent: height, fluid_layout_width: isWide } = preferences
  const root = document.documentElement
  root.style.fontSize = `${font}px`
  root.style.setProperty('--line-height', String(height / 100))
  root.classList.toggle('is-wide', isWide)
  root.style.colorScheme = scheme === DARK ? 'dark' : scheme === LIGHT ? 'light' : ''
  // The colours of the dark are those of the stylesheet that all pages have, whatever the system prefers.
  const media = scheme === DARK ? 'all' : scheme === LIGHT ? 'not all' : '(prefers-color-scheme: dark)'
  for (const rule of darkRules()) if (rule.media.mediaText !== media) rule.media.mediaText = media
}

let dark: CSSMediaRule[] | undefined
function darkRules(): CSSMediaRule[] {
  dark ??= [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && rule.conditionText.includes('prefers-color-scheme: dark'))
  return dark
}

/** Tells of messages to the account while nobody looks. */
function notify(session: Session, message: Message, flags: readonly string[]): void {
  const { world } = session
  const isDirect = message.type === 'private'
  const isMeant = (isDirect || flags.includes('mentioned')) && world?.user_settings.enable_desktop_notifications
  if (!world || message.sender_id === world.user_id || flags.includes('read') || !isMeant || document.hasFocus()) return
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const text = contentOf(message.content, { me: world.user_id, spoiler: say('app.spoiler'), formatTime: (time) => time.toLocaleString() })
  const shown = new Notification(message.sender_full_name, {
    body: isDirect && !world.user_settings.pm_content_in_desktop_notifications ? '' : (text.textContent?.slice(0, 200) ?? ''),
    tag: String(message.id),
  })
  shown.onclick = () => {
    window.focus()
    location.hash = urlOf(world, session.conversation(message))
  }
}

/** Says that the account is there, for as long as the window is looked at. */
function bePresent(session: Session): void {
  const ping = (): void => {
    const status = document.hasFocus() ? 'active' : 'idle'
    if (!document.hidden && session.world)
      void session.ask(
        session.client.POST('/users/me/presence', { body: { status, ping_only: true, new_user_input: status === 'active' } }),
        {
          isQuiet: true,
        },
      )
  }
  ping()
  setInterval(ping, (session.world?.server_presence_ping_interval_seconds ?? 60) * 1000)
  window.addEventListener('focus', ping)
}

/** Loads the names of the emoji of Unicode. A mock has none. */
async function loadEmoji(url: string): Promise<void> {
  const { code_to_names = {} } = (await (await fetch(url)).json()) as { code_to_names?: Record<string, string[]> }
  addEmoji(code_to_names)
}

async function start(root: HTMLElement): Promise<void> {
  await speak(navigator.languages)
  const session = new Session(isAtHome ? undefined : await logIn(root))
  let isPresent = false
  let shown: Shown | undefined
  const draw = (): void => {
    const { world } = session
    if (!world) return
    show(world.user_settings)
    if (!isPresent) {
      isPresent = true
      render(null, root)
      root.replaceChildren()
      bePresent(session)
      // Of the server by the name that this page knows, whatever name it has for itself.
      void loadEmoji(urlAt(new URL(world.server_emoji_data_url, SITE).pathname)).then(() => session.changed())
    }
    // Rows of messages are drawn again when this is another object.
    if (shown?.world !== world) shown = { session, world }
    render(
      <SessionContext.Provider value={shown}>
        <Page key={document.documentElement.lang} />
      </SessionContext.Provider>,
      root,
    )
  }
  session.listen(draw)
  session.onMessage = (message, flags) => notify(session, message, flags)
  window.addEventListener('hashchange', () => {
    const isWriting = document.activeElement?.closest('.compose') != null
    session.open(shownAt(location.hash))
    if (isWriting) focusSoon('.compose textarea')
  })
  window.addEventListener('pagehide', () => session.drafts.leave(session.place.terms))
  await session.run()
}

const root = document.getElementById('app')
if (root)
  start(root).catch((error: Error) => {
    const fault = document.createElement('p')
    fault.role = 'alert'
    fault.textContent = error.message
    root.replaceChildren(fault)
  })
