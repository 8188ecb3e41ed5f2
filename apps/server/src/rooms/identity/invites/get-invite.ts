import type { OutputOf, ParsedOf } from '@homeward/contract/endpoint'
import type { getInvite as declaration } from '@homeward/contract/identity/invites'
import { inviteState, maskedEmail } from '@homeward/domain/identity/invites'
import { found } from '../../../plumbing/failure.ts'
import type { IdentityContext } from '../../../plumbing/http/identity-context.ts'
import { findInvite } from './invite-store.ts'

/**
 * An invite for the page that accepts it. Whether its address belongs to an account already is not
 * told to whoever does not know the code.
 */
export async function getInvite(
  { db, now }: IdentityContext,
  { id }: ParsedOf<typeof declaration>,
): Promise<OutputOf<typeof declaration>> {
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
}
