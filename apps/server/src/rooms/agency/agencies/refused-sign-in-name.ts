import { onConstraint } from '../../../plumbing/db/constraint.ts'

/** A sign-in name leads to one agency of the site. */
export const refusedSignInName = (error: unknown): never =>
  onConstraint(error, { agencies_sign_in_name_key: 'sign_in_name_taken' })
