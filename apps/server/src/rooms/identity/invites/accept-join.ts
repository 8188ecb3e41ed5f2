import { word } from '@homeward/domain/language/sentence'
import { v7 as uuid } from 'uuid'
import { passwordFits } from '../../../plumbing/auth/password.ts'
import { onConstraint } from '../../../plumbing/db/constraint.ts'
import { Failure } from '../../../plumbing/failure.ts'
import type { IdentityTransaction } from '../../../plumbing/http/identity-context.ts'
import { findAgencyNames } from '../agency-names-store.ts'
import { choosePassword } from '../choose-password.ts'
import { activateAccount } from './activate-account.ts'
import { type LockedInvite, markAccepted, revokeOpen } from './invite-store.ts'
import { findAgent, findByEmail, findUnused, insertUser, linkAgent } from './people-store.ts'
import { announceAccepted } from './announce-accepted.ts'

type Input = { username?: string | undefined; password: string; password_confirmation: string }
type Accepted = { id: string; name: string; username: string }

/**
 * Gives the invited agent an account: the one that the e-mail address belongs to, with its present
 * password, or else a new one with the username and password that were chosen. A wrong present password is an
 * answer, not an error: it has to be counted.
 */
export async function acceptJoin(
  step: IdentityTransaction,
  invite: LockedInvite,
  input: Input,
): Promise<{ username: string } | Failure> {
  const { agency_id: agencyId, agent_id: agentId } = invite
  if (agencyId === null || agentId === null) throw new Failure('invite_over')
  const agent = await step.inAgency(agencyId, { id: invite.id, name: invite.name }, ({ tx }) =>
    findAgent(tx, agentId),
  )
  if (!agent || agent.activated_at !== null) throw new Failure('invite_over')

  const owner = await findByEmail(step.tx, invite.email)
  const present = owner?.password_hash ?? null
  if (owner && present !== null && !(await passwordFits(present, input.password))) {
    return presentPasswordNeeded()
  }
  const person: Accepted =
    owner && present !== null
      ? owner
      : await newAccount(step, invite, input, owner ?? (await unusedOf(step, agencyId, agent)))

  await markAccepted(step.tx, invite.id, step.now)
  await step.inAgency(agencyId, person, async (ctx) => {
    await linkAgent(ctx.tx, agentId, person.id).catch((error: unknown) =>
      onConstraint(error, { agents_agency_id_user_id_key: 'account_exists' }),
    )
    await revokeOpen(ctx.tx, { subject: 'join', agentId }, step.now)
    await announceAccepted(ctx, invite, person)
  })
  return { username: person.username }
}

const unusedOf = (
  step: IdentityTransaction,
  agencyId: string,
  { user_id }: { user_id: string | null },
) => (user_id === null ? undefined : findUnused(step.tx, user_id, agencyId))

async function newAccount(
  step: IdentityTransaction,
  invite: LockedInvite,
  input: Input,
  existing: { id: string; name: string } | undefined,
): Promise<Accepted> {
  const { name, email } = invite
  const owner = { username: input.username ?? null, email, name }
  const whose = { userId: existing?.id ?? null, agencyId: invite.agency_id }
  const hash = await choosePassword(input, owner, await findAgencyNames(step.tx, whose))
  const person = existing ?? { id: uuid(), name }
  if (!existing) {
    // Two invites to one address may be accepted at once; the second finds the account of the first.
    await insertUser(step.tx, { id: person.id, username: `new-${person.id}`, email, name }).catch(
      (error: unknown) => onConstraint(error, { users_email_key: 'contact_taken' }),
    )
  }
  const username = await activateAccount(step, person.id, { username: input.username, email, hash })
  return { ...person, username }
}

function presentPasswordNeeded(): Failure {
  const sentence = word(
    'An account with this e-mail address already exists. Enter its current password to add the agency to it.',
  )
  return new Failure('wrong_credentials', { fields: { password: [sentence] } })
}
