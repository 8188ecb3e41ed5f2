import { endpoint, record } from '../endpoint.ts'
import { id, line, lockVersion } from '../fields.ts'
import { reasonKeyed } from './reason-key.ts'
import { Visit } from './visits.ts'

export const missVisit = endpoint({
  room: 'visits',
  summary: 'Note that a visit was missed, with the reason and what was done about it',
  method: 'POST',
  path: '/visits/:id/missed',
  permission: 'visits.schedule',
  input: {
    reason: reasonKeyed,
    action: reasonKeyed,
    note: line(300).nullable().optional(),
    lock_version: lockVersion.optional(),
  },
  returns: record(Visit),
  fails: ['visit_started', 'visit_not_due', 'missed_note_needed', 'status_not_allowed', 'stale'],
})

export const restoreVisit = endpoint({
  room: 'visits',
  summary: 'Restore a visit that was canceled, missed or archived',
  method: 'POST',
  path: '/visits/:id/restore',
  permission: 'visits.schedule',
  input: {
    /** If omitted, the caregiver whom it had; null restores it as an open visit. */
    agent_id: id.nullable().optional(),
    assignment_reason: line(200).nullable().optional(),
    lock_version: lockVersion.optional(),
  },
  returns: record(Visit),
  fails: [
    'assignment_refused',
    'assignment_reason_needed',
    'caregiver_double_booked',
    'status_not_allowed',
    'stale',
  ],
})

export const archiveVisit = endpoint({
  room: 'visits',
  summary: 'Archive a visit that was canceled or rejected',
  method: 'POST',
  path: '/visits/:id/archive',
  permission: 'visits.schedule',
  input: { lock_version: lockVersion.optional() },
  returns: record(Visit),
  fails: ['status_not_allowed', 'stale'],
})

export const reopenVisit = endpoint({
  room: 'visits',
  summary: 'Reopen a reviewed visit until its claim is with the payor; it is then reviewed again',
  method: 'POST',
  path: '/visits/:id/reopen',
  permission: 'visits.review',
  input: { reason: line(300), lock_version: lockVersion.optional() },
  returns: record(Visit),
  fails: ['visit_not_editable', 'caregiver_double_booked', 'status_not_allowed', 'stale'],
})
