// Images of the organisation and its people: emoji, avatars, icon and logos. Browsers load them without credentials; their names cannot be
// guessed.

import { Router } from 'express'
import { publicImage } from '../../access/files/images.ts'
import { activeRealmAt } from '../../access/organisation/realms.ts'
import type { App } from '../../context.ts'
import { ID_PATTERN } from '../../values/ids.ts'
import { sendFile } from '../files/file-answer.ts'

const PATH = new RegExp(`^/user_avatars/(${ID_PATTERN}/(?:emoji/images|avatars|realm)/[\\w-]{24}(?:-medium)?\\.[a-z]{3,4})$`)

/** Serves GET /user_avatars/{path in the store} on the organisation's own host. Passes anything else to the next route. */
export function publicImages(app: App): Router {
  const pages = Router()
  pages.get(PATH, async (request, response, next) => {
    const path = request.params[0] as string
    const realm = await activeRealmAt(app, request.headers.host)
    const image = realm && (await publicImage(realm.id, path))
    if (!image) return next()
    const headers = {
      'Content-Type': image.type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    }
    // The bytes at a path never change.
    const etag = `"${path.slice(path.lastIndexOf('/') + 1)}"`
    try {
      await sendFile(request, response, { headers, size: image.size, etag, read: (range) => app.storage.read(path, range) })
    } catch (error) {
      if (!response.headersSent) throw error
      response.destroy()
    }
  })
  return pages
}
