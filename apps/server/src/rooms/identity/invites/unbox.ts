import * as contract from '@homeward/contract/identity/invites'
import { inviteState } from '@homeward/domain/identity/invites'
import { hashToken } from '../../../plumbing/auth/token.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { identityVerb } from '../../../plumbing/http/verb.ts'
import { choosePassword } from '../choose-password.ts'
import { activateAccount } from './activate-account.ts'
import { lockUnboxing, markAccepted } from './invite-store.ts'
import { findPerson } from './people-store.ts'
import { announceAccepted } from './announce-accepted.ts'

/** Sets up the first account of an agency by the token of its mail. */
export const unbox = identityVerb(contract.unbox, async (context, input) => {
  return context.transact(async (step) => {
    const invite = await lockUnboxing(step.tx, hashToken(input.token))
    if (!invite || inviteState(invite, step.now) !== 'open') throw new Failure('invite_over')
    if (invite.user_id === null || invite.agency_id === null) throw new Failure('invite_over')
    const person = await findPerson(step.tx, invite.user_id)
    if (person.activated_at !== null) throw new Failure('invite_over')

    const { name, email } = invite
    const hash = await choosePassword(input, { username: input.username, name, email })
    const username = await activateAccount(step, person.id, {
      username: input.username,
      email,
      hash,
    })
    await markAccepted(step.tx, invite.id, step.now)
    await step.inAgency(invite.agency_id, person, (ctx) =>
      announceAccepted(ctx, invite, { id: person.id, username }),
    )
    return { username }
  })
})
