// The URLs of channels, topics and messages, relative to the organisation's.

/** Where browsers show a channel, one of its topics, or a message in that topic. */
export function channelUrl({ id, name }: { id: number; name: string }, topic?: string, messageId?: number | string): string {
  const channel = `/#narrow/channel/${id}-${encode(name.replace(/ /g, '-'))}`
  if (topic === undefined) return channel
  return `${channel}/topic/${encode(topic)}${messageId === undefined ? '' : `/near/${messageId}`}`
}

/** Where browsers show a direct conversation. `userIds` are those of all participants. */
export function directUrl(userIds: readonly number[], messageId: number): string {
  return `/#narrow/dm/${userIds.join(',')}-${userIds.length > 2 ? 'group' : 'dm'}/near/${messageId}`
}

/** Where a mail leads for one of these: to the web client, which finds the conversation after `#` and lets its reader log in first. */
export function inClient(path: string): string {
  return `/app${path.slice(1)}`
}

/** Encodes a part of a narrow's URL: percent-encoding with dots in place of percent signs. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/\./g, '%2E')
    .replace(/%/g, '.')
}
