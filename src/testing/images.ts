// Images to upload, and those that the server makes of them.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

/** A GIF of one pixel, whose bytes are all ASCII, so that a text can hold it. */
export const TINY_GIF = Buffer.from('GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;', 'latin1')

/** An image of one colour. A GIF or WebP may have several frames. */
export async function imageOf(
  format: 'png' | 'gif' | 'jpeg' | 'webp',
  { width = 2, height = 2, frames = 1 }: { width?: number; height?: number; frames?: number } = {},
): Promise<Buffer> {
  const size = width * height * 3
  // Frames that are equal would become one.
  const pixels = Buffer.concat(Array.from({ length: frames }, (_, i) => Buffer.alloc(size, i % 2 ? 0xff : 0)))
  return sharp(pixels, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
    .toFormat(format)
    .toBuffer()
}

/** What an image is, and the colours of some of its pixels: red, green and blue, each none (0) or full (1). */
export async function looksOf(image: Buffer, at: readonly (readonly [left: number, top: number])[] = []) {
  // The server allows its decoder only files, and shares it with tests.
  const folder = await mkdtemp(join(tmpdir(), 'image-'))
  try {
    const file = join(folder, 'image')
    await writeFile(file, image)
    const { format, width, height, pages = 1, exif, orientation } = await sharp(file).metadata()
    const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const colours = at.map(([left, top]) =>
      [...data.subarray((top * info.width + left) * 3).subarray(0, 3)].map((part) => Math.round(part / 255)),
    )
    return { format, width, height, pages, exif, orientation, colours }
  } finally {
    await rm(folder, { recursive: true })
  }
}
