// The organisation's icon and logos.

import { imageFields } from '../../access/organisation/realms.ts'
import type { UserContext } from '../../context.ts'
import { updateRow } from '../../db/sql.ts'
import type { Change } from '../../events/change.ts'
import { realmEvent } from '../../events/types/realm.ts'
import { AVATAR_SIZES, LOGO_SIZE } from '../../limits.ts'
import { Realm, type RealmImage } from '../../models/realm.ts'
import type { ImageForm } from '../../values/images.ts'
import { changeImages, type ImageUse, replaceImages, type UploadedImage } from '../files/images.ts'

const ENDING = '.webp'
const LOGO: ImageForm = { ...LOGO_SIZE, isCut: false }
const FORMS: Record<RealmImage, ImageForm> = {
  icon: { width: AVATAR_SIZES.normal, height: AVATAR_SIZES.normal, isCut: true },
  logo: LOGO,
  night_logo: LOGO,
}

/**
 * Makes an uploaded image the organisation's icon or logo, and announces it to everybody. Returns the organisation. Throws BAD_REQUEST,
 * REQUEST_TOO_LARGE, REALM_UPLOAD_QUOTA, SERVER_BUSY. (uploadRealmIcon, uploadRealmLogo)
 */
export async function uploadRealmImage(ctx: UserContext, of: RealmImage, file: UploadedImage): Promise<Realm> {
  const wanted = { folder: 'realm', forms: { [ENDING]: FORMS[of] } } as const
  return replaceImages(ctx, file, wanted, (c, path) => setImage(c, of, `${path}${ENDING}`))
}

/**
 * Gives the organisation the icon or logo that the server draws again, and announces it. Returns the organisation. Throws BAD_REQUEST.
 * (deleteRealmIcon, deleteRealmLogo)
 */
export async function deleteRealmImage(ctx: UserContext, of: RealmImage): Promise<Realm> {
  return changeImages(ctx, (c) => setImage(c, of, null))
}

/** Returns the paths of the former image, and the organisation afterwards. */
async function setImage(
  { actor, tx, announce, record }: Change<UserContext>,
  of: RealmImage,
  path: string | null,
): Promise<ImageUse<Realm>> {
  const realm = await Realm.lock(actor.realm_id, tx)
  const column = `${of}_path` as const
  const former = realm[column]
  if (former === null && path === null) return { former: [], userId: null, subject: realm }
  await updateRow(Realm, realm, { [column]: path }, tx)
  // The paths are secrets.
  const change = { property: of, before: former === null ? null : 'uploaded', after: path === null ? null : 'uploaded' }
  record({ action: 'changed', subject: 'organisation', id: realm.id, name: realm.name, changes: [change] })
  announce(realmEvent({ op: 'update_dict', property: of, data: imageFields(realm, of) }))
  return { former: former === null ? [] : [former], userId: null, subject: realm }
}
