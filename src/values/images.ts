// What counts as an image. Decoded by libvips in threads of its own, never on the event loop.

import type { Metadata, Sharp } from 'sharp'
import { apiError, badRequest } from '../errors.ts'
import {
  MAX_HELD_IMAGE,
  MAX_IMAGE_DECODING_TIME,
  MAX_IMAGE_FRAMES,
  MAX_IMAGE_PIXELS,
  MAX_THUMBNAIL_BYTES,
  MAX_THUMBNAIL_SOURCE,
  MAX_THUMBNAIL_TIME,
  THUMBNAIL_SIZE,
} from '../limits.ts'
import { Semaphore, type Whose } from './semaphore.ts'

/**
 * The bytes of an image that its decoder holds at the same time. An interlaced one has its first line complete only at its end, and an AVIF
 * image is decoded at once.
 */
function heldBytes({ isProgressive, format, width, height, channels, depth }: Metadata): number {
  return isProgressive || format === 'heif' ? width * height * channels * (depth === 'ushort' ? 2 : 1) : 0
}

/** The type of an image. */
export interface ImageKind {
  /** Without a dot. */
  extension: string
  contentType: string
}

/** The accepted types, by the decoder's name, and the decoder's operation that reads a file of that type. */
const KINDS: Partial<Record<string, ImageKind & { reader: string }>> = {
  png: { extension: 'png', contentType: 'image/png', reader: 'VipsForeignLoadPngFile' },
  gif: { extension: 'gif', contentType: 'image/gif', reader: 'VipsForeignLoadNsgifFile' },
  jpeg: { extension: 'jpg', contentType: 'image/jpeg', reader: 'VipsForeignLoadJpegFile' },
  webp: { extension: 'webp', contentType: 'image/webp', reader: 'VipsForeignLoadWebpFile' },
}

/** The decoder's operation that reads AVIF, of which thumbnails are made. HEIC is in the same container, but has no decoder here. */
const AVIF_READER = 'VipsForeignLoadHeifFile'

/** Images are decoded one after the other, because each takes a thread, and up to a core for `MAX_IMAGE_DECODING_TIME`. */
const decoding = new Semaphore({ atOnce: 1, waiting: 20, ofPerson: 5, refusal: 'Too many images are being checked' })

type Decode = (path: string, options: { animated?: boolean; pages?: number; limitInputPixels: number | false }) => Sharp
let loaded: Promise<Decode> | undefined

/** Loaded on first use, because an idle server does not need a library of 19 MB. It reads no types other than the accepted ones. */
function decoder(): Promise<Decode> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({
      operation: Object.values(KINDS)
        .flatMap((kind) => kind?.reader ?? [])
        .concat(AVIF_READER),
    })
    return (path, options) => sharp(path, { ...options, failOn: 'error', sequentialRead: true })
  })
  return loaded
}

/**
 * The type of the image in a file, which is decoded completely. Throws BAD_REQUEST if it is not an image of an accepted type, is damaged,
 * or has too many pixels or frames, and SERVER_BUSY if too many images are waiting, in all or of the same person. `parameter` is for error
 * messages.
 */
export async function imageKind(path: string, parameter: string, whose: Whose): Promise<ImageKind> {
  const check = async (): Promise<ImageKind> => {
    const decode = await decoder()
    const unreadable = badRequest(`'${parameter}' must be an image: PNG, GIF, JPEG or WebP`)
    // Reads the header only.
    const header = decode(path, { animated: false, limitInputPixels: false }).metadata()
    const metadata = await header.catch(() => Promise.reject(unreadable))
    const { format, width, height, pages = 1 } = metadata
    const kind = KINDS[format]
    if (!kind) throw unreadable
    if (pages > MAX_IMAGE_FRAMES) throw badRequest(`'${parameter}' must have at most ${MAX_IMAGE_FRAMES} frames`)
    if (width * height * pages > MAX_IMAGE_PIXELS)
      throw badRequest(`'${parameter}' must have at most ${MAX_IMAGE_PIXELS} pixels in all its frames together`)
    if (heldBytes(metadata) > MAX_HELD_IMAGE)
      throw badRequest(`'${parameter}' must have fewer pixels or colours, or not be interlaced: decoding it takes too much memory`)
    // Shrinking to a pixel decodes every line of every frame, and keeps none of them.
    const pixel = { width: 1, height: 1, fit: 'fill', kernel: 'nearest', fastShrinkOnLoad: false } as const
    await decode(path, { animated: true, limitInputPixels: MAX_IMAGE_PIXELS })
      .timeout({ seconds: MAX_IMAGE_DECODING_TIME })
      .resize(pixel)
      .raw()
      .toBuffer()
      .catch(() => Promise.reject(unreadable))
    return { extension: kind.extension, contentType: kind.contentType }
  }
  return decoding.run(0, check, whose)
}

