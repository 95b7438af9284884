// What requests leave behind, for tests that they leave nothing.

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { ApiKey } from '../models/api-key.ts'
import { Attachment } from '../models/attachment.ts'
import { Device } from '../models/device.ts'
import { EventQueue, LoggedEvent } from '../models/event.ts'
import { Message, UserMessage } from '../models/message.ts'
import { Recipient } from '../models/recipient.ts'
import { ScheduledMessage } from '../models/scheduled-message.ts'
import { temporaryFolder } from '../values/folders.ts'
import type { TestApp } from './app.ts'

/** The number of rows and files. Temporary files of a request are removed after its answer, so poll. */
export async function traces(app: TestApp): Promise<Record<string, number>> {
  const { dataDir } = app.server.app.config
  return {
    apiKeys: await ApiKey.count(),
    attachments: await Attachment.count(),
    queues: await EventQueue.count(),
    devices: await Device.count(),
    events: await LoggedEvent.count(),
    messages: await Message.count(),
    flags: await UserMessage.count(),
    scheduledMessages: await ScheduledMessage.count(),
    recipients: await Recipient.count(),
    temporaryFiles: await files(temporaryFolder({ dataDir })),
    uploads: await files(join(dataDir, 'uploads')),
  }
}

/** Like `traces`, once no request is under way, so that nothing from an earlier request is removed later. */
export async function tracesAtRest(app: TestApp): Promise<Record<string, number>> {
  await expect.poll(async () => (await traces(app)).temporaryFiles, { timeout: 10_000 }).toBe(0)
  return traces(app)
}

async function files(folder: string): Promise<number> {
  return (await readdir(folder, { recursive: true }).catch(() => [])).length
}
