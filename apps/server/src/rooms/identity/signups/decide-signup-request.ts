import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { decideSignupRequest as declaration } from '@homeward/contract/signups'
import { Failure, found } from '../../../plumbing/failure.ts'
import type { Open } from '../../../plumbing/http/open.ts'
import { signedIn } from '../session-of.ts'
import { makeAgency } from './make-agency.ts'
import { decide, lockRequest } from './signup-store.ts'

/** Approves an agency, which makes it and writes to its owner, or rejects it; all in one. */
export async function decideSignupRequest(
  open: Open,
  { id, status }: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
  const session = signedIn(open)
  const who = { id: session.userId, name: session.name }
  return open.transact(async (step) => {
    const request = found(await lockRequest(step.tx, id))
    if (request.status !== 'pending') throw new Failure('signup_decided')
    const agency_id = status === 'approved' ? await makeAgency(step, request, who) : null
    return decide(step.tx, id, { status, decided_by: who.id, agency_id }, step.now)
  })
}