/** A form in which an image is made: cut to these sides from the middle, or shrunk to fit into them. */
export interface ImageForm {
  width: number
  height: number
  isCut: boolean
}

/** The type of the images that `resizedImages` makes. */
export const MADE_TYPE = 'image/webp'

/**
 * Makes an image in each of the forms from the first frame of an image that `imageKind` has accepted, upright as its metadata says and without
 * metadata. Returns files beside it, which the caller removes, with their sizes in bytes. Throws BAD_REQUEST if the image cannot be read in
 * time, and SERVER_BUSY if too many images are waiting. `parameter` is for error messages.
 */
export async function resizedImages(
  path: string,
  parameter: string,
  forms: readonly ImageForm[],
  whose: Whose,
): Promise<{ path: string; size: number }[]> {
  const make = async (): Promise<{ path: string; size: number }[]> => {
    const decode = await decoder()
    const made: { path: string; size: number }[] = []
    for (const [i, { width, height, isCut }] of forms.entries()) {
      const target = `${path}-${i}.webp`
      const { size } = await decode(path, { animated: false, limitInputPixels: MAX_IMAGE_PIXELS })
        .timeout({ seconds: MAX_IMAGE_DECODING_TIME })
        .autoOrient()
        .resize({ width, height, fit: isCut ? 'cover' : 'inside', withoutEnlargement: !isCut })
        .webp()
        .toFile(target)
        .catch(() => Promise.reject(badRequest(`'${parameter}' must be an image: PNG, GIF, JPEG or WebP`)))
      made.push({ path: target, size })
    }
    return made
  }
  return decoding.run(0, make, whose)
}

/** Thumbnails of an image: of its first frame and, if it is an animation, of its first frames together. */
export interface Thumbnails {
  still: Buffer
  animated: Buffer | undefined
  /** The sides of the image, upright, in pixels. */
  width: number
  height: number
}

/**
 * Makes thumbnails of the image in a file, upright and without metadata. An animation has as many frames as there is room for in
 * `MAX_IMAGE_PIXELS`, and no thumbnail of its own if that has more than `MAX_THUMBNAIL_BYTES`. Undefined if the file is not an image of an
 * accepted type, is damaged, has more pixels than `MAX_THUMBNAIL_SOURCE`, or is held whole and larger than `MAX_HELD_IMAGE`. Throws
 * SERVER_BUSY if it takes more than `MAX_THUMBNAIL_TIME`. The caller makes few at the same time.
 */
export async function thumbnailsOf(path: string): Promise<Thumbnails | undefined> {
  const decode = await decoder()
  const shrunk = (pages: number, effort: number): Promise<Buffer | undefined> =>
    decode(path, { pages, limitInputPixels: MAX_THUMBNAIL_SOURCE.pixels })
      .timeout({ seconds: MAX_THUMBNAIL_TIME })
      .autoOrient()
      .resize({ ...THUMBNAIL_SIZE, fit: 'inside', withoutEnlargement: true })
      .webp({ effort })
      // In memory, so that only the image can be the reason of a failure, and not the disk.
      .toBuffer()
      .catch((error: Error) => {
        if (TIMEOUT.test(error.message)) throw apiError('SERVER_BUSY', 'Making the thumbnail took too long', { 'retry-after': 1 })
        return undefined
      })
  const header = await decode(path, { pages: 1, limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  const isRead = header && (KINDS[header.format] || header.mediaType === 'image/avif')
  if (!header || !isRead || heldBytes(header) > MAX_HELD_IMAGE) return undefined
  const still = await shrunk(1, STILL_EFFORT)
  if (!still) return undefined
  const frames = Math.min(header.pages ?? 1, MAX_IMAGE_FRAMES, Math.floor(MAX_IMAGE_PIXELS / (header.width * header.height)))
  const animated = frames > 1 ? await shrunk(frames, ANIMATION_EFFORT) : undefined
  const { width, height } = header.autoOrient
  return { still, animated: animated && animated.length <= MAX_THUMBNAIL_BYTES ? animated : undefined, width, height }
}

/** How the decoder says that its time is up, which may be the fault of other work. */
const TIMEOUT = /^timeout/

/** How hard the encoder tries, from 0 to 6. An animation has many frames to encode within its time. */
const STILL_EFFORT = 4
const ANIMATION_EFFORT = 1
