// The organisation's icon and logos.

import { onlyFile } from '../../access/files/images.ts'
import { realmIcon } from '../../access/organisation/realms.ts'
import { deleteRealmImage, uploadRealmImage } from '../../actions/organisation/images.ts'
import type { Handler } from '../../http/handler.ts'
import type { RealmImage } from '../../models/realm.ts'

const logoOf = (night: boolean): RealmImage => (night ? 'night_logo' : 'logo')

export const uploadRealmIcon: Handler<'uploadRealmIcon'> = async (ctx, { files }) => ({
  icon_url: realmIcon(await uploadRealmImage(ctx, 'icon', onlyFile(files))),
})

export const deleteRealmIcon: Handler<'deleteRealmIcon'> = async (ctx) => ({ icon_url: realmIcon(await deleteRealmImage(ctx, 'icon')) })

export const uploadRealmLogo: Handler<'uploadRealmLogo'> = async (ctx, { body, files }) => {
  await uploadRealmImage(ctx, logoOf(body.night), onlyFile(files))
  return {}
}

export const deleteRealmLogo: Handler<'deleteRealmLogo'> = async (ctx, { query }) => {
  await deleteRealmImage(ctx, logoOf(query.night))
  return {}
}
