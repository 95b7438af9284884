// Images to upload, and those that the server makes of them.

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A GIF of one pixel, whose bytes are all ASCII, so that a text can hold it. */
export const TINY_GIF = Buffer.from('GIF89a\x01\0\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;', 'latin1')

/** An image of one colour. A GIF or WebP may have several frames. */
export async function imageOf(
  format: 'png' | 'gif' | 'jpeg' | 'webp' | 'avif',
  { width = 2, height = 2, frames = 1 }: { width?: number; height?: number; frames?: number } = {},
): Promise<Buffer> {
  const size = width * height * 3
  // Frames that are equal would become one.
  const pixels = Buffer.concat(Array.from({ length: frames }, (_, i) => Buffer.alloc(size, i % 2 ? 0xff : 0)))
  return sharp(pixels, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
    .toFormat(format)
    .toBuffer()
}

/** An interlaced PNG of one colour with 16 bits a sample, which is held whole while it is decoded. */
export function interlaced(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 1 })
    .toBuffer()
}

/** A GIF of one pixel that is black and white in turn, frame by frame. */
export function animationOf(frames: number): Buffer {
  const head = 'GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0'
  const frame = (colour: string) => `!\xf9\x04\0\x0a\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02${colour}\x01\0`
  const parts = Array.from({ length: frames }, (_, i) => frame(i % 2 ? 'L' : 'D'))
  return Buffer.from(`${head}${parts.join('')};`, 'latin1')
}

/** A PNG of few bytes whose header claims a size. */
export function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const chunk = (type: string, data: Buffer): Buffer => {
    const named = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc(named))
    return Buffer.concat([length, named, sum])
  }
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  const pixels = deflateSync(Buffer.alloc(1_000))
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

/** The checksum of a part of a PNG. */
function crc(bytes: Buffer): number {
  let sum = 0xff_ff_ff_ff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xed_b8_83_20 : sum >>> 1
  }
  return (sum ^ 0xff_ff_ff_ff) >>> 0
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
