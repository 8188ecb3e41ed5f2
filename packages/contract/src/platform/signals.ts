import { z } from 'zod'
import type { Actions, Events, Jobs } from '../signal.ts'
import { id } from '../fields.ts'

/** The plumbing's own events, work and audit actions, which belong to no room. */
export const events = {
  /** Background work of an agency failed for good. */
  'job.failed': z.object({
    job_id: z.string(),
    task: z.string(),
    attempts: z.int(),
    failed_at: z.iso.datetime(),
  }),
} as const satisfies Events

export const jobs = {
  'audit.seal': z.object({}),
  'live.sweep': z.object({}),
  'mail.send': z.object({ mail_id: id }),
} as const satisfies Jobs

export const actions = {
  'access.refused': '*',
  'access.throttled': '*',
  'record.read': '*',
  'list.read': '*',
  'webhook.received': 'agency',
  'keys.rotated': 'agency',
} as const satisfies Actions
