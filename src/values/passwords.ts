// Whether a password would be among the first ten thousand that somebody tries.

/** The heads of lists of leaked passwords; what is added to them in front, behind and by look-alike characters is covered below. */
const COMMON = new Set(
  `password passwort passw0rd pass passwd motdepasse contrasena senha secret geheim hallo hello welcome willkommen admin
  administrator root toor guest user test testing tester login letmein changeme default master superman batman spiderman dragon
  monkey tiger lion eagle falcon panther shadow sunshine princess prince angel lovely love iloveyou iloveu ichliebedich
  jesus christ god heaven trustno hunter ranger killer soccer football baseball basketball hockey golf tennis arsenal chelsea
  liverpool barcelona realmadrid juventus michael michelle jessica jennifer jordan daniel thomas robert andrew matthew
  charlie george william nicole ashley amanda andrea hannah maggie ginger pepper cookie chocolate cheese banana apple orange
  flower butterfly summer winter spring autumn january february march april june july august september october november december
  monday friday sunday computer internet server network system windows linux ubuntu google facebook samsung apple nokia
  starwars pokemon matrix thunder lightning phoenix mustang ferrari porsche mercedes harley corvette yankees cowboys
  access freedom whatever nothing something qazwsx qweasd zaqwsx asdzxc qwertz azerty abcabc abcdef blink biteme fuckyou fuckme
  asshole pussy bitch sexy babygirl baby cheer money lucky happy hottie loveme purple silver golden diamond
  parley chat messenger message organisation company office work team temp temporary`.split(/\s+/),
)
const ROWS = [
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'zxcvbnm',
  'yxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '1qaz2wsx3edc4rfv5tgb',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
]
const LOOK_ALIKE: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' }

/** `about`: names and addresses of the account, which are tried first. */
export function isWeakPassword(password: string, about: readonly string[] = []): boolean {
  const text = password.toLowerCase()
  const words = about.flatMap((one) => one.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2)
  const known = new Set([...about.map((one) => one.toLowerCase()), ...words, words.join('')])
  const isKnown = (word: string): boolean =>
    [word, withoutLookAlikes(word)].some((one) => isPattern(one) || COMMON.has(one) || known.has(one))
  if (isKnown(text)) return true
  const [, before = '', word = '', after = ''] = /^(\P{L}*)(.*?)(\P{L}*)$/su.exec(text) ?? []
  const added = before + after
  return isKnown(word) && (added.length <= 2 || isPattern(added) || /^(19|20)[0-9]{2}\W?$/.test(added))
}

function withoutLookAlikes(text: string): string {
  return text.replace(/[013457@$!]/g, (character) => LOOK_ALIKE[character] ?? character)
}

/** A stretch of a keyboard or the alphabet, either way, or something short again and again. */
function isPattern(text: string): boolean {
  if (text === '') return false
  if (ROWS.some((row) => row.includes(text) || row.includes([...text].reverse().join('')))) return true
  const unit = /^(.+?)\1+$/su.exec(text)?.[1]
  return unit !== undefined && (unit.length <= 3 || isPattern(unit) || COMMON.has(unit))
}
