// What every generated client does and reads, whatever its language: a line for each operation, which its program prints as its name and JSON.

export interface Line {
  operation: string
  read: Record<string, unknown>
}

const CONTENT = 'Hello from a generated client'
const TYPES = ['message', 'reaction', 'update_message', 'user_settings']

/**
 * What a program must have printed. Only the IDs, the preference before and the name of the file are the server's. A server of a later version
 * adds a type of event, and fields, which a client keeps or ignores.
 */
function expected(email: string, isLater: boolean, keepsFields: boolean, said: Line[]): Line[] {
  const first = (operation: string): Line['read'] => said.find((line) => line.operation === operation)?.read ?? {}
  const wide = first('registerQueue').fluid_layout_width === true
  const id = Number(first('sendMessage').id)
  const [path = ''] = /^\/user_uploads\/\S+hello\.txt$/.exec(String(first('uploadFile').url)) ?? []
  return [
    { operation: 'registerQueue', read: { fluid_layout_width: wide } },
    { operation: 'sendMessage', read: { id } },
    { operation: 'getMessages', read: { id, content: CONTENT } },
    { operation: 'updateSettings', read: {} },
    { operation: 'registerQueue', read: { fluid_layout_width: !wide } },
    { operation: 'uploadFile', read: { url: path } },
    { operation: 'sendMessage', read: { status: 400, code: 'STREAM_DOES_NOT_EXIST', stream: 'nowhere' } },
    { operation: 'getOwnUser', read: { email, ...(isLater && keepsFields ? { added_later: { since: 1000 } } : {}) } },
    { operation: 'addReaction', read: {} },
    { operation: 'updateMessage', read: {} },
    { operation: 'getEvents', read: { types: [...(isLater ? ['added_later'] : []), ...TYPES], content: CONTENT } },
    { operation: 'deleteEventQueue', read: {} },
  ]
}

/** How many operations and types of events a program has used. Throws if it printed anything but what it must have read. */
export function compared(output: string, email: string, isLater: boolean, keepsFields: boolean): { operations: number; events: number } {
  const said = output
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [operation = '', ...json] = line.split(' ')
      return { operation, read: JSON.parse(json.join(' ')) as Line['read'] }
    })
  const wanted = expected(email, isLater, keepsFields, said)
  for (const [i, line] of wanted.entries())
    if (sorted(line) !== sorted(said[i])) throw new Error(`${sorted(said[i])} instead of ${sorted(line)}`)
  if (said.length > wanted.length) throw new Error(`more than ${wanted.length} lines`)
  const { types = [] } = said.find(({ operation }) => operation === 'getEvents')?.read ?? {}
  return { operations: new Set(said.map(({ operation }) => operation)).size, events: (types as string[]).length }
}
const sorted = (line: Line | undefined): string =>
  line ? `${line.operation} ${JSON.stringify(Object.entries(line.read).sort(([a], [b]) => (a < b ? -1 : 1)))}` : 'nothing'
