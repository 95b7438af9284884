// The lines that docs/operating.md prints, which are what is rehearsed.

import { readFileSync } from 'node:fs'

const document = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8')

/** The blocks of code in a chapter, of one language, in their order. Throws if there are none. */
export function blocksOf(chapter: string, language: 'sh' | 'sql' | 'yaml'): string[] {
  const [, text = ''] = new RegExp(`\\n## ${chapter}\\n([\\s\\S]*?)\\n## `).exec(document) ?? []
  const blocks = [...text.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, block = '']) => block)
  if (blocks.length === 0) throw new Error(`docs/operating.md: no block of ${language} in the chapter '${chapter}'`)
  return blocks
}

/** The only block of a chapter that contains a text. Throws if there is none. */
export function blockWith(text: string, chapter: string, language: 'sh' | 'sql' | 'yaml' = 'sh'): string {
  const found = blocksOf(chapter, language).find((block) => block.includes(text))
  if (found === undefined) throw new Error(`docs/operating.md: no block of ${language} with '${text}' in the chapter '${chapter}'`)
  return found
}
