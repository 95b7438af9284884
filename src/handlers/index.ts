// operationId -> handler. A missing operation, an unknown one and a wrong field are compile errors.

import type { Handler } from '../http/handler.ts'
import type { OperationId } from '../http/types.ts'
import { archiveChannel, createChannel, updateChannel } from './channels/channel-changes.ts'
import { createChannelFolder, getChannelFolders, reorderChannelFolders, updateChannelFolder } from './channels/channel-folders.ts'
import { getChannel, getChannelId, getChannels, getChannelTopics, getSubscriptions } from './channels/channels.ts'
import { getChannelMembers, isSubscribed, subscribe, unsubscribe, updateSubscriptionProperties } from './channels/subscriptions.ts'
import { updateUserTopic } from './channels/user-topics.ts'
import { deleteEventQueue, getEvents, registerQueue } from './events.ts'
import { deleteAttachment, downloadFile, downloadTemporaryFile, getAttachments, getFileUrl, uploadFile } from './files/files.ts'
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
} from './groups/user-groups.ts'
import {
  createInvitationLink,
  getInvitations,
  resendInvitation,
  revokeInvitation,
  revokeInvitationLink,
  sendInvitations,
} from './invitations/invitations.ts'
import { createDrafts, deleteDraft, getDrafts, updateDraft } from './messages/drafts.ts'
import { markAllAsRead, updateMessageFlags, updateMessageFlagsForNarrow } from './messages/flags.ts'
import { deleteMessage, getMessageHistory, updateMessage } from './messages/message-changes.ts'
import { getMatchingMessages, getMessage, getMessages } from './messages/message-history.ts'
import { renderMessage, sendMessage } from './messages/messages.ts'
import { addReaction, removeReaction } from './messages/reactions.ts'
import {
  createScheduledMessage,
  deleteScheduledMessage,
  getScheduledMessages,
  updateScheduledMessage,
} from './messages/scheduled-messages.ts'
import { sendEditTyping, sendTyping } from './messages/typing.ts'
import { addCustomEmoji, deleteCustomEmoji, getCustomEmoji } from './organisation/custom-emoji.ts'
import { addLinkifier, deleteLinkifier, getLinkifiers, reorderLinkifiers, updateLinkifier } from './organisation/linkifiers.ts'
import { createProfileField, deleteProfileField, getProfileFields, updateProfileField } from './organisation/profile-fields.ts'
import { updateRealm } from './organisation/realm.ts'
import { addRealmDomain, getRealmDomains, removeRealmDomain, updateRealmDomain } from './organisation/realm-domains.ts'
import { addAlertWords, getAlertWords, removeAlertWords } from './people/alert-words.ts'
import {
  devFetchApiKey,
  fetchApiKey,
  getOwnApiKeys,
  getUserApiKeys,
  regenerateApiKey,
  revokeOwnApiKey,
  revokeUserApiKey,
} from './people/credentials.ts'
import { addNavigationView, deleteNavigationView, getNavigationViews, updateNavigationView } from './people/navigation-views.ts'
import { getRealmPresence, getUserPresence, updatePresence } from './people/presence.ts'
import { registerClientDevice, registerPushDevice, removeClientDevice, sendTestPushNotification } from './people/push.ts'
import { updateDisplaySettings, updateNotificationSettings, updateSettings, updateUserSettingsDefaults } from './people/settings.ts'
import { getUserStatus, updateStatus } from './people/statuses.ts'
import { deactivateUser, getOwnUser, getUserByEmail, getUsers, reactivateUser, updateUserByEmail } from './people/users.ts'
import { getServerSettings } from './server.ts'

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
  getOwnApiKeys,
  getOwnUser,
  getProfileFields,
  getRealmDomains,
  getRealmPresence,
  getScheduledMessages,
  getServerSettings,
  getSubscriptions,
  getUserApiKeys,
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
  revokeOwnApiKey,
  revokeUserApiKey,
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
