// The images of custom emoji. Browsers load them without credentials; their names cannot be guessed.

import { Router } from 'express'
import { findEmojiImage } from '../../access/organisation/custom-emoji.ts'
import { activeRealmAt } from '../../access/organisation/realms.ts'
import type { App } from '../../context.ts'
import { ID_PATTERN } from '../../values/ids.ts'

const PATH = new RegExp(`^/user_avatars/(${ID_PATTERN}/emoji/images/[\\w-]{24}\\.[a-z]{3,4})$`)

/** Serves GET /user_avatars/{realm_id}/emoji/images/{file} on the organisation's own host. Passes anything else to the next route. */
export function emojiImages(app: App): Router {
  const pages = Router()
  pages.get(PATH, async ({ headers, params }, response, next) => {
    try {
      const realm = await activeRealmAt(app, headers.host)
      const image = realm && (await findEmojiImage(realm.id, params[0] as string))
      if (!image) return next()
      // At most 5 MiB (access/organisation/custom-emoji.ts).
      const bytes: Buffer[] = []
      for await (const chunk of await app.storage.read(image.path_id)) bytes.push(chunk)
      response
        .set({
          'Content-Type': image.content_type,
          'Cache-Control': 'public, max-age=31536000, immutable',
          'Content-Security-Policy': "default-src 'none'; sandbox",
          'X-Content-Type-Options': 'nosniff',
        })
        .send(Buffer.concat(bytes))
    } catch (error) {
      app.log.error({ err: error }, 'serving the image of an emoji failed')
      response.status(500).end()
    }
  })
  return pages
}
