// The default avatar of a user, or icon of an organisation: a pattern derived from the ID.

import { createHash } from 'node:crypto'

const CELLS = 5
const CELL = 20

/** An SVG of 100 by 100: a symmetric pattern of five by five cells, in a colour derived from the ID. */
export function avatarPattern(id: number, of: 'avatar' | 'icon'): string {
  const bytes = createHash('sha256').update(`${of} ${id}`).digest()
  const hue = Math.round((bytes.readUInt16BE(0) / 65_535) * 360)
  const cells: string[] = []
  for (let row = 0; row < CELLS; row++)
    for (let column = 0; column < CELLS; column++) {
      const mirrored = Math.min(column, CELLS - 1 - column)
      if ((bytes[2 + row * 3 + mirrored] ?? 0) % 2 === 0)
        cells.push(`<rect x="${column * CELL}" y="${row * CELL}" width="${CELL}" height="${CELL}"/>`)
    }
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100" shape-rendering="crispEdges">',
    `<rect width="100" height="100" fill="hsl(${hue},45%,90%)"/>`,
    `<g fill="hsl(${hue},55%,42%)">${cells.join('')}</g></svg>`,
  ].join('')
}
