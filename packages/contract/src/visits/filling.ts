import { findingIds } from '@homeward/domain/visits/assignment/findings'
import { fillingOutcomes } from '@homeward/domain/visits/assignment/filling'
import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { id } from '../fields.ts'
import { Candidate } from './assignment.ts'

/** The most open visits that are filled at once. */
export const mostFilled = 40

const FillingProposal = z.object({
  visit_id: id,
  outcome: z.enum(fillingOutcomes),
  /** Who gets the visit; null where no one does. */
  candidate: Candidate.nullable(),
  /** How many caregivers each finding keeps from it, the most frequent first. */
  why_not: z.array(z.object({ id: z.enum(findingIds), count: z.int() })),
})
export type FillingProposal = z.infer<typeof FillingProposal>

export const proposeFilling = endpoint({
  room: 'visits',
  summary:
    'Propose who gets some open visits: the best free caregiver of each, beside the other visits of the list. Changes nothing',
  method: 'POST',
  path: '/staffing_proposals',
  permission: 'visits.schedule',
  writes: false,
  input: { visit_ids: z.array(id).min(1).max(mostFilled) },
  returns: record(z.object({ proposals: z.array(FillingProposal) })),
})
