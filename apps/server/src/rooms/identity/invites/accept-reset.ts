import { Failure } from '../../../plumbing/failure.ts'
import type { IdentityTransaction } from '../../../plumbing/http/identity-context.ts'
import { findAgencyNames } from '../agency-names-store.ts'
import { choosePassword } from '../choose-password.ts'
import { passwordChanged } from '../mails.ts'
import { endSessions } from '../session-store.ts'
import { auditPerson, tell } from '../tell.ts'
import { type LockedInvite, markAccepted, revokeOpen } from './invite-store.ts'
import { findPerson, setPassword } from './people-store.ts'

/** Sets another password and signs the person out everywhere; other resets of theirs end. */
export async function acceptReset(
  step: IdentityTransaction,
  invite: LockedInvite,
  input: { password: string; password_confirmation: string },
): Promise<{ username: string }> {
  if (invite.user_id === null) throw new Failure('invite_over')
  const { tx, now } = step
  const person = await findPerson(tx, invite.user_id)
  const agencies = await findAgencyNames(tx, { userId: person.id })
  await setPassword(tx, person.id, await choosePassword(input, person, agencies), now)
  await markAccepted(tx, invite.id, now)
  await revokeOpen(tx, { subject: 'reset_password', userId: person.id }, now)
  await endSessions(tx, { userId: person.id }, now)
  await auditPerson(step, person, null, { action: 'password.reset' })
  await tell(step, person, passwordChanged(person.name))
  return { username: person.username }
}
