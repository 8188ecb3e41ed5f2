import { visitExceptions } from '@homeward/domain/visits/exceptions'
import { holdReasons } from '@homeward/domain/visits/holding'
import { fixActs } from '@homeward/domain/visits/probable-fix'
import { timeSources } from '@homeward/domain/visits/probable-times'
import { reasonSituations } from '@homeward/domain/visits/reasons'
import { entryMethods, visitStatuses } from '@homeward/domain/visits/vocabulary'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { reasonKeyed } from './reason-key.ts'
import { cents, clock, day, id, instant, line, lockVersion, minutes, paging } from '../fields.ts'

const party = z.object({ id, name: z.string() })
const exception = z.enum([...visitExceptions, 'none'])

/** What probably settles the exception. */
const Fix = z.object({
  act: z.enum(fixActs),
  /** The reasons that fit; null without any. */
  situation: z.enum(reasonSituations).nullable(),
  /** The reason that it takes unless another one is given; null if it needs none. */
  reason: z.string().nullable(),
  check_in_at: instant.nullable(),
  check_out_at: instant.nullable(),
  /** Why these times are probable; null if the recorded ones stay. */
  source: z.enum(timeSources).nullable(),
})

/** A visit that waits for somebody: what was planned and recorded, what is the matter, and the fix. */
export const ExceptionRow = z.object({
  id,
  lock_version: lockVersion,
  status: z.enum(visitStatuses),
  /** What is the matter first, and all that is. */
  exception,
  exceptions: z.array(z.enum(visitExceptions)),
  client: party,
  agent: party.nullable(),
  /** The number of the caregiver, for those who may read caregivers. */
  agent_phone: z.string().nullable(),
  payor: party.nullable(),
  scheduled_date: day,
  scheduled_time: clock,
  scheduled_duration: minutes,
  starts_at: instant,
  ends_at: instant,
  check_in_at: instant.nullable(),
  check_out_at: instant.nullable(),
  check_in_method: z.enum(entryMethods).nullable(),
  check_out_method: z.enum(entryMethods).nullable(),
  /** Meters from the home. */
  check_in_distance: z.number().nullable(),
  check_out_distance: z.number().nullable(),
  check_in_accuracy: z.number().nullable(),
  check_out_accuracy: z.number().nullable(),
  held_for: z.array(z.enum(holdReasons)),
  signed_at: instant.nullable(),
  last_task_at: instant.nullable(),
  next_check_in_at: instant.nullable(),
  refused_tasks: z.array(z.string()),
  /** What it will be charged. */
  cents,
  fix: Fix,
})
export type ExceptionRow = z.infer<typeof ExceptionRow>

const asked = { id, lock_version: lockVersion }
const refused = z.array(z.object({ id, client: z.string(), sentence: z.string() }))
const moved = z.array(z.object(asked))

export const settleExceptions = endpoint({
  room: 'visits',
  summary:
    'Settle one exception of several visits by its probable fix; visits that cannot be settled are reported',
  method: 'POST',
  path: '/visit_exceptions/settle',
  permission: 'visits.review',
  needsAnswer: true,
  input: {
    /** The exception that was shown. A visit that has another one by now is reported. */
    exception,
    visits: z
      .array(
        z.strictObject({
          ...asked,
          /** The times that were shown; without them the probable ones. */
          check_in_at: instant.nullable().optional(),
          check_out_at: instant.nullable().optional(),
        }),
      )
      .min(1)
      .max(200),
    reason: reasonKeyed.optional(),
    action: reasonKeyed.optional(),
    note: line(300).optional(),
  },
  returns: record(z.object({ moved, refused })),
})

export const undoExceptions = endpoint({
  room: 'visits',
  summary: 'Undo the settling of exceptions; visits that cannot be undone are reported',
  method: 'POST',
  path: '/visit_exceptions/undo',
  permission: 'visits.review',
  needsAnswer: true,
  input: {
    /** The exception that was settled. */
    exception,
    visits: z.array(z.strictObject(asked)).min(1).max(200),
  },
  returns: record(z.object({ moved, refused })),
})

/** A visit that a person approved or noted as missed, and whether that may still be undone. */
export const ClearedRow = z.object({
  id,
  lock_version: lockVersion,
  client: party,
  agent: party.nullable(),
  scheduled_date: day,
  starts_at: instant,
  ends_at: instant,
  /** What undoing it takes. */
  exception: z.enum(['missed', 'not_signed', 'overlap', 'none']),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  reviewed_duration: minutes.nullable(),
  cleared_at: instant,
  cleared_by: z.string().nullable(),
  undoable: z.boolean(),
})
export type ClearedRow = z.infer<typeof ClearedRow>

export const listClearedExceptions = endpoint({
  room: 'visits',
  summary: 'List the visits that were approved or noted as missed today, the last one first',
  method: 'GET',
  path: '/visit_exceptions/cleared',
  permission: 'visits.review',
  input: {
    office_id: id.optional(),
    /** Only those of clients of one's own offices; whoever has none works for all of them. */
    mine: z.stringbool().optional(),
    ...paging(25),
  },
  returns: page(ClearedRow),
})
