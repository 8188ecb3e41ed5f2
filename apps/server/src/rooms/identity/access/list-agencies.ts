import * as contract from '@homeward/contract/identity/access'
import { identityVerb } from '../../../plumbing/http/verb.ts'
import { signedIn } from '../session-of.ts'
import { findAgencies } from './access-store.ts'

/** Agencies that the person can enter: their own, or all for a super admin. */
export const listAgencies = identityVerb(contract.listAgencies, async (context, input) => {
  const { userId, superAdmin: all } = signedIn(context)
  const { rows, meta } = await findAgencies(context.db, { userId, all }, input)
  return { data: rows, meta }
})
