// Thumbnails of uploaded images: their formats, and where they are in the store. Pure.

import { lookup } from 'mime-types'

/** A format of thumbnails, by what the end of their URL says. */
export interface ThumbnailFormat {
  name: ThumbnailName
  isAnimated: boolean
}
export type ThumbnailName = '840x560-anim.webp' | '840x560.webp'

/** The formats, all of which fit into `THUMBNAIL_SIZE` (limits.ts). */
export const THUMBNAIL_FORMATS: readonly ThumbnailFormat[] = [
  { name: '840x560-anim.webp', isAnimated: true },
  { name: '840x560.webp', isAnimated: false },
]

/** The types of which thumbnails are made. The decoder finds out whether a file is what its name says. */
const TYPES: readonly (string | false)[] = ['image/png', 'image/gif', 'image/jpeg', 'image/webp', 'image/avif']

/** Whether a file with this path in the store may be an image with thumbnails. */
export function mayHaveThumbnails(pathId: string): boolean {
  return TYPES.includes(lookup(pathId))
}

/** The path of a thumbnail in the store, beside the file and nothing else. */
export function thumbnailPath(pathId: string, name: ThumbnailName): string {
  const [realm, ...rest] = pathId.split('/')
  return `${realm}/thumbnails/${rest.slice(0, -1).join('/')}-${name}`
}

/** The URL of the still thumbnail of a file. */
export function thumbnailUrl(pathId: string): string {
  return `/user_uploads/thumbnail/${encodedPath(pathId)}/840x560.webp`
}

/** The URL of a file. Both URLs can stand between quotation marks in HTML. */
export function uploadUrl(pathId: string): string {
  return `/user_uploads/${encodedPath(pathId)}`
}

function encodedPath(pathId: string): string {
  return pathId.split('/').map(encodeURIComponent).join('/').replaceAll("'", '%27')
}

/** The paths of all thumbnails that a file with this path may have. */
export function thumbnailPaths(pathId: string): string[] {
  return mayHaveThumbnails(pathId) ? THUMBNAIL_FORMATS.map(({ name }) => thumbnailPath(pathId, name)) : []
}
