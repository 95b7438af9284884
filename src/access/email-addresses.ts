// Which addresses an organisation sends invitations to.

import type { Realm } from '../models/realm.ts'
import { realmSetting } from './realm-settings.ts'

/** The best known domains that give anybody a mailbox for some minutes. Their subdomains count too. */
const DISPOSABLE = new Set(
  `10minutemail.com 20minutemail.com dispostable.com fakeinbox.com getairmail.com getnada.com grr.la guerrillamail.com
   guerrillamail.info guerrillamail.net guerrillamail.org guerrillamailblock.com mailcatch.com maildrop.cc mailinator.com
   mailinator.net mailnesia.com mintemail.com mohmal.com moakt.com sharklasers.com spam4.me spamgourmet.com temp-mail.org
   tempmail.com tempmailaddress.com tempr.email throwawaymail.com trashmail.com trashmail.de yopmail.com yopmail.fr`.split(/\s+/),
)

/** The addresses in a text: separated by commas or newlines, `Name <address>` read as the address; each once. */
export function splitAddresses(text: string): string[] {
  const addresses = text
    .split(/[,\r\n]/)
    .map((piece) => (/<([^<>]*)>\s*$/.exec(piece)?.[1] ?? piece).trim())
    .filter((address) => address !== '')
  const seen = new Set<string>()
  return addresses.filter((address) => {
    const isNew = !seen.has(address.toLowerCase())
    seen.add(address.toLowerCase())
    return isNew
  })
}

/** Why the organisation does not send invitations to an address; undefined when it does. */
export function reasonAgainst(realm: Realm, address: string): string | undefined {
  const at = address.lastIndexOf('@')
  const [local, domain] = [address.slice(0, at), address.slice(at + 1).toLowerCase()]
  if (at < 1 || address.length > 254 || local.length > 64 || !isLocalPart(local) || !isDomain(domain)) return 'Not an email address'
  if (realmSetting(realm, 'disallow_disposable_email_addresses') && isDisposable(domain))
    return 'Disposable email addresses are not admitted'
  return undefined
}

function isLocalPart(text: string): boolean {
  return /^[^\s\p{Cc}\p{Cs}\p{Cn}@<>()[\]\\,;:"]+$/u.test(text)
}

function isDomain(text: string): boolean {
  const labels = text.split('.')
  return (
    (labels.length > 1 || text === 'localhost') &&
    labels.every((label) => /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u.test(label))
  )
}

function isDisposable(domain: string): boolean {
  const labels = domain.split('.')
  return labels.some((_, i) => DISPOSABLE.has(labels.slice(i).join('.')))
}
