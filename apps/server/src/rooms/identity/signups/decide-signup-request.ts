import * as contract from '@homeward/contract/identity/signups'
import { Failure, found } from '../../../plumbing/failure.ts'
import { identityVerb } from '../../../plumbing/http/verb.ts'
import { signupRejected } from '../mails.ts'
import { signedIn } from '../session-of.ts'
import { tell } from '../tell.ts'
import { makeAgency } from './make-agency.ts'
import { decide, lockRequest } from './signup-store.ts'

/** Approves an agency, which makes it, or rejects it; who asked is written to. All in one. */
export const decideSignupRequest = identityVerb(
  contract.decideSignupRequest,
  async (context, { id, status, ...words }) => {
    const session = signedIn(context)
    const who = { id: session.userId, name: session.name }
    return context.transact(async (step) => {
      const request = found(await lockRequest(step.tx, id))
      if (request.status !== 'pending') throw new Failure('signup_decided')
      if (status === 'approved') {
        const agency_id = await makeAgency(step, request, who)
        return decide(step.tx, id, { status, reason: '', decided_by: who.id, agency_id }, step.now)
      }
      const { reason } = words
      const reader = { email: request.email, language: null }
      await tell(step, reader, signupRejected(request.name, request.agency_name, reason))
      return decide(step.tx, id, { status, reason, decided_by: who.id, agency_id: null }, step.now)
    })
  },
)
