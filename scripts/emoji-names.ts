// Writes src/generated/emoji-names.ts: every name of a Unicode emoji that clients use. Run it when one of the sources has a new version:
//
//   npm install --no-save emojibase-data@17.0.0
//   pip download zulip-emoji-mapping==1.0.1 zulip-term==0.7.0 --no-deps --ignore-requires-python && unzip '*.whl'
//   npx tsx scripts/emoji-names.ts zulip_emoji_mapping/emoji_names.py zulipterminal/unicode_emojis.py node_modules/emojibase-data/en/shortcodes
//
// If two sources give one name to two emoji, the earlier source decides what the name means without a code. The names of Zulip's server come
// first, so that a name typed in one of its clients is the picture that the client shows.

import { readFileSync, writeFileSync } from 'node:fs'
import { gemoji } from 'gemoji'

const [server, terminal, shortcodes] = process.argv.slice(2)
if (!server || !terminal || !shortcodes)
  throw new Error('usage: emoji-names.ts <emoji_names.py> <unicode_emojis.py> <folder of emojibase shortcodes>')
const PRESETS = ['github', 'iamcal', 'joypixels', 'cldr', 'emojibase']

/** Pairs of a code and a name, in the order of precedence. */
const pairs = [
  ...serverPairs(server),
  ...terminalPairs(terminal),
  ...gemojiPairs(),
  ...PRESETS.flatMap((preset) => [...presetPairs(`${shortcodes}/${preset}.json`)]),
]
const meanings = new Map<string, string>()
const names = new Map<string, Set<string>>()
for (const [code, name] of pairs) {
  // The names that can stand between two colons in a message.
  if (!/^[a-z0-9_+-]{1,100}$/.test(name)) continue
  if (!meanings.has(name)) meanings.set(name, code)
  const known = names.get(code) ?? new Set()
  names.set(code, known.add(meanings.get(name) === code ? name : `~${name}`))
}
/** The emoji's own names. The others are aliases, which members can give to custom emoji. */
const own = new Set([...serverNames(server), ...gemojiPairs()].map(([code, name]) => `${code} ${name}`))
const lines = [...names].map(([code, all]) => {
  const aliases = [...all].filter((name) => !own.has(`${code} ${name}`))
  return [code, ...[...all].filter((name) => own.has(`${code} ${name}`)), '|', ...aliases].join(' ')
})
writeFileSync(
  new URL('../src/generated/emoji-names.ts', import.meta.url),
  `${notice()}export const EMOJI_NAMES = \`${lines.join('\n')}\`\n`,
)
console.log(`${names.size} emoji, ${meanings.size} names, ${pairs.length} pairs`)

function* gemojiPairs(): Generator<[string, string]> {
  for (const { emoji, names: own, description } of gemoji) {
    const code = codeOf([...emoji].map((character) => (character.codePointAt(0) ?? 0).toString(16)))
    for (const name of own) yield [code, name]
    yield [code, snake(description)]
  }
}

/** Lines like `"1f44d": {"canonical_name": "+1", "aliases": ["thumbs_up"]},`. */
function* serverPairs(path: string): Generator<[string, string]> {
  for (const [, code = '', name = '', aliases = ''] of readFileSync(path, 'utf8').matchAll(
    /^ +"([0-9a-f-]+)": \{\s*"canonical_name": "([^"]+)",\s*"aliases": \[([^\]]*)\],?\s*\},$/gm,
  ))
    for (const one of [name, ...[...aliases.matchAll(/"([^"]+)"/g)].map(([, alias = '']) => alias)]) yield [codeOf(code.split('-')), one]
}

/** The first name of each emoji in `serverPairs`. */
function* serverNames(path: string): Generator<[string, string]> {
  const known = new Set<string>()
  for (const [code, name] of serverPairs(path)) if (known.size < known.add(code).size) yield [code, name]
}

/** Lines like `("+1", {'code': '1f44d', 'aliases': ['thumbs_up', 'like']}),`. */
function* terminalPairs(path: string): Generator<[string, string]> {
  for (const [, name = '', code = '', aliases = ''] of readFileSync(path, 'utf8').matchAll(
    /^ +\("([^"]+)", \{'code': '([0-9a-f-]+)', 'aliases': \[([^\]]*)\]\}\),$/gm,
  ))
    for (const one of [name, ...[...aliases.matchAll(/'([^']+)'/g)].map(([, alias = '']) => alias)]) yield [codeOf(code.split('-')), one]
}

function* presetPairs(path: string): Generator<[string, string]> {
  const preset = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string | string[]>
  for (const [code, own] of Object.entries(preset)) for (const name of [own].flat()) yield [codeOf(code.split('-')), name.toLowerCase()]
}

/** The code in its wire format: hexadecimal in lower case, at least four digits, joined by dashes, without variation selectors. */
function codeOf(points: string[]): string {
  return points
    .map((point) => point.toLowerCase().padStart(4, '0'))
    .filter((point) => point !== 'fe0f')
    .join('-')
}

function snake(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '')
}

function notice(): string {
  return `// Made by scripts/emoji-names.ts. Do not edit. Names of Unicode emoji by code, facts from these sources, in this order:
// zulip-emoji-mapping 1.0.1 (Apache-2.0), zulip-term 0.7.0 (Apache-2.0), gemoji 8.1.0 (MIT), emojibase-data 17.0.0 (MIT): ${PRESETS.join(', ')}.
// Before \`|\` stand the emoji's own names, behind it aliases; behind \`~\` names that mean another emoji when they come without a code.

`
}
