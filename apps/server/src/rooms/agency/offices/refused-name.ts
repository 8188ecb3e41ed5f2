import { onConstraint } from '../../../plumbing/db/constraint.ts'

/** An office's name is unique, even if the other office is archived. */
export const refusedName = (error: unknown): never =>
  onConstraint(error, { offices_agency_id_name_key: 'office_name_taken' })
