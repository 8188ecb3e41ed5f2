import {
  alertAudiences,
  alertPriorities,
  alertRepeats,
} from '@homeward/domain/collaboration/alerts'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { abilities, day, id, instant, line, lockVersion, paging, sort, text } from '../fields.ts'
import { likelyDay } from '../likely-day.ts'
import { parent, parentOf } from '../files/parent.ts'

export const Alert = z.object({
  id,
  title: z.string(),
  body: z.string(),
  ...parentOf('alert'),
  /** Name of the client or agent, or the client of the visit. */
  parent_name: z.string(),
  /** The first day on which it is due. */
  date: day,
  /** The next one, from today on; null if there is none. */
  next_date: day.nullable(),
  priority: z.enum(alertPriorities),
  repeat: z.enum(alertRepeats),
  /** Whether caregivers read it on the phone, where it is of their client. */
  audience: z.enum(alertAudiences),
  status: z.enum(['active', 'archived']),
  author: z.string(),
  created_at: instant,
  lock_version: lockVersion,
  abilities,
})
export type Alert = z.infer<typeof Alert>

const fields = {
  title: line(200),
  body: text(4000).default(''),
  date: likelyDay,
  priority: z.enum(alertPriorities).default('medium'),
  repeat: z.enum(alertRepeats).default('never'),
  audience: z.enum(alertAudiences).default('everyone'),
}

export const listAlerts = endpoint({
  room: 'collaboration',
  spec: 'E064',
  summary: 'List alerts of the agency or of one record',
  method: 'GET',
  path: '/alerts',
  look: 'alert',
  permission: 'alerts.read',
  input: {
    parent_type: parent.parent_type.optional(),
    parent_id: parent.parent_id.optional(),
    status: z.enum(['active', 'archived', 'all']).default('active'),
    priority: z.enum(alertPriorities).optional(),
    by_date: z.object({ start_date: day.optional(), end_date: day.optional() }).optional(),
    search: z.string().trim().max(100, 'Enter no more than 100 characters.').optional(),
    sort: sort(['date', 'priority', 'created_at'], 'date'),
    ...paging(30),
  },
  returns: page(Alert),
})

export const createAlert = endpoint({
  room: 'collaboration',
  spec: 'E065',
  summary: 'Add an alert to a client, agent or visit',
  method: 'POST',
  path: '/alerts',
  permission: 'alerts.write',
  input: { ...parent, ...fields },
  returns: record(Alert),
})

export const updateAlert = endpoint({
  room: 'collaboration',
  spec: 'E066',
  summary: 'Update an alert; status archived archives it, active restores it',
  method: 'PATCH',
  path: '/alerts/:id',
  permission: 'alerts.write',
  input: {
    title: fields.title.optional(),
    body: text(4000).optional(),
    date: likelyDay.optional(),
    priority: z.enum(alertPriorities).optional(),
    repeat: z.enum(alertRepeats).optional(),
    status: z.enum(['active', 'archived']).optional(),
    lock_version: lockVersion.optional(),
  },
  returns: record(Alert),
  fails: ['stale'],
})

export const createAlerts = endpoint({
  room: 'collaboration',
  spec: 'E067',
  summary: 'Add an alert to several records; failures are reported for each record',
  method: 'POST',
  path: '/alerts_bulk',
  permission: 'alerts.write',
  input: {
    parent_type: parent.parent_type,
    parent_ids: z.array(id).min(1).max(500),
    ...fields,
  },
  returns: record(z.object({ created: z.int(), missing: z.array(id) })),
})
