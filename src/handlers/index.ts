// operationId -> handler. A missing operation, an unknown one and a wrong field are compile errors.

import type { Handler } from '../http/handler.ts'
import type { OperationId } from '../http/types.ts'
import { addAlertWords, getAlertWords, removeAlertWords } from './alert-words.ts'
import { archiveChannel, createChannel, updateChannel } from './channel-changes.ts'
import { createChannelFolder, getChannelFolders, reorderChannelFolders, updateChannelFolder } from './channel-folders.ts'
import { getChannel, getChannelId, getChannels, getChannelTopics, getSubscriptions } from './channels.ts'
import { devFetchApiKey, fetchApiKey, regenerateApiKey } from './credentials.ts'
import { addCustomEmoji, deleteCustomEmoji, getCustomEmoji } from './custom-emoji.ts'
import { createDrafts, deleteDraft, getDrafts, updateDraft } from './drafts.ts'
import { deleteEventQueue, getEvents, registerQueue } from './events.ts'
import { deleteAttachment, downloadFile, downloadTemporaryFile, getAttachments, getFileUrl, uploadFile } from './files.ts'
import { markAllAsRead, updateMessageFlags, updateMessageFlagsForNarrow } from './flags.ts'
import {
  createInvitationLink,
  getInvitations,
  resendInvitation,
  revokeInvitation,
  revokeInvitationLink,
  sendInvitations,
} from './invitations.ts'
import { addLinkifier, deleteLinkifier, getLinkifiers, reorderLinkifiers, updateLinkifier } from './linkifiers.ts'
import { deleteMessage, getMessageHistory, updateMessage } from './message-changes.ts'
import { getMatchingMessages, getMessage, getMessages } from './message-history.ts'
import { renderMessage, sendMessage } from './messages.ts'
import { addNavigationView, deleteNavigationView, getNavigationViews, updateNavigationView } from './navigation-views.ts'
import { getRealmPresence, getUserPresence, updatePresence } from './presence.ts'
import { createProfileField, deleteProfileField, getProfileFields, updateProfileField } from './profile-fields.ts'
import { registerClientDevice, registerPushDevice, removeClientDevice, sendTestPushNotification } from './push.ts'
import { addReaction, removeReaction } from './reactions.ts'
import { updateRealm } from './realm.ts'
import { addRealmDomain, getRealmDomains, removeRealmDomain, updateRealmDomain } from './realm-domains.ts'
import { createScheduledMessage, deleteScheduledMessage, getScheduledMessages, updateScheduledMessage } from './scheduled-messages.ts'
import { getServerSettings } from './server.ts'
import { updateDisplaySettings, updateNotificationSettings, updateSettings, updateUserSettingsDefaults } from './settings.ts'
import { getUserStatus, updateStatus } from './statuses.ts'
import { getChannelMembers, isSubscribed, subscribe, unsubscribe, updateSubscriptionProperties } from './subscriptions.ts'
import { sendEditTyping, sendTyping } from './typing.ts'
import {
  createUserGroup,
  deactivateUserGroup,
  getUserGroupMembers,
  getUserGroupSubgroups,
  getUserGroups,
  isUserGroupMember,
  updateUserGroup,
  updateUserGroupMembers,
  updateUserGroupSubgroups,
} from './user-groups.ts'
import { updateUserTopic } from './user-topics.ts'
import { deactivateUser, getOwnUser, getUserByEmail, getUsers, reactivateUser, updateUserByEmail } from './users.ts'

export const handlers = {
  addAlertWords,
  addCustomEmoji,
  addLinkifier,
  addNavigationView,
  addReaction,
  addRealmDomain,
  archiveChannel,
  createChannel,
  createChannelFolder,
  createDrafts,
  createInvitationLink,
  createProfileField,
  createScheduledMessage,
  createUserGroup,
  deactivateUser,
  deactivateUserGroup,
  deleteAttachment,
  deleteCustomEmoji,
  deleteDraft,
  deleteEventQueue,
  deleteLinkifier,
  deleteMessage,
  deleteNavigationView,
  deleteProfileField,
  deleteScheduledMessage,
  devFetchApiKey,
  downloadFile,
  downloadTemporaryFile,
  fetchApiKey,
  getAlertWords,
  getAttachments,
  getChannel,
  getChannelFolders,
  getChannelId,
  getChannelMembers,
  getChannelTopics,
  getChannels,
  getCustomEmoji,
  getDrafts,
  getEvents,
  getFileUrl,
  getInvitations,
  getLinkifiers,
  getMatchingMessages,
  getMessage,
  getMessageHistory,
  getMessages,
  getNavigationViews,
  getOwnUser,
  getProfileFields,
  getRealmDomains,
  getRealmPresence,
  getScheduledMessages,
  getServerSettings,
  getSubscriptions,
  getUserByEmail,
  getUserGroupMembers,
  getUserGroupSubgroups,
  getUserGroups,
  getUserPresence,
  getUserStatus,
  getUsers,
  isSubscribed,
  isUserGroupMember,
  markAllAsRead,
  reactivateUser,
  regenerateApiKey,
  registerClientDevice,
  registerPushDevice,
  registerQueue,
  removeAlertWords,
  removeClientDevice,
  removeReaction,
  removeRealmDomain,
  renderMessage,
  reorderChannelFolders,
  reorderLinkifiers,
  resendInvitation,
  revokeInvitation,
  revokeInvitationLink,
  sendEditTyping,
  sendInvitations,
  sendMessage,
  sendTestPushNotification,
  sendTyping,
  subscribe,
  unsubscribe,
  updateChannel,
  updateChannelFolder,
  updateDisplaySettings,
  updateDraft,
  updateLinkifier,
  updateMessage,
  updateMessageFlags,
  updateMessageFlagsForNarrow,
  updateNavigationView,
  updateNotificationSettings,
  updatePresence,
  updateProfileField,
  updateRealm,
  updateRealmDomain,
  updateScheduledMessage,
  updateSettings,
  updateStatus,
  updateSubscriptionProperties,
  updateUserByEmail,
  updateUserGroup,
  updateUserGroupMembers,
  updateUserGroupSubgroups,
  updateUserSettingsDefaults,
  updateUserTopic,
  uploadFile,
} satisfies { [Op in OperationId]: Handler<Op> }
