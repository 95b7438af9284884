// databases: once

import { describe, expect, test, vi } from 'vitest'
import { isMeMessage, parse, type Referents, render, renderPlain } from './index.ts'

const REFERENTS: Referents = {
  users: [
    { id: 5, fullName: 'Mika Member', isActive: true },
    { id: 6, fullName: 'Sam Same', isActive: false },
    { id: 7, fullName: 'Sam Same', isActive: true },
    { id: 8, fullName: 'Sam Same', isActive: true },
    { id: 9, fullName: 'Fred <b>Former</b>', isActive: false },
    { id: 10, fullName: 'Fred <b>Former</b>', isActive: false },
  ],
  groups: [
    { id: 21, name: 'engineering', isActive: true },
    { id: 20, name: 'operators', isActive: true },
    { id: 22, name: 'retired', isActive: false },
  ],
  channels: [
    { id: 1, name: 'general' },
    { id: 2, name: 'C & D.' },
  ],
  customEmoji: new Map(['party', 'party_hat'].map((name) => [name, { id: '1', url: '/user_avatars/1/emoji/images/1.png' }])),
  uploads: new Map(),
  translatesEmoticons: false,
  linkify: (text) =>
    [...text.matchAll(/T-([0-9]+)|BAD/g)].map(({ 0: found, 1: id, index }) => ({
      start: index,
      end: index + found.length,
      text: found,
      url: id === undefined ? 'javascript:alert(1)' : `https://tickets.example.com/${id}`,
    })),
  url: 'http://chat.example.com',
}
const html = (text: string): string => render(parse(text), REFERENTS).html
const referencesIn = (text: string) => parse(text).references
const paragraph = (inner: string): string => `<p>${inner}</p>`
const mika = '<span class="user-mention" data-user-id="5">@Mika Member</span>'
const silentMika = '<span class="user-mention silent" data-user-id="5">Mika Member</span>'
const emoji = (name: string, code: string): string =>
  `<span aria-label="${name}" class="emoji emoji-${code}" role="img" title="${name}">:${name.replaceAll(' ', '_')}:</span>`
const smile = emoji('smile', '1f642')
const frown = emoji('frown', '1f641')
/** The emoji of all emoticons, in the order of the test. */
const FACES = [
  ...[smile, smile, frown, emoji('heart', '2764'), emoji('expressionless', '1f611'), emoji('confused', '1f615'), emoji('wink', '1f609')],
  ...[
    emoji('grinning', '1f600'),
    ...['', ''].map(() => emoji('open mouth', '1f62e')),
    ...['', ''].map(() => emoji('stuck out tongue', '1f61b')),
  ],
]
const code = (text: string, attribute = ''): string =>
  `<div class="codehilite"${attribute}><pre><span></span><code>${text}</code></pre></div>`

