import { onConstraint } from '../../../plumbing/db/constraint.ts'

/** A payor's name is unique, even if the other payor is archived. */
export const refusedName = (error: unknown): never =>
  onConstraint(error, { payors_agency_id_name_key: 'payor_name_taken' })
