// All models, and how they are bound to a database.

import type { Sequelize } from 'sequelize'
import { defineAlertWord } from './alert-word.ts'
import { defineApiKey } from './api-key.ts'
import { defineAttachment } from './attachment.ts'
import { defineAuditEntry } from './audit-entry.ts'
import { defineBotDelivery } from './bot-delivery.ts'
import { defineBotEntry } from './bot-entry.ts'
import { defineBotService } from './bot-service.ts'
import { defineChannel } from './channel.ts'
import { defineChannelFolder } from './channel-folder.ts'
import { defineCustomEmoji } from './custom-emoji.ts'
import { defineDevice } from './device.ts'
import { defineDigestRound } from './digest-round.ts'
import { defineDraft } from './draft.ts'
import { defineEvent } from './event.ts'
import { defineInvitation } from './invitation.ts'
import { defineJob } from './job.ts'
import { defineLink } from './link.ts'
import { defineLinkifier } from './linkifier.ts'
import { defineMessage } from './message.ts'
import { defineMessageEdit } from './message-edit.ts'
import { defineMessageText } from './message-text.ts'
import { defineMissedMessage } from './missed-message.ts'
import { defineMove } from './move.ts'
import { defineMutedUser } from './muted-user.ts'
import { defineNavigationView } from './navigation-view.ts'
import { defineNotification } from './notification.ts'
import { defineNotifiedPosition } from './notified-position.ts'
import { definePlayground } from './playground.ts'
import { defineProfileField } from './profile-field.ts'
import { defineReaction } from './reaction.ts'
import { defineRealm } from './realm.ts'
import { defineRealmDomain } from './realm-domain.ts'
import { defineRecipient } from './recipient.ts'
import { defineSavedSnippet } from './saved-snippet.ts'
import { defineScheduledMessage } from './scheduled-message.ts'
import { defineSeenStep } from './seen-step.ts'
import { defineStoredImage } from './stored-image.ts'
import { defineSubmessage } from './submessage.ts'
import { defineSubscription } from './subscription.ts'
import { defineUser } from './user.ts'
import { defineUserGroup } from './user-group.ts'
import { defineUserPresence } from './user-presence.ts'
import { defineUserStatus } from './user-status.ts'
import { defineUserTopic } from './user-topic.ts'

/** Binds every model to a database. A process uses one database at a time. */
export function defineModels(sequelize: Sequelize): void {
  defineRealm(sequelize)
  defineRealmDomain(sequelize)
  defineUser(sequelize)
  defineApiKey(sequelize)
  defineBotService(sequelize)
  defineBotEntry(sequelize)
  defineBotDelivery(sequelize)
  defineUserGroup(sequelize)
  defineRecipient(sequelize)
  defineChannel(sequelize)
  defineSubscription(sequelize)
  defineMessage(sequelize)
  defineMessageEdit(sequelize)
  defineMessageText(sequelize)
  defineMove(sequelize)
  defineEvent(sequelize)
  defineAttachment(sequelize)
  defineScheduledMessage(sequelize)
  defineJob(sequelize)
  defineLink(sequelize)
  defineInvitation(sequelize)
  defineProfileField(sequelize)
  defineAlertWord(sequelize)
  defineMutedUser(sequelize)
  defineUserTopic(sequelize)
  defineDigestRound(sequelize)
  defineDraft(sequelize)
  defineSavedSnippet(sequelize)
  defineSeenStep(sequelize)
  defineUserStatus(sequelize)
  defineUserPresence(sequelize)
  defineLinkifier(sequelize)
  definePlayground(sequelize)
  defineNavigationView(sequelize)
  defineDevice(sequelize)
  defineNotification(sequelize)
  defineMissedMessage(sequelize)
  defineNotifiedPosition(sequelize)
  defineChannelFolder(sequelize)
  defineReaction(sequelize)
  defineSubmessage(sequelize)
  defineCustomEmoji(sequelize)
  defineStoredImage(sequelize)
  defineAuditEntry(sequelize)
}
