import { allocations } from '@homeward/domain/care/remainders'
import { z } from 'zod'
import { endpoint, record } from '../endpoint.ts'
import { id, lockVersion } from '../fields.ts'
import { Careplan } from './careplans.ts'

export const reviseCareplan = endpoint({
  room: 'care',
  summary:
    'Begin the next version of an active care plan, as a draft with the shifts of this version; activating it ends the version before',
  method: 'POST',
  path: '/careplans/:id/revisions',
  permission: 'careplans.write',
  returns: record(Careplan),
  fails: ['careplan_not_in_force', 'careplan_revision_exists'],
})

export const allocateRemainders = endpoint({
  room: 'care',
  spec: 'E110',
  summary:
    'Give the weekly minutes that the shifts of a draft or scheduled care plan leave over to the first shift, the last or all, in units of 15 minutes',
  method: 'PATCH',
  path: '/allocate_remainders',
  permission: 'careplans.write',
  input: {
    careplan_id: id,
    allocation: z.enum(allocations),
    lock_version: lockVersion.optional(),
  },
  returns: record(Careplan),
  fails: ['careplan_not_editable', 'nothing_to_allocate', 'stale'],
})
