// Files of another host: a browser sends no key for a picture or a link. Pictures are fetched when they come to the screen, one after the
// other, and anything else is opened by a URL that needs no key for a minute.

import type { Client } from '../../typescript/src/index.ts'
import type { Session } from './session.ts'

let queue = Promise.resolve()

/** Loads the pictures within an element that name a file (content.ts), and opens other files by a click. Returns what ends that. */
export function showFiles(element: HTMLElement, session: Session): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting && target instanceof HTMLImageElement) {
        observer.unobserve(target)
        queue = queue.then(() => load(target, session.client))
      }
  })
  for (const picture of element.querySelectorAll('img[data-file]')) observer.observe(picture)
  const open = (event: MouseEvent) => void openFile(event, session.client).catch((error) => session.complain(error))
  element.addEventListener('click', open)
  return () => {
    observer.disconnect()
    element.removeEventListener('click', open)
  }
}

async function load(picture: HTMLImageElement, client: Client): Promise<void> {
  // It may have gone while others were loaded.
  if (!picture.isConnected) return
  try {
    const url = URL.createObjectURL(await client.download(picture.dataset.file ?? ''))
    // A picture that is decoded needs its URL no more, and goes with its element.
    picture.onload = picture.onerror = () => URL.revokeObjectURL(url)
    picture.src = url
  } catch {
    // Its alternative text stays.
  }
}

/** Opens the file that was clicked on, if it was one. */
async function openFile(event: MouseEvent, client: Client): Promise<void> {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || !new URL(link.href).pathname.startsWith('/user_uploads/')) return
  event.preventDefault()
  window.open(await client.temporaryUrl(link.href), '_blank', 'noopener')
}
