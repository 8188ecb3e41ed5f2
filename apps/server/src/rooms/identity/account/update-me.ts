import * as contract from '@homeward/contract/identity/accounts'
import { word } from '@homeward/domain/language/sentence'
import { forgetSession } from '../../../plumbing/auth/known-session.ts'
import { refusedBy } from '../../../plumbing/db/constraint.ts'
import { Failure } from '../../../plumbing/failure.ts'
import type { IdentityContext } from '../../../plumbing/http/identity-context.ts'
import { identityVerb } from '../../../plumbing/http/verb.ts'
import { contactChanged } from '../mails.ts'
import { readPhone } from '../phone.ts'
import { sessionOf, signedIn } from '../session-of.ts'
import { presentSessionUser } from '../session-user.ts'
import { auditPerson, tell } from '../tell.ts'
import { type Contact, findOwn, revokeResets, updateContact } from './account-store.ts'
import { ownAccount } from './own-account.ts'

/** Changes one's own name, contact, language and calls. A new e-mail address is told to the former one. */
export const updateMe = identityVerb(
  contract.updateMe,
  async (context, { current_password: typed, ...input }) => {
    const session = signedIn(context)
    if (await changesContact(context, input))
      await ownAccount(context, typed ?? '', 'current_password')
    await context.transact(async (step) => {
      const own = await findOwn(step.tx, session.userId)
      const { name, email, phone, language, can_receive_calls } = own
      const before = { name, email, phone, language, can_receive_calls }
      const changes = { ...input, ...(input.phone && { phone: phoneOf(input.phone) }) }
      const after = { ...before, ...changes }
      if (Object.keys(changes).length > 0) {
        await updateContact(step.tx, own.id, changes).catch(whichIsTaken)
      }
      if (after.email?.toLowerCase() !== email?.toLowerCase()) {
        await revokeResets(step.tx, own.id, step.now)
        await tell(step, own, contactChanged(name))
      }
      await auditPerson(step, own, session, { action: 'user.updated', before, after })
    })
    forgetSession(context.db, session.token)
    return presentSessionUser(context.db, await sessionOf(context, session.token))
  },
)

/** Whether mails and calls would reach the person elsewhere than before. */
async function changesContact(context: IdentityContext, input: Contact): Promise<boolean> {
  const own = await findOwn(context.db, signedIn(context).userId)
  const phone = input.phone ? phoneOf(input.phone) : input.phone
  const other = (sent: string | null | undefined, known: string | null) =>
    sent !== undefined && sent?.toLowerCase() !== known?.toLowerCase()
  return other(input.email, own.email) || other(phone, own.phone)
}

function phoneOf(typed: string): string {
  const digits = readPhone(typed)
  if (digits.length >= 7 && digits.length <= 15) return digits
  const sentence = word('Enter a phone number like (919) 555-0123.')
  throw new Failure('invalid', { fields: { phone: [sentence] } })
}

const taken = {
  users_email_key: ['email', word('Another account uses this e-mail address.')],
  users_phone_key: ['phone', word('Another account uses this phone number.')],
} as const

function whichIsTaken(error: unknown): never {
  const constraint = refusedBy(error)
  if (constraint !== 'users_email_key' && constraint !== 'users_phone_key') throw error
  const [field, sentence] = taken[constraint]
  throw new Failure('contact_taken', { fields: { [field]: [sentence] } })
}
