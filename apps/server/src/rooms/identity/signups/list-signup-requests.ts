import * as contract from '@homeward/contract/identity/signups'
import { identityVerb } from '../../../plumbing/http/verb.ts'
import { findRequests } from './signup-store.ts'

/** Agencies that ask to join. */
export const listSignupRequests = identityVerb(
  contract.listSignupRequests,
  async ({ db }, input) => {
    const { rows, meta } = await findRequests(db, input)
    return { data: rows, meta }
  },
)
