import * as contract from '@homeward/contract/identity/invites'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { inviteState } from '@homeward/domain/identity/invites'
import { word } from '@homeward/domain/language/sentence'
import { hashToken } from '../../../plumbing/auth/token.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { identityVerb } from '../../../plumbing/http/verb.ts'
import { findAgencyNames } from '../agency-names-store.ts'
import { choosePassword } from '../choose-password.ts'
import { activateAccount } from './activate-account.ts'
import { lockUnboxing, markAccepted } from './invite-store.ts'
import { findPerson } from './people-store.ts'
import { announceAccepted } from './announce-accepted.ts'

/** Sets up the first account of an agency by the token of its mail; by the token alone, says what it takes. */
export const unbox = identityVerb(contract.unbox, async (context, input) => {
  return context.transact(async (step) => {
    const invite = await lockUnboxing(step.tx, hashToken(input.token))
    if (!invite || inviteState(invite, step.now) !== 'open') throw new Failure('invite_over')
    if (invite.user_id === null || invite.agency_id === null) throw new Failure('invite_over')
    const person = await findPerson(step.tx, invite.user_id)
    if (person.activated_at !== null) throw new Failure('invite_over')

    const chosen = chosenBy(input)
    if (chosen === null) return { username: null, needed: [...contract.unboxingFields] }
    const { name, email } = invite
    const owner = { username: chosen.username, name, email }
    const whose = { userId: person.id, agencyId: invite.agency_id }
    const hash = await choosePassword(chosen, owner, await findAgencyNames(step.tx, whose))
    const username = await activateAccount(step, person.id, {
      username: chosen.username,
      email,
      hash,
    })
    await markAccepted(step.tx, invite.id, step.now)
    await step.inAgency(invite.agency_id, person, (ctx) =>
      announceAccepted(ctx, invite, { id: person.id, username }),
    )
    return { username, needed: [] }
  })
})

/** What was chosen; null where the token came alone. Some of it without the rest is refused. */
function chosenBy({
  username,
  password,
  password_confirmation,
}: Omit<ParsedOf<typeof contract.unbox>, 'token'>) {
  if (username !== undefined && password !== undefined && password_confirmation !== undefined)
    return { username, password, password_confirmation }
  const given = { username, password, password_confirmation }
  const left = contract.unboxingFields.filter((field) => given[field] === undefined)
  if (left.length === contract.unboxingFields.length) return null
  throw new Failure('invalid', {
    fields: Object.fromEntries(left.map((field) => [field, [word('This field is required.')]])),
  })
}
