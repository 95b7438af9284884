// Channels: create, change, archive.

import { archiveChannel as archive } from '../../actions/channels/archive.ts'
import { updateChannel as update } from '../../actions/channels/changes.ts'
import { createChannel as create } from '../../actions/channels/create.ts'
import { setDefaultChannel } from '../../actions/channels/default-channels.ts'
import type { Handler } from '../../http/handler.ts'
import { channelChoices, ineffectiveChoices, permissionsIn, retentionDays } from '../../values/channel-values.ts'

export const createChannel: Handler<'createChannel'> = async (ctx, { body }) => {
  const { viewer } = ctx
  const channel = await create(ctx, {
    creator: viewer,
    name: body.name,
    description: body.description ?? '',
    ...channelChoices(body),
    subscribers: body.subscribers.map((id) => ({ id })),
  })
  ctx.ignored.push(...ineffectiveChoices(body))
  return { id: channel.id }
}

export const updateChannel: Handler<'updateChannel'> = async (ctx, { path, body }) => {
  const permissions = permissionsIn(body)
  const { message_retention_days: retention } = body
  const given = {
    name: body.new_name,
    description: body.description,
    isPrivate: body.is_private,
    isWebPublic: body.is_web_public,
    sharedHistory: body.history_public_to_subscribers,
    isDefault: body.is_default_stream,
    unarchive: body.is_archived === undefined ? undefined : !body.is_archived,
    folderId: body.folder_id,
    topicsPolicy: body.topics_policy,
    messageRetentionDays: retention === undefined ? undefined : retentionDays(retention),
  }
  const sharesHistory = await update(ctx, path.stream_id, { ...given, permissions })
  if (sharesHistory && body.history_public_to_subscribers === false) ctx.ignored.push('history_public_to_subscribers')
  return {}
}

export const archiveChannel: Handler<'archiveChannel'> = async (ctx, { path }) => {
  await archive(ctx, path.stream_id)
  return {}
}

export const addDefaultChannel: Handler<'addDefaultChannel'> = async (ctx, { body }) => {
  await setDefaultChannel(ctx, body.stream_id, true)
  return {}
}

export const removeDefaultChannel: Handler<'removeDefaultChannel'> = async (ctx, { query }) => {
  await setDefaultChannel(ctx, query.stream_id, false)
  return {}
}
