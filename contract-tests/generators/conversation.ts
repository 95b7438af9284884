// The conversation of a generated TypeScript client with a server: what operations.ts lists. The environment sets the URL of the API (API_URL)
// and the caller (API_EMAIL, API_KEY).

export interface Api {
  url: string
  authorization: string
}
/** What a generated client has to do. Each adapter uses only the generated functions, so that their types are checked. */
export interface Client {
  /** Registers a queue for `EVENT_TYPES`. Returns its IDs, and a preference of the caller. */
  register(): Promise<{ queueId: string; lastEventId: number; fluidLayoutWidth: boolean | undefined }>
  /** Sends a direct message. Returns its ID. */
  send(to: number[], content: string): Promise<number>
  /** The newest message of a narrow. */
  read(narrow: string): Promise<{ id: number; content: string }[]>
  change(fluidLayoutWidth: boolean): Promise<void>
  /** Uploads a file. Returns its URL. */
  upload(name: string, content: string): Promise<string>
  /** Sends to a channel that does not exist. Returns the fields of the error. */
  refused(): Promise<{ status: number; code: string; stream: string }>
  /** The answer about the caller, with fields that the client does not know. */
  own(): Promise<{ email: string }>
  react(id: number, emoji: string): Promise<void>
  edit(id: number, content: string): Promise<void>
  /** The types of the events received, and the content of the message among them. */
  events(queueId: string, lastEventId: number): Promise<{ type: string; content?: string | undefined }[]>
  leave(queueId: string): Promise<void>
}

export const EVENT_TYPES = ['message', 'reaction', 'update_message', 'user_settings']

const say = (operation: string, read: object): void => console.log(operation, JSON.stringify(read))

export async function converse(open: (api: Api) => Client): Promise<void> {
  const { API_URL = '', API_EMAIL, API_KEY } = process.env
  const client = open({ url: API_URL, authorization: `Basic ${btoa(`${API_EMAIL}:${API_KEY}`)}` })

  const { queueId, lastEventId, fluidLayoutWidth } = await client.register()
  say('registerQueue', { fluid_layout_width: fluidLayoutWidth })
  const id = await client.send([6, 4], 'Hello from a generated client')
  say('sendMessage', { id })
  say('getMessages', (await client.read(JSON.stringify([{ operator: 'dm', operand: [6, 4] }]))).at(-1) ?? {})
  await client.change(!fluidLayoutWidth)
  say('updateSettings', {})
  say('registerQueue', { fluid_layout_width: (await client.register()).fluidLayoutWidth })
  say('uploadFile', { url: await client.upload('hello.txt', 'Hello') })
  say('sendMessage', await client.refused())
  const { email, added_later } = (await client.own()) as { email: string; added_later?: object }
  say('getOwnUser', { email, added_later })
  await client.react(id, 'tada')
  say('addReaction', {})
  await client.edit(id, 'Hello again')
  say('updateMessage', {})
  const events = await client.events(queueId, lastEventId)
  const types = [...new Set(events.map(({ type }) => type))].sort()
  say('getEvents', { types, content: events.find(({ content }) => content)?.content })
  await client.leave(queueId)
  say('deleteEventQueue', {})
}
