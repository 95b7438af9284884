// Markup for what is selected in a text.

/** What a selection can become. */
export type Format = 'bold' | 'italic' | 'code' | 'link' | 'list' | 'quote'

/** A change of a text: the part from `from` to `to` becomes `text`, in which `select` is selected afterwards. */
export interface Edit {
  from: number
  to: number
  text: string
  select: [from: number, to: number]
}

const AROUND = { bold: '**', italic: '*', code: '`' }
const BEFORE = { list: '* ', quote: '> ' }
const isUrl = (text: string): boolean => /^https?:\/\/\S+$/.test(text)

/** Marks what is selected from `from` to `to` of a text, or takes the mark away where it has it. Counts UTF-16 code units, as text boxes do. */
export function formatted(text: string, from: number, to: number, format: Format): Edit {
  const chosen = text.slice(from, to)
  if (format === 'link') {
    const [before, after] = isUrl(chosen) ? ['[', `](${chosen})`] : [`[${chosen}](`, ')']
    return { from, to, text: before + after, select: [from + before.length, from + before.length] }
  }
  if (format === 'list' || format === 'quote') return linesMarked(text, from, to, BEFORE[format])
  if (format === 'code' && chosen.includes('\n'))
    return { from, to, text: `\`\`\`\n${chosen}\n\`\`\``, select: [from + 4, from + 4 + chosen.length] }
  const mark = AROUND[format]
  // A star around bold text is not the mark of italics.
  const begins = (side: string): boolean => (format === 'italic' ? (/^\*+/.exec(side)?.[0].length ?? 0) % 2 === 1 : side.startsWith(mark))
  const isMarked = begins([...text.slice(0, from)].reverse().join('')) && begins(text.slice(to))
  return isMarked
    ? { from: from - mark.length, to: to + mark.length, text: chosen, select: [from - mark.length, to - mark.length] }
    : { from, to, text: mark + chosen + mark, select: [from + mark.length, to + mark.length] }
}

function linesMarked(text: string, selectedFrom: number, selectedTo: number, mark: string): Edit {
  const from = text.lastIndexOf('\n', selectedFrom - 1) + 1
  const end = text.indexOf('\n', selectedTo)
  const to = end < 0 ? text.length : end
  const lines = text.slice(from, to).split('\n')
  const isMarked = lines.every((line) => line.startsWith(mark))
  const marked = lines.map((line) => (isMarked ? line.slice(mark.length) : mark + line)).join('\n')
  return { from, to, text: marked, select: [from + marked.length, from + marked.length] }
}
