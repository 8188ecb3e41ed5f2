import { removeOldKeys } from '../../plumbing/http/idempotency.ts'
import { type AnyTask, systemTask, task } from '../../plumbing/jobs/task.ts'
import { removeSentMails } from '../../plumbing/mail/outbox.ts'
import { sendMail } from '../../plumbing/mail/send-mail.ts'
import { removeOldDeliveries } from '../../plumbing/webhooks/delivery-store.ts'
import { writeReset } from './invites/write-reset.ts'
import { noteRefused } from './refused/note-refused.ts'
import { removeOldInvites, removeOldSessions } from './sweep-store.ts'
import { removeOldAttempts } from './sign-in-attempts-store.ts'

/** For how many days what is over is kept; `docs/operations.md` says so too. */
const kept = {
  attempts: 1,
  sentMails: 30,
  invites: 30,
  sessions: 90,
  /** A phone may lie in a drawer for weeks before it sends what it keeps. */
  keys: 90,
  /** Longer than any service tries again. */
  deliveries: 90,
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000)

export const tasks: readonly AnyTask[] = [
  sendMail,
  writeReset,
  noteRefused,
  task({
    name: 'identity.sweep_keys',
    every: '40 7 * * *',
    async run({ tx, now }) {
      await removeOldKeys(tx, daysBefore(now, kept.keys))
      await removeOldDeliveries(tx, daysBefore(now, kept.deliveries))
    },
  }),
  systemTask({
    name: 'identity.sweep',
    every: '50 7 * * *',
    async runForSystem(services, { identity }) {
      const now = services.clock()
      await removeOldAttempts(identity, daysBefore(now, kept.attempts))
      await removeSentMails(identity, daysBefore(now, kept.sentMails))
      await removeOldInvites(identity, daysBefore(now, kept.invites))
      await removeOldSessions(identity, daysBefore(now, kept.sessions))
    },
  }),
]
