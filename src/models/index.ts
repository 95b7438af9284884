// All tables, and how they are bound to a database.

import type { Sequelize } from 'sequelize'
import { type AnyTable, defineTable } from '../db/table.ts'
import { AlertWord } from './alert-word.ts'
import { ApiKey } from './api-key.ts'
import { Attachment, AttachmentMessage } from './attachment.ts'
import { AuditEntry } from './audit-entry.ts'
import { BotDelivery } from './bot-delivery.ts'
import { BotEntry } from './bot-entry.ts'
import { BotService } from './bot-service.ts'
import { Channel } from './channel.ts'
import { ChannelFolder } from './channel-folder.ts'
import { CustomEmoji } from './custom-emoji.ts'
import { Device } from './device.ts'
import { DigestRound } from './digest-round.ts'
import { Draft } from './draft.ts'
import { EventQueue, LoggedEvent } from './event.ts'
import { Identity } from './identity.ts'
import { Invitation } from './invitation.ts'
import { Job } from './job.ts'
import { Link } from './link.ts'
import { Linkifier } from './linkifier.ts'
import { Message, SentKey, UserMessage } from './message.ts'
import { MessageEdit } from './message-edit.ts'
import { MessageText } from './message-text.ts'
import { MissedMessage } from './missed-message.ts'
import { Move, MovedSpan } from './move.ts'
import { MutedUser } from './muted-user.ts'
import { NavigationView } from './navigation-view.ts'
import { Notification } from './notification.ts'
import { NotifiedPosition } from './notified-position.ts'
import { Playground } from './playground.ts'
import { ProfileField, ProfileValue } from './profile-field.ts'
import { Reaction } from './reaction.ts'
import { Realm } from './realm.ts'
import { RealmDomain } from './realm-domain.ts'
import { Recipient, RecipientMember } from './recipient.ts'
import { SavedSnippet } from './saved-snippet.ts'
import { ScheduledMessage, ScheduledMessageAttachment } from './scheduled-message.ts'
import { SeenStep } from './seen-step.ts'
import { StoredImage } from './stored-image.ts'
import { Submessage } from './submessage.ts'
import { Subscription, SubscriptionSpan } from './subscription.ts'
import { UnpostedWebhook } from './unposted-webhook.ts'
import { User } from './user.ts'
import { UserGroup, UserGroupMember, UserGroupSubgroup } from './user-group.ts'
import { UserPresence } from './user-presence.ts'
import { UserStatus } from './user-status.ts'
import { UserTopic } from './user-topic.ts'

/** Every table of the server, organisations first. */
export const TABLES: readonly AnyTable[] = [
  Realm,
  RealmDomain,
  User,
  ApiKey,
  Identity,
  BotService,
  BotEntry,
  BotDelivery,
  UnpostedWebhook,
  UserGroup,
  UserGroupMember,
  UserGroupSubgroup,
  Recipient,
  RecipientMember,
  Channel,
  Subscription,
  SubscriptionSpan,
  Message,
  UserMessage,
  SentKey,
  MessageEdit,
  MessageText,
  Move,
  MovedSpan,
  LoggedEvent,
  EventQueue,
  Attachment,
  AttachmentMessage,
  ScheduledMessage,
  ScheduledMessageAttachment,
  Job,
  Link,
  Invitation,
  ProfileField,
  ProfileValue,
  AlertWord,
  MutedUser,
  UserTopic,
  DigestRound,
  Draft,
  SavedSnippet,
  SeenStep,
  UserStatus,
  UserPresence,
  Linkifier,
  Playground,
  NavigationView,
  Device,
  Notification,
  MissedMessage,
  NotifiedPosition,
  ChannelFolder,
  Reaction,
  Submessage,
  CustomEmoji,
  StoredImage,
  AuditEntry,
]

/** Binds every table to a database. A process uses one database at a time. */
export function defineModels(sequelize: Sequelize): void {
  for (const table of TABLES) defineTable(sequelize, table)
}
