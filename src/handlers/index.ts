// operationId -> handler. A missing operation, an unknown one and a wrong field are compile errors.

import type { Ctx } from '../context.ts'
import type { Handler, OperationId } from '../http/types.ts'
import { addAlertWords, getAlertWords, removeAlertWords } from './alert-words.ts'
import { getChannels, getSubscriptions } from './channels.ts'
import { devFetchApiKey, fetchApiKey } from './credentials.ts'
import { createDrafts, deleteDraft, getDrafts, updateDraft } from './drafts.ts'
import { deleteEventQueue, getEvents, registerQueue } from './events.ts'
import { deleteAttachment, downloadFile, downloadTemporaryFile, getAttachments, getFileUrl, uploadFile } from './files.ts'
import {
  createInvitationLink,
  getInvitations,
  resendInvitation,
  revokeInvitation,
  revokeInvitationLink,
  sendInvitations,
} from './invitations.ts'
import { addLinkifier, deleteLinkifier, getLinkifiers, reorderLinkifiers, updateLinkifier } from './linkifiers.ts'
import { getMessage, getMessages, renderMessage, sendMessage } from './messages.ts'
import { addNavigationView, deleteNavigationView, getNavigationViews, updateNavigationView } from './navigation-views.ts'
import type { NOT_IMPLEMENTED } from './not-implemented.ts'
import { getRealmPresence, getUserPresence, updatePresence } from './presence.ts'
import { createProfileField, deleteProfileField, getProfileFields, updateProfileField } from './profile-fields.ts'
import { updateRealm } from './realm.ts'
import { getServerSettings } from './server.ts'
import { updateSettings, updateUserSettingsDefaults } from './settings.ts'
import { getUserStatus, updateStatus } from './statuses.ts'
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

type Implemented = Exclude<OperationId, (typeof NOT_IMPLEMENTED)[number]>

export const handlers = {
  addAlertWords,
  addLinkifier,
  addNavigationView,
  createDrafts,
  createInvitationLink,
  createProfileField,
  createUserGroup,
  deactivateUser,
  deactivateUserGroup,
  deleteAttachment,
  deleteDraft,
  deleteEventQueue,
  deleteLinkifier,
  deleteNavigationView,
  deleteProfileField,
  devFetchApiKey,
  downloadFile,
  downloadTemporaryFile,
  fetchApiKey,
  getAlertWords,
  getAttachments,
  getChannels,
  getDrafts,
  getEvents,
  getFileUrl,
  getInvitations,
  getLinkifiers,
  getMessage,
  getMessages,
  getNavigationViews,
  getOwnUser,
  getProfileFields,
  getRealmPresence,
  getServerSettings,
  getSubscriptions,
  getUserByEmail,
  getUserGroupMembers,
  getUserGroupSubgroups,
  getUserGroups,
  getUserPresence,
  getUserStatus,
  getUsers,
  isUserGroupMember,
  reactivateUser,
  registerQueue,
  removeAlertWords,
  renderMessage,
  reorderLinkifiers,
  resendInvitation,
  revokeInvitation,
  revokeInvitationLink,
  sendEditTyping,
  sendInvitations,
  sendMessage,
  sendTyping,
  updateDraft,
  updateLinkifier,
  updateNavigationView,
  updatePresence,
  updateProfileField,
  updateRealm,
  updateSettings,
  updateStatus,
  updateUserByEmail,
  updateUserGroup,
  updateUserGroupMembers,
  updateUserGroupSubgroups,
  updateUserSettingsDefaults,
  updateUserTopic,
  uploadFile,
} satisfies { [Op in Implemented]: Handler<Op, Ctx> }
