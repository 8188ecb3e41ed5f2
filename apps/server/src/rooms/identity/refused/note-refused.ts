import { unseal } from '../../../plumbing/crypto/protected.ts'
import { makeCtx } from '../../../plumbing/context.ts'
import { agencyContext } from '../../../plumbing/db/agency-context.ts'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { systemTask } from '../../../plumbing/jobs/task.ts'
import { findAccount, findHeldAgencies, type Login } from '../store.ts'
import { refusedPlace } from './tell-refused.ts'

/**
 * Keeps a refused sign-in in each agency in which the account works. One at an account that does not exist
 * belongs to no agency; the log has it, without what was typed.
 */
export const noteRefused = systemTask({
  name: 'identity.note_refused',
  async runForSystem(services, db, { login, reason, address, request_id: requestId }) {
    const typed = JSON.parse(unseal(services.keys, login, refusedPlace)) as Login
    const account = await findAccount(db.identity, typed)
    if (!account) {
      services.log.warn({ address, reason, requestId }, 'a sign-in at no account was refused')
      return
    }
    for (const agencyId of await findHeldAgencies(db.identity, account.id)) {
      await inAgency(db, agencyId, async (tx) => {
        const actor = { kind: 'job', name: 'sign-in' } as const
        const ctx = makeCtx(services, tx, { agency: await agencyContext(tx), actor, requestId })
        await ctx.record({
          action: 'session.refused',
          type: 'user',
          id: account.id,
          after: { account: account.name, address, reason },
        })
      })
    }
  },
})
