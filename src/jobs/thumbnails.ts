// Makes the thumbnails of uploaded images, and shows them in messages.

import { runThumbnailJob, THUMBNAIL_JOB, type ThumbnailJob } from '../actions/files/thumbnails.ts'
import { replacePreviews } from '../actions/messages/previews.ts'
import { jobsOf } from './jobs.ts'

/** The work that makes thumbnails. Only a failure of the store is retried: an image that cannot be decoded is no failure of its job. */
export const runThumbnailJobs = jobsOf({
  kind: THUMBNAIL_JOB,
  // More than the images that may wait before one take together.
  lease: 600,
  ...{ atOnce: 1, ofRealm: 1, ofPrincipal: 1 },
  ...{ attempts: 12, maxBackoff: 4 * 3_600 },
  failure: 'the thumbnails of a file were not made',
  run: async (app, { payload, realm_id, principal_id }) => {
    const job = JSON.parse(payload) as ThumbnailJob
    await runThumbnailJob(app, job, { realmId: realm_id, personId: principal_id ?? 0 })
    await replacePreviews(app, job.fileId)
    return undefined
  },
})
