import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { day, id, instant, line, paging } from '../fields.ts'

export const AuditEvent = z.object({
  id,
  at: instant,
  user_id: id.nullable(),
  actor: z.string(),
  action: z.string(),
  record_type: z.string(),
  record_id: id,
  changes: z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() })),
  request_id: z.string(),
  /** Whether the event is already in the agency's chain. */
  sealed: z.boolean(),
})
export type AuditEvent = z.infer<typeof AuditEvent>

export const listAuditEvents = endpoint({
  room: 'identity',
  spec: 'E258',
  summary: 'List audit events',
  method: 'GET',
  path: '/audit_events',
  permission: 'audit.read',
  input: {
    record_type: line(40).optional(),
    record_id: id.optional(),
    user_id: id.optional(),
    /** Part of a person's name, an action or a request id. */
    search: z.string().trim().max(100).optional(),
    /** Such as client.revealed, or the part before the dot. */
    action: line(60).optional(),
    /** Only changes, or only looks. */
    only: z.enum(['changes', 'looks']).optional(),
    /** Days in the agency's zone. */
    by_day: z.object({ start_date: day.optional(), end_date: day.optional() }).optional(),
    ...paging(30),
  },
  returns: page(AuditEvent),
  limit: 'search',
})

export const listHistory = endpoint({
  room: 'identity',
  summary: 'List the history of a record: who changed which fields',
  method: 'GET',
  path: '/history',
  permission: 'history.read',
  input: {
    record_type: line(40),
    record_id: id,
    /** An event of the record. The answer has the events before it, even if others were added since. */
    older_than: id.optional(),
    ...paging(30),
  },
  /** `total` counts from the first event of the answer. */
  returns: page(AuditEvent),
})

export const getAuditChain = endpoint({
  room: 'identity',
  summary: 'Get the sealing status of the audit trail',
  method: 'GET',
  path: '/audit_chain',
  permission: 'audit.read',
  returns: record(
    z.object({ sealed: z.int(), waiting: z.int(), last_sealed_at: instant.nullable() }),
  ),
})

/** Refused sign-ins at one account from one address. */
export const FailedSignIns = z.object({
  /** Account and address. */
  id: z.string(),
  user_id: id,
  account: z.string(),
  address: z.string(),
  failures: z.int(),
  /** A wrong name or password, a wrong code, or too many tries. */
  reasons: z.array(z.enum(['wrong_credentials', 'second_factor_wrong', 'throttled'])),
  first_at: instant,
  last_at: instant,
})
export type FailedSignIns = z.infer<typeof FailedSignIns>

export const listFailedSignIns = endpoint({
  room: 'identity',
  summary: 'List failed sign-ins by account and IP address',
  method: 'GET',
  path: '/failed_sign_ins',
  permission: 'audit.read',
  input: { days: z.coerce.number().int().min(1).max(90).default(30), ...paging(30) },
  returns: page(FailedSignIns),
})
