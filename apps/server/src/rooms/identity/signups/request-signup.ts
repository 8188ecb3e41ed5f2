import * as contract from '@homeward/contract/identity/signups'
import { v7 as uuid } from 'uuid'
import { identityVerb } from '../../../plumbing/http/verb.ts'
import { insertRequest } from './signup-store.ts'

/** Stores an agency's request to join until a super admin decides. */
export const requestSignup = identityVerb(
  contract.requestSignup,
  async ({ db, now }, { phone = null, state = null, ...rest }) => {
    await insertRequest(db, { ...rest, phone, state, id: uuid(), created_at: now.toISOString() })
    return {}
  },
)
