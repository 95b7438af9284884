// Images of the organisation and its people: emoji, avatars, icon and logos. Browsers load them without credentials; their names cannot be
// guessed. Those who give credentials can also ask for the avatar of a user.

import { Router } from 'express'
import { publicImage } from '../../access/files/images.ts'
import { activeRealmAt } from '../../access/organisation/realms.ts'
import { authenticate, type Given } from '../../access/people/credentials.ts'
import { findAccessibleUsers } from '../../access/people/users.ts'
import type { App } from '../../context.ts'
import { ApiError } from '../../errors.ts'
import { avatarUrl, mediumAvatarUrl } from '../../present/user.ts'
import { ID_PATTERN } from '../../values/ids.ts'
import { sendFile } from '../files/file-answer.ts'
import { sessionOf } from '../session.ts'

const PATH = new RegExp(`^/user_avatars/(${ID_PATTERN}/(?:emoji/images|avatars|realm)/[\\w-]{24}(?:-medium)?\\.[a-z]{3,4})$`)

const AVATAR = new RegExp(`^/avatar/(${ID_PATTERN})(/medium)?$`)

/**
 * Serves GET /user_avatars/{path in the store} on the organisation's own host. Leads a client with credentials from GET /avatar/{user_id} to
 * the avatar that the user has uploaded, if they may know of that user. Passes anything else to the next route.
 */
export function publicImages(app: App): Router {
  const pages = Router()
  pages.get(AVATAR, async (request, response, next) => {
    response.vary('Authorization').vary('Cookie')
    const { host, authorization } = request.headers
    const session = sessionOf(request, app.config)
    const given = session === undefined ? authorization : { session }
    if (given === undefined) return next()
    response.set('Cache-Control', 'private, no-cache')
    const [id, isMedium] = [Number(request.params[0]), request.params[1] !== undefined]
    const user = await userSeenBy(app, { host, given }, id)
    if (!user?.avatar_path) return next()
    response.redirect(isMedium ? mediumAvatarUrl(user) : avatarUrl(user))
  })
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

/** The user with this ID, if the sender of the request has valid credentials and may know of that user. */
async function userSeenBy(app: App, { host, given }: { host: string | undefined; given: Given }, id: number) {
  const realm = await activeRealmAt(app, host)
  if (!realm) return undefined
  try {
    const { user: viewer } = await authenticate(app, realm, given)
    return (await findAccessibleUsers(viewer, [id])).get(id)
  } catch (error) {
    if (error instanceof ApiError) return undefined
    throw error
  }
}
