import type { ParsedOf } from '@homeward/contract/endpoint'
import * as contract from '@homeward/contract/identity/invites'
import { inviteState, readCode } from '@homeward/domain/identity/invites'
import { codeFits } from '../../../plumbing/auth/code.ts'
import { Failure, found } from '../../../plumbing/failure.ts'
import type { IdentityTransaction } from '../../../plumbing/http/identity-context.ts'
import { identityVerb } from '../../../plumbing/http/verb.ts'
import { acceptJoin } from './accept-join.ts'
import { acceptReset } from './accept-reset.ts'
import { countWrongCode, lockInvite, type LockedInvite } from './invite-store.ts'

type Input = ParsedOf<typeof contract.acceptInvite>

/**
 * Accepts an invite with the code of its mail. What belongs to the account is looked at only once the
 * code was right; a wrong code, or a wrong present password, counts against the invite.
 */
export const acceptInvite = identityVerb(contract.acceptInvite, async (context, input) => {
  if (input.password !== input.password_confirmation) throw new Failure('passwords_differ')
  const outcome = await context.transact(async (step) => {
    const invite = found(await lockInvite(step.tx, input.id))
    if (invite.subject === 'unboxing') throw new Failure('not_found')
    if (inviteState(invite, step.now) !== 'open') throw new Failure('invite_over')
    const right = codeFits(invite.code_hash, readCode(input.confirmation_code))
    const accepted = right ? await accept(step, invite, input) : new Failure('code_wrong')
    // The count has to outlive the refusal, so the refusal is answered when it was committed.
    if (accepted instanceof Failure) await countWrongCode(step.tx, invite.id)
    return accepted
  })
  if (outcome instanceof Failure) throw outcome
  return outcome
})

const accept = (step: IdentityTransaction, invite: LockedInvite, input: Input) =>
  invite.subject === 'reset_password'
    ? acceptReset(step, invite, input)
    : acceptJoin(step, invite, input)
