import { signerRoles } from '@homeward/domain/files/signatures'
import { changeKinds, leftReasons } from '@homeward/domain/visits/change-set'
import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { clock, day, id, minutes } from '../fields.ts'

const Side = z.object({
  day,
  time: clock,
  minutes,
  agent: z.object({ id, name: z.string() }).nullable(),
})

const Change = z.object({
  what: z.enum(changeKinds),
  /** The visit, where it is there already. */
  visit_id: id.nullable(),
  before: Side.nullable(),
  after: Side.nullable(),
  /** Why a visit is left as it is. */
  why: z.enum(leftReasons).nullable(),
})

export const ChangeSet = z.object({
  /** The last day that was looked at; later visits follow the plan as it is then. */
  through_day: day,
  counts: z.object({
    added: z.int(),
    moved: z.int(),
    removed: z.int(),
    left_alone: z.int(),
    unchanged: z.int(),
  }),
  /** In the order of days; the first 500. */
  changes: z.array(Change),
  /** The first day of the care plan then, where it is another one. */
  begins: day.nullable(),
  /** Who signed what would no longer count, so that their signature is needed again. */
  voided_signatures: z.array(z.object({ role: z.enum(signerRoles), name: z.string() })),
  /** Other care plans that end by it. */
  ends: z.array(z.object({ id, version: z.int(), start_date: day, end_date: day })),
})
export type ChangeSet = z.infer<typeof ChangeSet>

export const previewCareplan = endpoint({
  room: 'visits',
  summary:
    'Get what a change of a care plan would do to its visits: which are added, moved, removed and left as they are, and why; nothing is changed',
  method: 'POST',
  path: '/careplans/:id/change_sets',
  permission: 'careplans.write',
  writes: false,
  input: {
    status: z.enum(['active', 'inactive', 'archived']).optional(),
    end_date: day.optional(),
  },
  returns: record(ChangeSet),
  fails: [
    'date_order',
    'careplan_outside_authorization',
    'careplan_over',
    'careplan_over_authorization',
    'careplan_without_shifts',
    'careplan_not_editable',
    'status_not_allowed',
  ],
})
