import * as contract from '@homeward/contract/identity/accounts'
import { identityVerb } from '../../../plumbing/http/verb.ts'
import { findAgencyNames } from '../agency-names-store.ts'
import { choosePassword } from '../choose-password.ts'
import { passwordChanged } from '../mails.ts'
import { signedIn } from '../session-of.ts'
import { endSessions } from '../session-store.ts'
import { auditPerson, tell } from '../tell.ts'
import { changeHash, revokeResets } from './account-store.ts'
import { ownAccount, wrongPassword } from './own-account.ts'

/** Changes one's own password, and signs out everywhere else where that is asked for. */
export const changePassword = identityVerb(contract.changePassword, async (context, input) => {
  const session = signedIn(context)
  const own = await ownAccount(context, input.current_password, 'current_password')
  const agencies = await findAgencyNames(context.db, { userId: own.id })
  const hashes = { before: own.password_hash, after: await choosePassword(input, own, agencies) }
  return context.transact(async (step) => {
    if (!(await changeHash(step.tx, own.id, hashes, step.now)))
      throw wrongPassword('current_password')
    await revokeResets(step.tx, own.id, step.now)
    const others = { userId: own.id, butNot: session.id }
    const ended = input.end_other_sessions ? await endSessions(step.tx, others, step.now) : 0
    await auditPerson(step, own, session, { action: 'password.changed' })
    await tell(step, own, passwordChanged(own.name))
    return { ended }
  })
})