describe('in a paragraph', () => {
  test.each([
    ['a mention', '@**Mika Member**', mika],
    ['a mention in another letter case', '(@**mika MEMBER**)', `(${mika})`],
    ['a mention by name and ID', '@**Mika Member|5**', mika],
    ['a mention by ID', '@**|5**', mika],
    ['a mention whose ID is of another name', '@**Mika Member|7**', '@<strong>Mika Member|7</strong>'],
    ['a silent mention', '@_**Mika Member**', silentMika],
    [
      'a mention of a deactivated user',
      '@**|9**',
      '<span class="user-mention silent" data-user-id="9">Fred &lt;b&gt;Former&lt;/b&gt;</span>',
    ],
    ['a name that several have', '@**Sam Same**', '<span class="user-mention" data-user-id="7">@Sam Same</span>'],
    [
      'a name that several had',
      '@**Fred <b>Former</b>**',
      '<span class="user-mention silent" data-user-id="9">Fred &lt;b&gt;Former&lt;/b&gt;</span>',
    ],
    ['a mention within a link', '[@**Mika Member**](/x)', `<a href="/x">${mika}</a>`],
    ['an emoji within a link', '[:smile:](/x)', `<a href="/x">${emoji('smile', '1f642')}</a>`],
    ['a time within a link', '[<time:1700000000>](/x)', '<a href="/x"><time datetime="2023-11-14T22:13:20Z">1700000000</time></a>'],
    [
      'an emoji of its own',
      ':zulip:',
      '<img alt=":zulip:" class="emoji" src="/static/generated/emoji/images/emoji/unicode/zulip.png" title="zulip">',
    ],
    ['a name that nobody has', '@**Nobody**', '@<strong>Nobody</strong>'],
    ['a mention in a word', 'x@**Mika Member**', 'x@<strong>Mika Member</strong>'],
    ['a group', '@*Engineering*', '<span class="user-group-mention" data-user-group-id="21">@engineering</span>'],
    ['a silent group', '@_*engineering*', '<span class="user-group-mention silent" data-user-group-id="21">engineering</span>'],
    ['a group that there is not', '@*nobody*', '@<em>nobody</em>'],
    ['a deactivated group', '@*retired*', '<span class="user-group-mention silent" data-user-group-id="22">retired</span>'],
    ['everybody', '@**all**', '<span class="user-mention channel-wildcard-mention" data-user-id="*">@all</span>'],
    ['everybody, silently', '@_**all**', '<span class="user-mention channel-wildcard-mention silent" data-user-id="*">all</span>'],
    ['a topic wildcard', '@**topic**', '<span class="topic-mention">@topic</span>'],
    ['a channel', '#**General**', '<a class="stream" data-stream-id="1" href="/#narrow/channel/1-general">#general</a>'],
    ['a channel to encode', '#**C & D.**', '<a class="stream" data-stream-id="2" href="/#narrow/channel/2-C-.26-D.2E">#C &amp; D.</a>'],
    [
      'a topic',
      '#**general>a <b>.c!**',
      '<a class="stream-topic" data-stream-id="1" href="/#narrow/channel/1-general/topic/a.20.3Cb.3E.2Ec.21">#general &gt; a &lt;b&gt;.c!</a>',
    ],
    [
      'the empty topic',
      '#**general>**',
      '<a class="stream-topic" data-stream-id="1" href="/#narrow/channel/1-general/topic/">#general &gt; <em>general chat</em></a>',
    ],
    [
      'a message',
      '#**general>lunch@101**',
      '<a class="message-link" href="/#narrow/channel/1-general/topic/lunch/near/101">#general &gt; lunch @ 💬</a>',
    ],
    ['an unknown channel', '#**secret>lunch**', '#<strong>secret&gt;lunch</strong>'],
    ['a channel within a link', '[see #**general**](/x)', '<a href="/x">see <span>#general</span></a>'],
    ['an emoji by name', ':smile:', emoji('smile', '1f642')],
    ['emoji that share a colon', ':no_such:smile:', `:no_such${emoji('smile', '1f642')}`],
    ['an emoji with a long name', ':slightly_smiling_face:', emoji('slightly smiling face', '1f642')],
    ['an emoji character', 'a😄b', `a${emoji('big smile', '1f604')}b`],
    ['a character that becomes emoji', '❤️ and ❤', `${emoji('heart', '2764')} and ${emoji('heart', '2764')}`],
    ['characters that are no emoji', '1 # © ™', '1 # © ™'],
    ['a pictograph without a name', '\u{1faff} 😄', `\u{1faff} ${emoji('big smile', '1f604')}`],
    ['an emoji of the organisation', ':party:', '<img alt=":party:" class="emoji" src="/user_avatars/1/emoji/images/1.png" title="party">'],
    [
      'an emoji of the organisation with a longer name',
      ':party_hat:',
      '<img alt=":party_hat:" class="emoji" src="/user_avatars/1/emoji/images/1.png" title="party hat">',
    ],
    ['an unknown emoji and a time of day', ':nothing: 10:30:45', ':nothing: 10:30:45'],
    ['a time', '<time:2026-01-31T09:30:00+01:00>', '<time datetime="2026-01-31T08:30:00Z">2026-01-31T09:30:00+01:00</time>'],
    ['a time without a zone', '<time:2026-01-31 09:30>', '<time datetime="2026-01-31T09:30:00Z">2026-01-31 09:30</time>'],
    ['a time in seconds', '<time:1700000000>', '<time datetime="2023-11-14T22:13:20Z">1700000000</time>'],
    ['a leap second', '<time:2016-12-31T23:59:60Z>', '<time datetime="2017-01-01T00:00:00Z">2016-12-31T23:59:60Z</time>'],
    ['a day that there is not', '<time:2026-02-30>', '<span class="timestamp-error">Invalid time format: 2026-02-30</span>'],
    ['no time', '<time:noon>', '<span class="timestamp-error">Invalid time format: noon</span>'],
    ['a formula that is none', '$$\\frac{$$', '<span class="tex-error">$$\\frac{$$</span>'],
    ['a formula that defines', '$$\\def\\a{b}\\a$$', '<span class="tex-error">$$\\def\\a{b}\\a$$</span>'],
    ['sums of money', '$5 and $$ and $6', '$5 and $$ and $6'],
    [
      'URLs',
      'http://x.org/a_b_*c www.example.com',
      '<a href="http://x.org/a_b_*c">http://x.org/a_b_*c</a> <a href="http://www.example.com">www.example.com</a>',
    ],
    ['an address', 'a@example.com', '<a href="mailto:a@example.com">a@example.com</a>'],
    ['an address that ends like a file', 'a@b.md', '<a href="mailto:a@b.md">a@b.md</a>'],
    ['a URL in brackets', '(www.example.com)', '(<a href="http://www.example.com">www.example.com</a>)'],
    [
      'URLs around what a linkifier finds',
      'www.a.com T-1 www.b.com',
      '<a href="http://www.a.com">www.a.com</a> <a href="https://tickets.example.com/1">T-1</a> <a href="http://www.b.com">www.b.com</a>',
    ],
    ['names of files', 'README.md main.py', 'README.md main.py'],
    ['an image', 'Look: ![a cat](/user_uploads/1/ab/xyz/cat.png)', 'Look: <a href="/user_uploads/1/ab/xyz/cat.png">a cat</a>'],
    [
      'what linkifiers find',
      'T-1, **T-2** [T-3](/x) BAD',
      '<a href="https://tickets.example.com/1">T-1</a>, <strong><a href="https://tickets.example.com/2">T-2</a></strong> <a href="/x">T-3</a> BAD',
    ],
    ['an exclamation mark before a link', 'hey![a](/x) http://x.org', 'hey<a href="/x">a</a> <a href="http://x.org">http://x.org</a>'],
    [
      'an exclamation mark before what is no image',
      '!<http://x.org> a!b [c](/x)',
      '!<a href="http://x.org">http://x.org</a> a!b <a href="/x">c</a>',
    ],
    ['an exclamation mark before other marks', '!**b**', '!<strong>b</strong>'],
    ['a colon within a path', '[a](x/y:z)', '<a href="x/y:z">a</a>'],
    [
      'emoji between URLs',
      'http://x.org 😄 http://y.org and',
      `<a href="http://x.org">http://x.org</a> ${emoji('big smile', '1f604')} <a href="http://y.org">http://y.org</a> and`,
    ],
    ['emoji after a link', '[a](/x) :smile:', `<a href="/x">a</a> ${emoji('smile', '1f642')}`],
    ['a word that is too long for a URL', `www.example.com/${'a'.repeat(1_985)}`, `www.example.com/${'a'.repeat(1_985)}`],
    [
      'a word that is just not',
      `www.example.com/${'a'.repeat(1_984)}`,
      `<a href="http://www.example.com/${'a'.repeat(1_984)}">www.example.com/${'a'.repeat(1_984)}</a>`,
    ],
    ['dollars beside a formula', '$$x$$$', '$$x$$$'],
    ['a face', '$$_$$', '$$_$$'],
    ['numbers to call', '[a](tel:+14155551234) [b](sms:+1415)', '<a href="tel:+14155551234">a</a> <a href="sms:+1415">b</a>'],
    [
      'times as people write them',
      '<time:Jun 5th 2017, 10:30PM> <time:31 Dec 2017 5:30 am IST>',
      '<time datetime="2017-06-05T22:30:00Z">Jun 5th 2017, 10:30PM</time> <time datetime="2017-12-31T00:00:00Z">31 Dec 2017 5:30 am IST</time>',
    ],
    ['a fraction of a second', '<time:1700000000.5>', '<span class="timestamp-error">Invalid time format: 1700000000.5</span>'],
    ['a time between spaces', '<time: 2026-01-31 >', '<time datetime="2026-01-31T00:00:00Z"> 2026-01-31 </time>'],
    ['marks', '**b** *i* ~~gone~~ `c<`\nline', '<strong>b</strong> <em>i</em> <del>gone</del> <code>c&lt;</code><br>\nline'],
    ['raw HTML', '<script>alert(1)</script><b onclick=x>', '&lt;script&gt;alert(1)&lt;/script&gt;&lt;b onclick=x&gt;'],
    [
      'links to scripts',
      '[a](javascript:x) [b](data:text/html,x) [c](vbscript:x) <javascript:x>',
      '[a](javascript:x) [b](data:text/html,x) [c](vbscript:x) &lt;javascript:x&gt;',
    ],
    ['schemes in disguise', '[a](java&#10;script:x) [b](\u0001javascript:x)', '[a](java\nscript:x) [b](\u0001javascript:x)'],
    [
      'half a character',
      '\ud83d #**general>\ud83d**',
      '\ufffd <a class="stream-topic" data-stream-id="1" href="/#narrow/channel/1-general/topic/.EF.BF.BD">#general &gt; \ufffd</a>',
    ],
  ])('renders %s', (_, text, expected) => {
    expect(html(text)).toBe(paragraph(expected))
  })

  test.each([
    ['each of them', ':) (: :( <3 :| :/ ;) :D :o :O :p :P', FACES.join(' ')],
    [
      'in a sentence',
      'Hi :), "(:" and (:D)! <3.',
      `Hi ${smile}, "${smile}" and (${emoji('grinning', '1f600')})! ${emoji('heart', '2764')}.`,
    ],
    ['at the ends of lines and of emphasis', ':)\n**no :(** *:)*', `${smile}<br>\n<strong>no ${frown}</strong> <em>${smile}</em>`],
    ['beside words without spaces', '好:)。:)', `好${smile}。${smile}`],
    [
      'between links',
      'http://x.org :) http://y.org',
      `<a href="http://x.org">http://x.org</a> ${smile} <a href="http://y.org">http://y.org</a>`,
    ],
    [
      'in words, times and URLs',
      'a:)b http://x.org C:/ 10:30 x<3 8) ::) a:)',
      'a:)b <a href="http://x.org">http://x.org</a> C:/ 10:30 x&lt;3 8) ::) a:)',
    ],
    [
      'in code and links',
      '`:)` `a`:) [:)](/x) [a](/x):) \\:)',
      '<code>:)</code> <code>a</code>:) <a href="/x">:)</a> <a href="/x">a</a>:) :)',
    ],
    ['in what linkifiers find', 'T-1:) BAD :)', `<a href="https://tickets.example.com/1">T-1</a>:) BAD ${smile}`],
    ['beside mentions', '@**Mika Member**:)', `${mika}:)`],
  ])('makes emoji of emoticons for an author who wants that: %s', (_, text, expected) => {
    expect(render(parse(text), { ...REFERENTS, translatesEmoticons: true }).html).toBe(paragraph(expected))
  })

  test('leaves emoticons to an author who does not want emoji', () => {
    expect(html(':) <3')).toBe(paragraph(':) &lt;3'))
  })

  test('makes emoji of emoticons in quotes and tables, and not in descriptions', () => {
    const wanted = { ...REFERENTS, translatesEmoticons: true }
    expect(render(parse('> :)'), wanted).html).toBe(`<blockquote>\n<p>${smile}</p>\n</blockquote>`)
    expect(render(parse('|:)|\n|-|\n|a :(|'), wanted).html).toContain(`<td>a ${frown}</td>`)
    expect(renderPlain(':)')).toBe(paragraph(':)'))
  })

  test('typesets a formula', () => {
    expect(html('$$x^2$$')).toMatch(/^<p><span class="katex"><span class="katex-mathml"><math [^>]*>.*<msup><mi>x<\/mi><mn>2<\/mn><\/msup>/)
    expect(html('[$$x$$](/x)').match(/class="katex"/g)).toHaveLength(1)
    expect(html('$$x$$')).not.toContain('katex-display')
    expect(html('```math\nx\n```')).toMatch(/^<p><span class="katex-display"><span class="katex">/)
    expect(html('```math\n\\sqrt{2}\n```')).toMatch(/<svg xmlns="[^"]*" width="[^"]*" height="[^"]*" viewBox="[^"]*"[^>]*><path d="/)
  })

  test('typesets no formulas that are too long, alone or together, and no links in them', () => {
    const long = 'x'.repeat(1_500)
    expect(html(`$$${long}${long}$$`)).toBe(paragraph(`<span class="tex-error">$$${long}${long}$$</span>`))
    expect(html(`$$\\text{${' '.repeat(1_000)}}$$ $$${long}$$`)).toContain(`<span class="tex-error">$$${long}$$</span>`)
    expect(html('$$\\href{http://x.org}{x}$$')).not.toContain('<a ')
  })

  test('typesets two thousand characters of formulas, and no more', () => {
    expect(html(`$$x${' '.repeat(1_999)}$$`)).toContain('class="katex"')
    expect(html(`$$x${' '.repeat(2_000)}$$`)).toContain('<span class="tex-error">')
  })

  // Times follow from these counts. The bench `stall` measures them.
  test.each<[string, number, (n: number) => string]>([
    ['commands', 117, (n) => '\\c{abcd}'.repeat(n)],
    ['scripts', 166, (n) => 'x_a'.repeat(n)],
    ['primes', 181, (n) => "x'".repeat(n)],
    ['letters that are composed', 200, (n) => 'é'.repeat(n)],
    ['cells', 177, (n) => `\\begin{matrix}${'a&'.repeat(n)}\\end{matrix}`],
  ])('counts %s of a formula as ten characters', (_, most, formula) => {
    expect(html(`$$${formula(most)}$$`)).toContain('class="katex"')
    expect(html(`$$${formula(most + 1)}$$`)).toContain('class="tex-error"')
  })

  test('typesets formulas like those in textbooks', () => {
    const row = 'a_{11}&'.repeat(7)
    expect(html(`\`\`\`math\n\\begin{pmatrix}${`${row}b\\\\`.repeat(8)}\\end{pmatrix}\n\`\`\``)).toContain('class="katex"')
    expect(html('$$x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$$ '.repeat(20))).not.toContain('tex-error')
  })

  test('typesets formulas until their HTML is too long together', () => {
    const formula = `\`\`\`math\n${'x+'.repeat(250)}\n\`\`\`\n`
    expect(html(formula.repeat(3)).match(/class="(?:katex-display|tex-error)"/g)).toEqual([
      ...['class="katex-display"', 'class="katex-display"', 'class="tex-error"'],
    ])
  })

  test.each(['漢', '\\message{forged}', '\\errmessage{forged}', '\\show a'])('typesets %s without output on the console', (formula) => {
    const spies = (['log', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name).mockImplementation(() => {}))
    const before = { ...console }
    html(`$$${formula}$$`)
    for (const spy of spies) expect(spy).not.toHaveBeenCalled()
    expect({ ...console }).toEqual(before)
    vi.restoreAllMocks()
  })

  test('typesets at most a hundred formulas, and limits the length of their HTML', () => {
    const rendered = html('$$x_a$$ '.repeat(2_000))
    expect(rendered).toContain('<span class="tex-error">')
    expect(rendered.length).toBeLessThan(1_000_000)
    expect(html('$$x$$ '.repeat(101)).match(/class="(?:katex|tex-error)"/g)).toEqual([
      ...Array.from({ length: 100 }, () => 'class="katex"'),
      'class="tex-error"',
    ])
    expect(html(`\`\`\`math\n\\begin{matrix}${'&'.repeat(2_400)}\\end{matrix}${'\\\\'.repeat(1_200)}\n\`\`\``).length).toBeLessThan(
      1_000_000,
    )
  })
})

describe('as blocks', () => {
  test.each([
    ['code', '```\na <b>\n```', code('a &lt;b&gt;\n')],
    ['code of a language', '``` py\nx\n```', code('x\n', ' data-code-language="Python"')],
    [
      'code of a language that is called like what every object has',
      '``` constructor\nx\n```',
      code('x\n', ' data-code-language="constructor"'),
    ],
    ['code of an unknown language', '~~~ <"x\nx\n~~~', code('x\n', ' data-code-language="&lt;&quot;x"')],
    ['code that is left open', '```\nx @**all**', code('x @**all**\n')],
    ['indented code', '    x\n', code('x\n')],
    ['a quote', '```quote\n@**Mika Member**\n```\nAfter', `<blockquote>\n<p>${silentMika}</p>\n</blockquote>\n<p>After</p>`],
    [
      'code in a quote',
      '```quote\n```js\nx\n```\ny\n```\nz',
      `<blockquote>\n${code('x\n', ' data-code-language="JavaScript"')}\n<p>y</p>\n</blockquote>\n<p>z</p>`,
    ],
    ['code without a language in a quote', '````quote\n```\nx\n```\n````', `<blockquote>\n${code('x\n')}\n</blockquote>`],
    ['a quote in a quote', '````quote\n```quote\nx\n```\n````', '<blockquote>\n<blockquote>\n<p>x</p>\n</blockquote>\n</blockquote>'],
    [
      'a quote in a list',
      '- a\n  ```quote\n  b\n  ```\n- c',
      '<ul>\n<li>a\n<blockquote>\n<p>b</p>\n</blockquote>\n</li>\n<li>c</li>\n</ul>',
    ],
    [
      'a spoiler',
      '```spoiler *Title* of it\nInside\n```\nAfter',
      '<div class="spoiler-block"><div class="spoiler-header">\n<p><em>Title</em> of it</p>\n</div><div class="spoiler-content" aria-hidden="true">\n<p>Inside</p>\n</div></div>\n<p>After</p>',
    ],
    [
      'a spoiler without a title',
      '```spoiler\nInside\n```',
      '<div class="spoiler-block"><div class="spoiler-header">\n</div><div class="spoiler-content" aria-hidden="true">\n<p>Inside</p>\n</div></div>',
    ],
    ['a formula that is none', '```math\n\\frac{\n```', '<p><span class="tex-error">\\frac{</span></p>'],
    ['a fence that is indented too far', '    ```quote\nx', `${code('```quote\n')}\n<p>x</p>`],
    ['a fence that is indented a little', '   ```quote\nx\n   ```', '<blockquote>\n<p>x</p>\n</blockquote>'],
    ['a fence that is too short', '``quote\nx\n``', '<p><code>quote x </code></p>'],
    ['a fence that is too short below a text', 'Text\n\n``quote\nx\n``', '<p>Text</p>\n<p><code>quote x </code></p>'],
    ['a fence of other signs', ':::quote\nx\n:::', '<p>:::quote<br>\nx<br>\n:::</p>'],
    [
      'a spoiler with spaces before its title',
      '```spoiler   Title\nInside\n```',
      '<div class="spoiler-block"><div class="spoiler-header">\n<p>Title</p>\n</div><div class="spoiler-content" aria-hidden="true">\n<p>Inside</p>\n</div></div>',
    ],
    [
      'a quote with a line of a space in a list',
      '- a\n  ```quote\n  b\n \n  c\n  ```',
      '<ul>\n<li>a\n<blockquote>\n<p>b</p>\n<p>c</p>\n</blockquote>\n</li>\n</ul>',
    ],
    ['backticks after a fence of them', '```quote `x\ny', '<p>```quote `x<br>\ny</p>'],
    ['backticks after a fence of tildes', '~~~quote `x\ny\n~~~', '<blockquote>\n<p>y</p>\n</blockquote>'],
    ['a language that begins like a quote', '```quoted\nx\n```', code('x\n', ' data-code-language="quoted"')],
    ['a language that ends like one', '```unquote\nx\n```', code('x\n', ' data-code-language="unquote"')],
    ['a language that is too long', `\`\`\`${'x'.repeat(60)}\ny\n\`\`\``, code('y\n', ` data-code-language="${'x'.repeat(50)}"`)],
    ['spaces around the name of a fence', '```  quote  \nx\n```', '<blockquote>\n<p>x</p>\n</blockquote>'],
    [
      'a fence at the end of a quote that is indented too far to close it',
      '```quote\nx\n    ```\ny',
      '<blockquote>\n<p>x<br>\n```<br>\ny</p>\n</blockquote>',
    ],
    [
      'a quote that is left open in a quote of the other kind, before a fence',
      '> ```quote\n> x\n```\ny',
      `<blockquote>\n<blockquote>\n<p>x</p>\n</blockquote>\n</blockquote>\n${code('y\n')}`,
    ],
    ['a quote that is left open', '```quote\nx\n\ny', '<blockquote>\n<p>x</p>\n<p>y</p>\n</blockquote>'],
    ['a quote of nothing', '```quote\n```', '<blockquote></blockquote>'],
    ['mixed bullets', '* a\n- b\n+ c', '<ul>\n<li>a</li>\n<li>b</li>\n<li>c</li>\n</ul>'],
    [
      'a numbered list nested by two spaces',
      'see\n1. a\n  2. b\n    3. c\n    3. d\n  2. e\n2. f',
      '<p>see</p>\n<ol>\n<li>a\n<ol start="2">\n<li>b\n<ol start="3">\n<li>c</li>\n<li>d</li>\n</ol>\n</li>\n<li>e</li>\n</ol>\n</li>\n<li>f</li>\n</ol>',
    ],
    [
      'bullets in a numbered list in a quote',
      '> 1. a\n>   - b\n>   + c\n> 2. d',
      '<blockquote>\n<ol>\n<li>a\n<ul>\n<li>b</li>\n<li>c</li>\n</ul>\n</li>\n<li>d</li>\n</ol>\n</blockquote>',
    ],
    [
      'a list in a fenced quote',
      '```quote\n1. a\n  1. b\n```',
      '<blockquote>\n<ol>\n<li>a\n<ol>\n<li>b</li>\n</ol>\n</li>\n</ol>\n</blockquote>',
    ],
    [
      'code and paragraphs of an item',
      '1. a\n  ```\n  x\n    y\n  ```\n  b\n\n  c\n2. d',
      `<ol>\n<li>\n<p>a</p>\n${code('x\n  y\n')}\n<p>b</p>\n<p>c</p>\n</li>\n<li>\n<p>d</p>\n</li>\n</ol>`,
    ],
    ['marks in code, which are no list', '* a\n\n```\n* b\n  1. c\n```', `<ul>\n<li>a</li>\n</ul>\n${code('* b\n  1. c\n')}`],
    ['what is indented by four columns', 'a:\n\n    1. b\n      - c', `<p>a:</p>\n${code('1. b\n  - c\n')}`],
    ['a language as others write it', '~~~ {.py}\nx\n~~~', code('x\n', ' data-code-language="Python"')],
    ['a language after a dot', '~~~~.latex \nx\n~~~~', code('x\n', ' data-code-language="TeX"')],
    ['lines of tildes', '~~~~~~~~x:  y~~~~~~', '<p>~~~~~~~~x:  y~~~~~~</p>'],
    [
      'a quote that ends with its list',
      '- a\n  ```quote\n  b\nc',
      '<ul>\n<li>a\n<blockquote>\n<p>b</p>\n</blockquote>\n</li>\n</ul>\n<p>c</p>',
    ],
    [
      'a quote of several paragraphs in a list',
      '- a\n  ```quote\n  b\n\n  c\n  ```\n- d',
      '<ul>\n<li>a\n<blockquote>\n<p>b</p>\n<p>c</p>\n</blockquote>\n</li>\n<li>d</li>\n</ul>',
    ],
    [
      'fences of the other sign in a quote',
      '~~~quote\nx\n```\ny\n```\n~~~\nz',
      `<blockquote>\n<p>x</p>\n${code('y\n')}\n</blockquote>\n<p>z</p>`,
    ],
    [
      'code in a quote that ends with a longer fence',
      '```quote\n```js\nx\n````\ny\n```\nz',
      `<blockquote>\n${code('x\n', ' data-code-language="JavaScript"')}\n<p>y</p>\n</blockquote>\n<p>z</p>`,
    ],
    [
      'a shorter fence in code in a quote',
      '```quote\n````js\n```\nx\n````\n```\nz',
      `<blockquote>\n${code('```\nx\n', ' data-code-language="JavaScript"')}\n</blockquote>\n<p>z</p>`,
    ],
    ['a quote right after a paragraph', 'Text\n```quote\nx\n```', '<p>Text</p>\n<blockquote>\n<p>x</p>\n</blockquote>'],
    [
      'a quote in a quote of the other kind',
      '> ```quote\n> x\n> ```\n> y',
      '<blockquote>\n<blockquote>\n<p>x</p>\n</blockquote>\n<p>y</p>\n</blockquote>',
    ],
    [
      'a paragraph that goes on after a quote',
      '> a\nb\n\n> c',
      '<blockquote>\n<p>a<br>\nb</p>\n</blockquote>\n<blockquote>\n<p>c</p>\n</blockquote>',
    ],
    ['lines that are no table', '|a|b|\nx', '<p>|a|b|<br>\nx</p>'],
    ['numbers that are too long for a list', '1234567890. a', '<p>1234567890. a</p>'],
    ['a list without spaces', '-a', '<p>-a</p>'],
    ['a line below a text', 'Text\n---', '<p>Text</p>\n<hr>'],
    ['a numbered list', '3. a\n4. b', '<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>'],
  ])('renders %s', (_, text, expected) => {
    expect(html(text)).toBe(expected)
  })

  test('renders a table', () => {
    expect(html('|a|\n|:-:|\n|*b*|')).toContain('<td style="text-align:center"><em>b</em></td>')
  })

  const table = (rows: number): string => `|a|b|\n|-|-|${'\n|c|d|'.repeat(rows - 2)}`
  test('renders tables of up to two thousand cells, and shows larger ones as typed', () => {
    // A line that starts and ends with a bar counts as two cells more than it has.
    expect(html(table(500)).match(/<tr>/g)).toHaveLength(499)
    expect(html(table(501))).toBe(code(`${table(501).trimEnd()}\n`))
    const several = html([table(300), table(201), 'Text', table(200), table(2)].join('\n\n'))
    expect([several.match(/<table>/g)?.length, several.match(/codehilite/g)?.length]).toEqual([2, 2])
    expect(several).toContain('<p>Text</p>')
    expect(html(`> ${table(501).replaceAll('\n', '\n> ')}`)).toBe(`<blockquote>\n${code(`${table(501).trimEnd()}\n`)}\n</blockquote>`)
    expect(html(`\`\`\`quote\n${table(500)}\n\`\`\``)).toContain('<table>')
    expect(html(`${'|a|b|\n'.repeat(600)}x`)).toMatch(/^<p>/)
    expect(html(`a\n|-|-|${'\n|c|d|'.repeat(600)}`)).toMatch(/^<p>/)
    expect(html('a|b\n-|-')).toContain('<th>b</th>')
  })

  test.each(['-', '+', '*', '1.', '123456789)'])(
    'renders lists of up to a thousand items marked %s, and shows longer ones as typed',
    (mark) => {
      const list = (items: number): string => `${mark} a\n`.repeat(items)
      expect(html(list(1_000)).match(/<li>/g)).toHaveLength(1_000)
      expect(html(list(1_001))).toBe(code(list(1_001)))
      expect(html(`  ${mark} a\n`.repeat(1_001))).toMatch(/^<div class="codehilite">/)
      expect(html(`So - a longer text\n\n${list(1_001)}`)).toBe(`<p>So - a longer text</p>\n${code(list(1_001))}`)
      expect(html(`> ${mark} a\n`.repeat(1_001))).toContain('codehilite')
    },
  )

  test('renders two thousand paragraphs, and shows the rest as typed', () => {
    const rendered = html('a\n\n'.repeat(2_010))
    expect(rendered.match(/<p>/g)).toHaveLength(2_000)
    expect(rendered.endsWith(code('a\n\n'.repeat(10)))).toBe(true)
  })

  test('renders two thousand emoji, and shows the rest as typed', () => {
    expect(html(':smile: '.repeat(2_001)).match(/<span/g)).toHaveLength(2_000)
    expect(html('😄 '.repeat(2_001)).match(/<span/g)).toHaveLength(2_000)
  })

  test('shows content that is nested too deeply as typed', () => {
    expect(html(`${'> '.repeat(19)}deep`)).not.toContain('codehilite')
    expect(html(`${'> '.repeat(20)}deep`)).toContain('<code>deep\n</code>')
    expect(html(`${'> '.repeat(60)}deep`)).toMatch(
      /<blockquote>\n<div class="codehilite"><pre><span><\/span><code>(?:&gt; )+deep\n<\/code>/,
    )
    expect(html(`${'```spoiler\n'.repeat(60)}deep`)).toContain('deep')
    expect(html('```spoiler\nnot deep\n```\n'.repeat(30))).not.toContain('codehilite')
  })
})

describe('reports what a text contains:', () => {
  const NOTHING = {
    mentionedUserIds: [],
    mentionedGroupIds: [],
    channelWildcard: false,
    topicWildcard: false,
    uploadPathIds: [],
    hasLink: false,
    hasImage: false,
    hasAttachment: false,
  }
  test.each<[string, Partial<ReturnType<typeof render>>]>([
    ['#**general** :smile: *x*', {}],
    ['@**Sam Same** @**Mika Member** @**|5** @*engineering*', { mentionedUserIds: [5, 7], mentionedGroupIds: [21] }],
    ['@_**Mika Member** @_*engineering* @_**all** @_**topic** @**|9** @*retired*', {}],
    ['> @**Mika Member** @**all** @*engineering*', {}],
    ['@*engineering* @*operators*', { mentionedGroupIds: [20, 21] }],
    ['http://example.com/a.jpg http://example.com/b.txt', { hasLink: true, hasImage: true }],
    ['http://example.com/?x=.png', { hasLink: true }],
    ['x /user_uploads/11/ab/xyz/a.txt', { hasLink: true, hasAttachment: true, uploadPathIds: ['11/ab/xyz/a.txt'] }],
    ['[a](/x/user_uploads/1/ab/xyz/a.txt)', { hasLink: true }],
    ['```quote\n@**Mika Member** @**topic**\n```', {}],
    ['`@**Mika Member**` \n```\n@**all**\n```', {}],
    ['> @**Sam Same**\n\n@**Mika Member**', { mentionedUserIds: [5] }],
    ['```quote\n@**Sam Same**\n```\n@**Mika Member**', { mentionedUserIds: [5] }],
    ['```spoiler @**Sam Same**\n@**Mika Member**\n```', { mentionedUserIds: [5, 7] }],
    ['[@**Mika Member**](/x)', { mentionedUserIds: [5], hasLink: true }],
    ['@**everyone**', { channelWildcard: true }],
    ['@**channel**', { channelWildcard: true }],
    ['@**stream**', { channelWildcard: true }],
    ['@**topic**', { topicWildcard: true }],
    ['T-1', { hasLink: true }],
    ['http://example.com/cat.PNG?size=1', { hasLink: true, hasImage: true }],
    ['[a](/user_uploads/1/ab/xyz/a%20b.txt)', { hasLink: true, hasAttachment: true, uploadPathIds: ['1/ab/xyz/a b.txt'] }],
    ['http://chat.example.com/user_uploads/1/ab/xyz/ü.txt', { hasLink: true, hasAttachment: true, uploadPathIds: ['1/ab/xyz/ü.txt'] }],
    ['`/user_uploads/1/ab/xyz/a.txt`', {}],
    ['https://evil.example/user_uploads/1/ab/xyz/a.txt', { hasLink: true }],
    ['evil.example/user_uploads/1/ab/xyz/a.txt', {}],
    ['x://evil.example:81/user_uploads/1/ab/xyz/a.txt', {}],
    ['http://[::1]/user_uploads/1/ab/xyz/a.txt', { hasLink: true }],
    ['evil.com/user_uploads/1/ab/xyz/a.txt', { hasLink: true }],
    ['(/user_uploads/1/ab/xyz/a.txt)', { hasLink: true, hasAttachment: true, uploadPathIds: ['1/ab/xyz/a.txt'] }],
    ['[a](https://evil.example/user_uploads/1/ab/xyz/a.txt)', { hasLink: true }],
    ['![a](https://evil.example/user_uploads/1/ab/xyz/a.png)', { hasLink: true, hasImage: true }],
    ['[a](//evil.example/user_uploads/1/ab/xyz/a.txt)', { hasLink: true }],
    ['[a](https:\\\\evil.example/user_uploads/1/ab/xyz/a.txt)', { hasLink: true }],
    ['[a](http://chat.example.com:81/user_uploads/1/ab/xyz/a.txt)', { hasLink: true }],
    ['[a](http://chat.example.com@evil.example/user_uploads/1/ab/xyz/a.txt)', { hasLink: true }],
    ['[a](http://chat.example.com.evil.example/user_uploads/1/ab/xyz/a.txt)', { hasLink: true }],
    ['See /user_uploads/1', {}],
    ['See /user_uploads/1/ab/xyz/a.txt.', { hasLink: true, hasAttachment: true, uploadPathIds: ['1/ab/xyz/a.txt'] }],
  ])('%j', (text, told) => {
    const { html: _, ...rest } = render(parse(text), REFERENTS)
    expect(rest).toEqual({ ...NOTHING, ...told })
  })
})

test('a text that begins with /me and a space describes what its author does', () => {
  expect(['/me waves', '/me', '/meow', ' /me waves', '/ME waves'].map(isMeMessage)).toEqual([true, false, false, false, false])
})

test('a description mentions nobody, and shows formulas and emoji characters as typed', () => {
  expect(renderPlain('*For* @**all** :smile: 😄 $$x$$ http://example.com')).toBe(
    `<p><em>For</em> @<strong>all</strong> ${emoji('smile', '1f642')} 😄 $$x$$ <a href="http://example.com">http://example.com</a></p>`,
  )
  expect(renderPlain('```math\nx\n```')).toBe(code('x\n', ' data-code-language="math"'))
})

test('the longest names are found, whatever their characters', () => {
  const [name, channel, topic] = ['🐢'.repeat(100), '🐟'.repeat(60), `✔ ${'🐦'.repeat(60)}`]
  const found = referencesIn(`@**${name}|999999999** @**${name}** @*${name}* #**${channel}>${topic}@999999999999999**`)
  expect(found).toMatchObject({ userIds: [999_999_999], userNames: [name], groupNames: [name], channelNames: [channel] })
})

test('references are found in a text once each', () => {
  const nothing = {
    userNames: [],
    userIds: [],
    mentionsUsers: false,
    groupNames: [],
    channelNames: [],
    emojiNames: [],
    channelWildcard: false,
    topicWildcard: false,
  }
  expect(
    referencesIn('@**Mika Member** @_**mika member** @**A|5** @**|6** @*Engineers* #**General** #**general>x@1** :a:b: :smile: 10:30'),
  ).toEqual({
    ...nothing,
    userNames: ['mika member'],
    userIds: [5, 6],
    mentionsUsers: true,
    groupNames: ['engineers'],
    channelNames: ['general'],
    emojiNames: ['a', 'b', 'smile'],
  })
  expect(referencesIn('a@b.c *x* **y** #z :')).toEqual(nothing)
  expect(referencesIn('@**all** @_**topic**')).toEqual({ ...nothing, channelWildcard: true, topicWildcard: true })
  // Wildcards must be written exactly like this; otherwise they are names.
  expect(referencesIn('@**All** @*topic*')).toEqual({ ...nothing, userNames: ['all'], mentionsUsers: true, groupNames: ['topic'] })
  expect(referencesIn('@_**Mika Member** @_**|6**')).toEqual({ ...nothing, userNames: ['mika member'], userIds: [6] })
})
