import { splitName } from '@homeward/domain/identity/invites'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { refusedBy } from '../../../plumbing/db/constraint.ts'
import { Failure } from '../../../plumbing/failure.ts'
import type { ActingUser, IdentityTransaction } from '../../../plumbing/http/identity-context.ts'
import { insertUser } from '../invites/people-store.ts'
import { sendInvite } from '../invites/send-invite.ts'
import { readPhone } from '../phone.ts'
import { insertAgency, insertOffice, insertOwner, type SignupRow } from './signup-store.ts'

/**
 * Makes the agency that asked, with its first office and its owner, who has no password yet but gets a
 * mail to choose one. Answers the agency's id.
 */
export async function makeAgency(
  step: IdentityTransaction,
  request: SignupRow,
  who: ActingUser,
): Promise<string> {
  const agencyId = uuid()
  const userId = uuid()
  const { name, email } = request
  const username = `new-${userId}`
  await insertUser(step.tx, { id: userId, username, email, name }).catch(addressTaken)
  const phone = request.phone === null ? null : readPhone(request.phone)
  const agency = { name: request.agency_name, state: request.state, phone, email }
  await insertAgency(step.tx, { ...agency, id: agencyId })
  await step.inAgency(agencyId, who, async (ctx) => {
    await ctx.record({ action: 'agency.created', type: 'agency', id: agencyId, after: agency })
    const agentId = await makeOwner(ctx, { ...request, phone }, userId)
    await sendInvite(ctx, { subject: 'unboxing', agentId, userId, name, email, written: 'en' })
  })
  return agencyId
}

async function makeOwner({ tx }: Ctx, request: SignupRow, userId: string) {
  const { email, phone } = request
  const [officeId, agentId] = [uuid(), uuid()]
  const { first, last } = splitName(request.name)
  await insertOffice(tx, officeId, 'Main office')
  await insertOwner(
    tx,
    {
      id: agentId,
      user_id: userId,
      first_name: first,
      last_name: last,
      email,
      phone,
    },
    { id: uuid(), office_id: officeId },
  )
  return agentId
}

function addressTaken(error: unknown): never {
  if (refusedBy(error) !== 'users_email_key') throw error
  throw new Failure('contact_taken', {
    sentence:
      'Another account already uses the e-mail address of this request. Ask the agency for another address or reject the request.',
  })
}
