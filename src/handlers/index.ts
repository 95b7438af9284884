// operationId -> handler. A missing operation, an unknown one and a wrong field are compile errors.

import type { Ctx } from '../context.ts'
import type { Handler, OperationId } from '../http/types.ts'
import { getChannels, getSubscriptions } from './channels.ts'
import { devFetchApiKey, fetchApiKey } from './credentials.ts'
import { deleteEventQueue, getEvents, registerQueue } from './events.ts'
import { downloadFile, uploadFile } from './files.ts'
import {
  createInvitationLink,
  getInvitations,
  resendInvitation,
  revokeInvitation,
  revokeInvitationLink,
  sendInvitations,
} from './invitations.ts'
import { getMessage, getMessages, sendMessage } from './messages.ts'
import type { NOT_IMPLEMENTED } from './not-implemented.ts'
import { createProfileField, deleteProfileField, getProfileFields, updateProfileField } from './profile-fields.ts'
import { updateRealm } from './realm.ts'
import { getServerSettings } from './server.ts'
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
import { deactivateUser, getOwnUser, getUserByEmail, getUsers, reactivateUser, updateUserByEmail } from './users.ts'

type Implemented = Exclude<OperationId, (typeof NOT_IMPLEMENTED)[number]>

export const handlers = {
  createInvitationLink,
  createProfileField,
  createUserGroup,
  deactivateUser,
  deactivateUserGroup,
  deleteEventQueue,
  deleteProfileField,
  devFetchApiKey,
  downloadFile,
  fetchApiKey,
  getChannels,
  getEvents,
  getInvitations,
  getMessage,
  getMessages,
  getOwnUser,
  getProfileFields,
  getServerSettings,
  getSubscriptions,
  getUserByEmail,
  getUserGroupMembers,
  getUserGroupSubgroups,
  getUserGroups,
  getUsers,
  isUserGroupMember,
  reactivateUser,
  registerQueue,
  resendInvitation,
  revokeInvitation,
  revokeInvitationLink,
  sendInvitations,
  sendMessage,
  updateProfileField,
  updateRealm,
  updateUserByEmail,
  updateUserGroup,
  updateUserGroupMembers,
  updateUserGroupSubgroups,
  uploadFile,
} satisfies { [Op in Implemented]: Handler<Op, Ctx> }
