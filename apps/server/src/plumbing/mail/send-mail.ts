import { systemTask } from '../jobs/task.ts'
import { findWaiting, markKept, markRefused, markSent } from './outbox.ts'

const mostOfError = 500

/** Sends one mail of the outbox; without a mail server it is kept there for a super admin to read. */
export const sendMail = systemTask({
  name: 'mail.send',
  async runForSystem(services, db, payload, { lastTry }) {
    const id = payload.mail_id
    const { mailer } = services
    const mail = await findWaiting(db, id)
    if (!mail) return
    if (!mailer) {
      await markKept(db, id)
      return
    }
    try {
      await mailer.send({ to: mail.to_address, subject: mail.subject, body: mail.body ?? '' })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      await markRefused(db, id, reason.slice(0, mostOfError), lastTry)
      // What the mail server says may quote addresses: the outbox has it, the log does not.
      throw new Error(`The mail ${id} was not taken by the mail server; the outbox says why.`)
    }
    await markSent(db, id, services.clock())
  },
})
