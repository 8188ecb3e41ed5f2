import * as contract from '@homeward/contract/identity/invites'
import { inviteState, maskedEmail } from '@homeward/domain/identity/invites'
import { found } from '../../../plumbing/failure.ts'
import { identityVerb } from '../../../plumbing/http/verb.ts'
import { findInvite } from './invite-store.ts'

/**
 * An invite for the page that accepts it. Whether its address belongs to an account already is not
 * told to whoever does not know the code.
 */
export const getInvite = identityVerb(contract.getInvite, async ({ db, now }, { id }) => {
  const invite = found(await findInvite(db, id))
  return {
    id: invite.id,
    subject: invite.subject,
    state: inviteState(invite, now),
    agency: invite.agency,
    name: invite.name,
    email: maskedEmail(invite.email),
    needs_username: invite.subject !== 'reset_password',
  }
})
