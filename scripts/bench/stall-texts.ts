// The texts of messages that take longest to render, each with 10,000 code points.

const LENGTH = 10_000
const math = (body: string): string => `\`\`\`math\n${body}\n\`\`\``

const TEXTS: Record<string, string> = {
  ...Object.fromEntries(
    [
      ...['[', '![[[[', '[a](', '[a](<', '*', '**a', '_a*b', '*_', '~~', '`', '<', '<time:', '&', '\\', '@**', '@**x**', '#**x>', ':a:a:a'],
      ...['$$x$$', '> ', '- a\n', '1. ', '|a|\n|-|\n', '```quote\n', '```spoiler a\n', '```js\n', 'http://(((', 'a.com ', 'a@b.c@'],
    ].map((unit) => [`${JSON.stringify(unit)} again and again`, unit.repeat(LENGTH)]),
  ),
  emoji: '🫰'.repeat(LENGTH),
  'mentions of a user': '@**Iago**'.repeat(LENGTH),
  'nested links': `${'['.repeat(5_000)}${'](a)'.repeat(1_250)}`,
  headings: '# a\n'.repeat(2_500),
  'quotes, lists and headings': '> a\n- b\n# c\n'.repeat(834),
  paragraphs: 'a\n\n'.repeat(3_334),
  'a list of 1,000 items': '- a\n'.repeat(1_000),
  'nested quotes': Array.from({ length: 99 }, () => '>'.repeat(100)).join('\n'),
  'nested lists': Array.from({ length: 130 }, (_, i) => `${' '.repeat(i)}- a`).join('\n'),
  'a table of 1,000 columns': `${'|a'.repeat(1_000)}|\n${'|-'.repeat(1_000)}|\n${'|\n'.repeat(3_000)}`,
  'many tables': `${'|a'.repeat(40)}|\n${'|-'.repeat(40)}|\n${'|\n'.repeat(45)}\n`.repeat(40),
  'one deep formula': math('x^{'.repeat(480) + '}'.repeat(480)),
  'a formula of many cells': math(`\\begin{matrix}${'a&'.repeat(950)}\\end{matrix}`),
  'a formula of delimiters': math('\\left('.repeat(140) + '\\right)'.repeat(140)),
  'a formula of macros': math('\\overbrace{a}'.repeat(150)),
  'many formulas': '$$\\frac{1}{2}$$ '.repeat(700),
  'backticks of all lengths': Array.from({ length: 140 }, (_, i) => '`'.repeat(i)).join(' '),
}

/** Named after what they consist of. */
export const WORST_TEXTS: [name: string, text: string][] = Object.entries(TEXTS).map(([name, text]) => [
  name,
  [...text].slice(0, LENGTH).join(''),
])
