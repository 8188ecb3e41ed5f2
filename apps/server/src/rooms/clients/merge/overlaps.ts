import { refusedBy } from '../../../plumbing/db/constraint.ts'
import { Failure } from '../../../plumbing/failure.ts'

/** What two merged records cannot both have, by the constraint. */
const sentences: Readonly<Record<string, string>> = {
  authorizations_one_at_a_time:
    'Both records have an active authorization for the same service and payor on the same days. Archive one of them first.',
  client_payors_once:
    'Both records have the same payor on the same days. Archive one of them first.',
  client_payors_one_at_a_time:
    'Both records have a payor in the same place on the same days. Archive one of them first.',
  careplans_one_active:
    'Both records have an active care plan for the same payor without an authorization on the same days. End one of them first.',
  folders_by_name: 'Both records have a folder of the same name. Rename one of them first.',
  client_addresses_one_primary: 'Both records have a primary address. Clear one of them first.',
}

/** Throws the failure for a constraint that refused to move rows between two clients. */
export function onOverlap(error: unknown): never {
  const constraint = refusedBy(error)
  if (constraint === null) throw error
  const sentence = sentences[constraint]
  throw new Failure('merge_overlap', sentence === undefined ? {} : { sentence })
}
