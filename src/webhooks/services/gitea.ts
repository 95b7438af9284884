// Gitea, and Forgejo, which send what GitHub sends: https://docs.gitea.com/usage/webhooks

import type { Service } from '../service.ts'
import { service as github } from './github.ts'

export const service: Service = { ...github, title: 'Gitea' }
