// databases: both

import { mkdir, mkdtemp, readFile, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { notifyOfNext } from '../actions/messages/notifications/notify.ts'
import { readConfig } from '../config.ts'
import { Message } from '../models/message.ts'
import { MissedMessage } from '../models/missed-message.ts'
import { Reaction } from '../models/reaction.ts'
import { Realm } from '../models/realm.ts'
import { User } from '../models/user.ts'
import { freshDatabase } from '../testing/test-database.ts'
import { unixTime } from '../values/dates.ts'
import { createDemo, type Demo } from './demo.ts'
import { sendConversation } from './demo-conversation.ts'
import { openApp } from './open-app.ts'

test('a demo organisation whose keys cannot be written is not created, and the next start creates it, with a conversation', async () => {
  const dataDir = await mkdtemp(join(inject('folder'), 'demo-'))
  const database = await freshDatabase(dataDir)
  const app = await openApp(readConfig({ DATA_DIR: dataDir, DATABASE_URL: database.url, PORT: '0', LOG_LEVEL: 'error' }))
  try {
    const file = join(dataDir, 'demo.json')
    await mkdir(file)
    await expect(createDemo(app, 0)).rejects.toThrow('EISDIR')
    expect([await Realm.count(), await User.count()]).toEqual([0, 0])
    await rmdir(file)
    const demo = await createDemo(app, 0)
    expect(demo).toMatchObject({ file, ...JSON.parse(await readFile(file, 'utf8')) })
    const notices = await Message.count()
    await sendConversation(app, demo as Demo)
    const messages = await Message.findAll()
    const topics = messages.slice(notices).map(({ topic }) => topic)
    expect(new Set(topics)).toEqual(new Set(['welcome', 'release 1.0', '']))
    expect(new Set(messages.map(({ sender_id }) => sender_id)).size).toBeGreaterThan(5)
    expect(messages.filter(({ widget }) => widget !== null)).toHaveLength(1)
    expect(await Reaction.count()).toBe(4)
    while (await notifyOfNext(app, messages[0]?.realm_id ?? 0, unixTime()));
    expect(await MissedMessage.count()).toBe(0)
    const direct = new Set(messages.filter(({ topic }) => topic === '').map(({ recipient_id }) => recipient_id))
    expect(direct.size).toBe(1)
  } finally {
    await app.closeApp()
    await database.drop()
  }
})
