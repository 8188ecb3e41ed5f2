import { scorePartIds } from '@homeward/domain/visits/staffing'
import { findingIds } from '@homeward/domain/visits/assignment/findings'
import { verdictOutcomes } from '@homeward/domain/visits/assignment/verdict'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { clock, day, id, paging } from '../fields.ts'
import { likelyDay } from '../likely-day.ts'

const Finding = z.object({
  id: z.enum(findingIds),
  /** A hard one refuses; a soft one asks for a reason. */
  kind: z.enum(['hard', 'soft']),
  sentence: z.string(),
  /** What to do about it. */
  next: z.string(),
})

/** What speaks against an assignment, the gravest first, and what it means for whoever asks. */
export const Verdict = z.object({
  outcome: z.enum(verdictOutcomes),
  findings: z.array(Finding),
})
export type Verdict = z.infer<typeof Verdict>

/** What may be proposed for a visit; what is left out stays as it is. */
const proposed = {
  agent_id: id.nullable().optional(),
  scheduled_date: likelyDay.optional(),
  scheduled_time: clock.optional(),
  scheduled_duration: z.int().min(15).max(1440).optional(),
}

/** Proposals of one call. */
const mostProposals = 500

const Judged = z.object({
  visit_id: id,
  agent_id: id.nullable(),
  /** Null where the visit or the caregiver is not known. */
  verdict: Verdict.nullable(),
})

export const judgeAssignments = endpoint({
  room: 'visits',
  summary: 'Get what speaks against assignments or moves of visits, without changing anything',
  method: 'POST',
  path: '/assignment_verdicts',
  permission: 'visits.schedule',
  writes: false,
  input: {
    proposals: z
      .array(z.strictObject({ visit_id: id, ...proposed }))
      .min(1)
      .max(mostProposals),
  },
  returns: record(z.object({ verdicts: z.array(Judged) })),
})

export const Candidate = z.object({
  /** The caregiver's. */
  id,
  agent: z.object({ id, name: z.string() }),
  verdict: Verdict,
  /** How well the caregiver fits, 0 to 100, and the parts that it is made of. */
  score: z.int(),
  score_parts: z.array(
    z.object({ id: z.enum(scorePartIds), points: z.int(), most: z.int(), words: z.string() }),
  ),
  /** Visits for this client that took place, and the day of the last one. */
  visits_with_client: z.int(),
  last_visit_on: day.nullable(),
  /** Minutes planned in the week of the visit, without the visit itself. */
  week_minutes: z.int(),
})
export type Candidate = z.infer<typeof Candidate>

export const listStaffingCandidates = endpoint({
  room: 'visits',
  spec: 'E150',
  summary:
    'List all active caregivers for a visit, ranked: who may be assigned first, then by how well they fit',
  method: 'GET',
  path: '/visit_staffing_candidates',
  permission: 'visits.schedule',
  input: {
    visit_id: id,
    search: z.string().trim().max(100).optional(),
    /** Only those against whom nothing speaks, or only the others. */
    fit: z.enum(['yes', 'no']).optional(),
    /** Only those against whom this speaks. */
    finding: z.enum(findingIds).optional(),
    ...paging(10),
  },
  returns: page(Candidate),
})

export const getStaffingSummary = endpoint({
  room: 'visits',
  summary: 'Count who can take a visit, and what speaks against the others',
  method: 'GET',
  path: '/visits/:id/staffing_summary',
  permission: 'visits.schedule',
  returns: record(
    z.object({
      /** Nothing speaks against them. */
      free: z.int(),
      others: z.int(),
      /** How many others each finding is about, the most frequent first; a caregiver counts for each of theirs. */
      why_not: z.array(z.object({ id: z.enum(findingIds), count: z.int() })),
    }),
  ),
})
