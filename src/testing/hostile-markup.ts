// Texts that attack the programs that show them: as somebody types them, and as a server that lets everything through could send them.

import fc from 'fast-check'
import type { Referents } from '../markup/index.ts'

/** Names are data, whatever they look like. */
export const NAMES = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' onmouseover='x",
  '&lt;b&gt;',
  '](javascript:x)',
  '`x`',
  'x',
]
/** Users, groups and channels of these names. */
export const subjects = NAMES.map((name, i) => ({ id: i + 1, name, isActive: true }))
/** What a text may refer to: everything of such a name. */
export const HOSTILE: Referents = {
  users: subjects.map(({ name, ...subject }) => ({ ...subject, fullName: name })),
  groups: subjects,
  channels: subjects,
  customEmoji: new Map([['party', { id: '1', url: '/emoji/1.png?a="><b' }]]),
  uploads: new Map(),
  translatesEmoticons: true,
  url: undefined,
  linkify: (text) =>
    [...text.matchAll(/x{2,}/g)].map(({ 0: found, index }, i) => ({
      start: index,
      end: index + found.length,
      text: '<b>&"',
      url: ['javascript:alert(1)', 'https://example.com/"><b>', ' data:text/html,x', '/x'][i % 4] ?? '',
    })),
}
/** What texts that somebody types are made of. */
const MARKS = [
  ...[
    '@**',
    '@_**',
    '@*',
    '**',
    '*',
    '#**',
    '>',
    '>topic',
    '@1',
    '|1',
    '|',
    '`',
    '```',
    '```quote\n',
    '```spoiler ',
    '```math\n',
    '~~~',
    '$$',
  ],
  ...[
    '\n',
    '\n\n',
    ' ',
    '    ',
    '- ',
    '1. ',
    '# ',
    '> ',
    '|a|\n|:-:|\n',
    '[',
    '](',
    ')',
    '![',
    '<',
    '</',
    '>',
    '"',
    "'",
    '=',
    '&',
    '&#x3c;',
  ],
  ...[
    'javascript:',
    'data:text/html,',
    'http://',
    'a.com/',
    '//',
    'mailto:',
    'tel:',
    '1. ',
    '\n  - ',
    '\n    2. ',
    '\\',
    '_',
    '~~',
    ':smile:',
    ':party:',
    ':',
    '<time:',
    '😀',
    '❤️',
  ],
  ...[
    '\\sqrt{2}',
    '\\href{javascript:x}{y}',
    '\\htmlStyle{color:red}{x}',
    '\\color{red}',
    '\\cancel{x}',
    '\\text{<b>}',
    '\\includegraphics{x}',
  ],
  ...['<script>', '<b onclick=x>', 'xx', '\u0000', '\ud800', '\u202e', '/user_uploads/1/ab/x/y.png', ...NAMES],
]

/** Texts that somebody types to find a hole. */
export const hostileTexts = fc
  .array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...MARKS) }, fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 40 })
  .map((parts) => parts.join(''))

/**
 * HTML that no server of ours sends. Its scripts call `hit()`, what it loads is at evil.example or a name without meaning, and the last says
 * "the end".
 */
