// Images to upload.

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
