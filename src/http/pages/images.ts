// Images of the organisation and its people: emoji, avatars, icon and logos. Browsers load them without credentials; their names cannot be
// guessed.

import { Router } from 'express'
import { publicImageType } from '../../access/files/images.ts'
import { activeRealmAt } from '../../access/organisation/realms.ts'
import type { App } from '../../context.ts'
import { ID_PATTERN } from '../../values/ids.ts'

const PATH = new RegExp(`^/user_avatars/(${ID_PATTERN}/(?:emoji/images|avatars|realm)/[\\w-]{24}(?:-medium)?\\.[a-z]{3,4})$`)

/** Serves GET /user_avatars/{path in the store} on the organisation's own host. Passes anything else to the next route. */
export function publicImages(app: App): Router {
  const pages = Router()
  pages.get(PATH, async ({ headers, params }, response, next) => {
    const path = params[0] as string
    const realm = await activeRealmAt(app, headers.host)
    const type = realm && (await publicImageType(realm.id, path))
    if (!type) return next()
    // At most 5 MiB (access/files/images.ts).
    const bytes: Buffer[] = []
    for await (const chunk of await app.storage.read(path)) bytes.push(chunk)
    response
      .set({
        'Content-Type': type,
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
      })
      .send(Buffer.concat(bytes))
  })
  return pages
}