export const HOSTILE_HTML = [
  '<script>hit("script")</script><img src=x onerror=hit("img")><svg onload=hit("svg")><script>hit("svg script")</script></svg>',
  '<iframe srcdoc="<script>parent.hit(1)</script>"></iframe><a href="javascript:hit(2)">link</a><form action="/accounts/logout"><button>x</button></form>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=hit(3)&gt;">',
  '<style>@import "https://evil.example/x.css"; body { display: none }</style><img src="https://evil.example/pixel.png" alt="pixel">',
  '<video src="https://evil.example/v.mp4" autoplay onloadstart=hit(4)></video><div style="position:fixed;inset:0" id="app" onclick=hit(5)>cover</div>',
  '<span class="katex"><span class="katex-html" style="background:url(https://evil.example/k)">k</span></span><base href="https://evil.example/">',
  '<details open ontoggle=hit(6)><summary>s</summary></details><input autofocus onfocus=hit(7)><object data="javascript:hit(8)"></object>',
  // Elements that become others when they are parsed once more.
  '<noscript><p title="</noscript><img src=x onerror=hit(9)>"></noscript><svg></p><style><a id="</style><img src=1 onerror=hit(10)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=hit(11)></style></mglyph></form>',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=hit(12)></annotation-xml><maction actiontype="statusline" xlink:href="javascript:hit(13)">m</maction></math>',
  '<svg><desc><noembed><img src=x onerror=hit(14)></noembed></desc><animate onbegin=hit(15) attributeName=x dur=1s><use href="data:image/svg+xml,x#y"/></svg>',
  '<svg><a xlink:href="javascript:hit(16)"><text y="20">svg link</text></a><foreignObject><iframe src="javascript:hit(17)"></iframe></foreignObject></svg>',
  '<template><img src=x onerror=hit(18)></template><div><template shadowrootmode="open"><img src=x onerror=hit(19)></template></div>',
  '<xmp><img title="</xmp><img src=x onerror=hit(20)>"></xmp><plaintext><p>plain',
  // URLs that run.
  '<a href="java&#9;script:hit(21)">tab</a><a href=" &#1;javascript:hit(22)">control</a><a href="JaVaScRiPt&colon;hit(23)">entity</a>',
  '<a href="data:text/html,<script>hit(24)</script>">data</a><a href="vbscript:hit(25)">vb</a><a href="//evil.example/" ping="https://evil.example/p">ping</a>',
  '<math href="javascript:hit(26)">click</math><embed src="javascript:hit(27)"><isindex action="javascript:hit(28)" type=image>',
  // What loads from elsewhere.
  '<img srcset="https://evil.example/a 1x, https://evil.example/b 2x" src="https://evil.example/c"><picture><source srcset="https://evil.example/d"><img></picture>',
  '<audio controls preload="auto" src="https://evil.example/a.mp3"></audio><video poster="https://evil.example/p" preload="auto"><track default src="https://evil.example/t"><source src="https://evil.example/s"></video>',
  '<link rel="stylesheet" href="https://evil.example/l"><link rel="prefetch" href="https://evil.example/f"><meta http-equiv="refresh" content="0; https://evil.example/m">',
  '<table background="https://evil.example/t"><td background="https://evil.example/d">t</td></table><body background="https://evil.example/b"><input type=image src="https://evil.example/i">',
  '<image href="https://evil.example/i" src="https://evil.example/j"><frameset><frame src="https://evil.example/f"></frameset><object data="https://evil.example/o"></object>',
  '<img src="//evil.example/x"><img src="\\\\evil.example\\y"><img src="https:evil.example/z"><img src="blob:https://evil.example/1"><img lowsrc="https://evil.example/2" dynsrc="https://evil.example/3">',
  '<img alt="d" src="data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22 onload=%22hit(45)%22/>"><video src="data:video/mp4,x"></video>',
  // What takes the place of parts of the page, or of its names.
  '<a id="app" name="location">n</a><form id="document" name="cookie"><input name="attributes"></form><img name="getElementById"><iframe name="self"></iframe>',
  '<dialog open>dialog</dialog><div popover id="p">p</div><button popovertarget="p" formaction="javascript:hit(29)">b</button><p contenteditable onbeforeinput=hit(30)>c</p>',
  '<p class="app skip notice to-newest shade" role="alert" aria-live="assertive" tabindex="1" accesskey="x" onfocus=hit(31) is="x-y" slot="s" part="p">roles</p>',
  '<marquee onstart=hit(32)>m</marquee><select autofocus onfocus=hit(33)></select><textarea autofocus onfocus=hit(34)></textarea><keygen autofocus onfocus=hit(35)>',
  '<style>*{animation:x 1s}@keyframes x{}</style><p style="animation-name:x" onanimationstart=hit(36)>a</p><p style="background:url(//evil.example/u)">u</p>',
  // What the client replaces: spoilers, times, emoji, mentions and links.
  '<div class="spoiler-block"><div class="spoiler-header"><img src=x onerror=hit(37)></div><div class="spoiler-content" ontoggle=hit(38)><script>hit(39)</script>s</div></div>',
  '<time datetime="<img src=x onerror=hit(40)>">t</time><span class="emoji emoji-3c-73">e</span><span class="user-mention" data-user-id="*" onclick=hit(41)>@x</span>',
  '<a href="/#narrow/near/<img src=x onerror=hit(42)>">n</a><img class="emoji" alt="<img src=x onerror=hit(43)>" src="https://evil.example/<script>hit(44)</script>">',
  '<p>the end</p>',
]
