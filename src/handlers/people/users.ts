// People.

import { profilesOf } from '../../access/organisation/profile-fields.ts'
import { realmHost } from '../../access/organisation/realms.ts'
import { accessUser, accessUserToChange, accessUserToDeactivate, visiblePeople } from '../../access/people/users.ts'
import { setUserActive } from '../../actions/people/activation.ts'
import { createPerson } from '../../actions/people/create.ts'
import { changeOwnProfile } from '../../actions/people/own-profile.ts'
import { updateUser } from '../../actions/people/update.ts'
import type { Ctx } from '../../context.ts'
import { badParameter } from '../../errors.ts'
import type { Handler } from '../../http/handler.ts'
import type { Person } from '../../models/user.ts'
import { newestReceived } from '../../narrow/unread.ts'
import { presentEach } from '../../present/each.ts'
import { avatarUrl, presentRemembered, presentUser, type Viewpoint } from '../../present/user.ts'

function viewpointOf({ app, realm, viewer }: Ctx, clientGravatar = true): Viewpoint {
  return { viewer, host: realmHost(app.config, realm), clientGravatar }
}

export const getUsers: Handler<'getUsers'> = async (ctx, { query }) => {
  const { app, realm, viewer } = ctx
  const users = await visiblePeople(app.caches, viewer, query.user_ids)
  const profiles = query.include_custom_profile_fields ? await profilesOf(realm.id, query.user_ids) : undefined
  const audience = viewpointOf(ctx, query.client_gravatar)
  const present = (user: Person) =>
    profiles ? presentUser(user, audience, profiles.get(user.id) ?? []) : presentRemembered(user, audience)
  return { members: await presentEach(users, present) }
}

export const getOwnUser: Handler<'getOwnUser'> = async (ctx) => {
  const { app, viewer } = ctx
  const profiles = await profilesOf(viewer.realm_id, [viewer.id])
  return {
    ...presentUser(viewer, viewpointOf(ctx), profiles.get(viewer.id) ?? []),
    avatar_url: avatarUrl(viewer),
    delivery_email: viewer.delivery_email,
    max_message_id: await newestReceived(app.db, viewer),
  }
}

export const getUserByEmail: Handler<'getUserByEmail'> = async (ctx, { path, query }) => {
  const user = await accessUser(ctx.viewer, path.email, 'email', realmHost(ctx.app.config, ctx.realm))
  const profiles = query.include_custom_profile_fields ? await profilesOf(user.realm_id, [user.id]) : undefined
  const wire = presentUser(user, viewpointOf(ctx, query.client_gravatar), profiles && (profiles.get(user.id) ?? []))
  return { user: user.is_system_bot ? { ...wire, is_system_bot: true } : wire }
}

export const updateUserByEmail: Handler<'updateUserByEmail'> = async (ctx, { path, body }) => {
  const { app, realm, viewer } = ctx
  const user = await accessUserToChange(viewer, path.email, 'email', realmHost(app.config, realm))
  const { full_name: fullName, role, profile_data: profile, new_email: email } = body
  await updateUser(ctx, user.id, { fullName, role, profile, email })
  return {}
}

export const deactivateUser: Handler<'deactivateUser'> = async (ctx, { path }) => {
  const { app, realm, viewer } = ctx
  const user = await accessUserToDeactivate(viewer, path.email, realmHost(app.config, realm))
  if (!user.is_active) throw badParameter('email', `names a deactivated user: ${path.email}`)
  await setUserActive(ctx, user.id, false)
  return {}
}

export const reactivateUser: Handler<'reactivateUser'> = async (ctx, { path }) => {
  const { app, realm, viewer } = ctx
  const user = await accessUserToChange(viewer, path.user_id, 'user_id', realmHost(app.config, realm))
  await setUserActive(ctx, user.id, true)
  return {}
}

export const createUser: Handler<'createUser'> = async (ctx, { body: { email, full_name: fullName, password } }) => ({
  user_id: (await createPerson(ctx, { email, fullName, password })).id,
})

export const deactivateOwnUser: Handler<'deactivateOwnUser'> = async (ctx) => {
  await setUserActive(ctx, ctx.viewer.id, false)
  return {}
}

export const updateOwnProfileData: Handler<'updateOwnProfileData'> = async (ctx, { body }) => {
  await changeOwnProfile(ctx, body.data, (i) => ({ id: `data[${i}].id`, value: `data[${i}].value` }))
  return {}
}

export const removeOwnProfileData: Handler<'removeOwnProfileData'> = async (ctx, { query }) => {
  const cleared = query.data.map((id) => ({ id, value: null }))
  await changeOwnProfile(ctx, cleared, (i) => ({ id: `data[${i}]`, value: `data[${i}]` }))
  return {}
}
