import { mostResetsAnHour } from '@homeward/domain/identity/invites'
import { languageOf } from '@homeward/domain/language/languages'
import { unseal } from '../../../plumbing/crypto/protected.ts'
import { systemTask } from '../../../plumbing/jobs/task.ts'
import { readPhone } from '../phone.ts'
import { findAccount, type Login } from '../store.ts'
import { countResets } from './invite-store.ts'
import { findPerson } from './people-store.ts'
import { writeInvite } from './write-invite.ts'

export const resetTask = 'identity.write_reset'

/** People type more than names into a field for names, so what a job carries is sealed. */
export const loginPlace = 'jobs.write_reset.login'

/** Writes a reset of the password to the account of a login, if there is one that can be written to. */
export const writeReset = systemTask({
  name: resetTask,
  async runForSystem(services, db, payload) {
    const { keys, publicUrl } = services
    const login = loginOf(unseal(keys, payload.login, loginPlace))
    const now = services.clock()
    const account = await findAccount(db.identity, login)
    if (!account || account.email === null || account.password_hash === null) return
    const wish = {
      subject: 'reset_password',
      agent_id: null,
      user_id: account.id,
      name: account.name,
      email: account.email,
      created_by: null,
    } as const
    await db.identity.transaction().execute(async (tx) => {
      await findPerson(tx, account.id)
      const resets = await countResets(tx, account.id, new Date(now.getTime() - 3_600_000))
      if (resets < mostResetsAnHour)
        await writeInvite({ tx, now, publicUrl }, null, wish, languageOf(account.language))
    })
  },
})

/** A phone number, where it can be one, or else a username or an e-mail address. */
function loginOf(typed: string): Login {
  const phone = readPhone(typed)
  return /^[\d\s()+./-]+$/.test(typed) && phone ? { phone } : { name: typed }
}
