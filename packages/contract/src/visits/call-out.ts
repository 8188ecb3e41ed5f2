import { absenceReasons } from '@homeward/domain/caregivers/absences'
import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { id, instant, line, lockVersion } from '../fields.ts'
import { likelyDay } from '../likely-day.ts'
import { Candidate } from './assignment.ts'

/** A visit that somebody has to cover, with those who fit best. */
const VisitToCover = z.object({
  id,
  client: z.object({ id, name: z.string() }),
  starts_at: instant,
  ends_at: instant,
  lock_version: lockVersion,
  candidates: z.array(Candidate),
})
export type VisitToCover = z.infer<typeof VisitToCover>

export const callOut = endpoint({
  room: 'visits',
  summary:
    'Note that a caregiver calls out; their visits come off the schedule, each with who fits best',
  method: 'POST',
  path: '/call_outs',
  permission: 'visits.schedule',
  input: {
    agent_id: id,
    /** If omitted, today. */
    start_date: likelyDay.optional(),
    /** If omitted, the same day. */
    end_date: likelyDay.optional(),
    kind: z.enum(['call_out', 'sick']).default('call_out'),
    /** What lies behind a call-out. */
    reason: z.enum(absenceReasons).optional(),
    note: line(300).nullable().optional(),
  },
  needsAnswer: true,
  returns: record(z.object({ absence_id: id, visits: z.array(VisitToCover) })),
  fails: ['date_order'],
})
