// Who has read a message, as far as they let others know.

import type { UserContext } from '../../context.ts'
import { badRequest } from '../../errors.ts'
import type { Message } from '../../models/message.ts'
import { MutedUser } from '../../models/muted-user.ts'
import type { Realm } from '../../models/realm.ts'
import { readersOf } from '../../receipts/received.ts'
import { preference } from '../../settings/preferences.ts'
import { realmSetting } from '../../settings/realm-settings.ts'
import { visiblePeople } from '../people/users.ts'

/**
 * IDs of the people who have read a message that the viewer may see, ascending. Without the sender, bots, deactivated people, those who do
 * not share it, those the viewer may not access, and those who have muted the viewer or are muted by the viewer. Throws BAD_REQUEST where
 * the organisation does not show this. (getReadReceipts)
 */
export async function readReceipts(
  { app: { caches }, realm, viewer }: UserContext & { realm: Realm },
  { id, sender_id: senderId }: Pick<Message, 'id' | 'sender_id'>,
): Promise<number[]> {
  if (!realmSetting(realm, 'enable_read_receipts')) throw badRequest('This organisation does not show who has read a message')
  const readers = new Set(await readersOf(id))
  const apart = await MutedUser.apartFrom(viewer.id)
  const people = await visiblePeople(caches, viewer)
  const isShown = (person: (typeof people)[number]): boolean =>
    readers.has(person.id) &&
    person.id !== senderId &&
    !apart.has(person.id) &&
    person.bot_type === null &&
    person.is_active &&
    preference(person, 'send_read_receipts')
  return people.filter(isShown).map((person) => person.id)
}
