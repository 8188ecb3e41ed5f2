import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Database, Tx } from '../db/pool.ts'
import type { Mail } from './mailer.ts'

/** The job that sends a mail. */
const sendTask = 'mail.send'

/**
 * Puts an e-mail into the outbox, in the transaction of its subject: it is sent if and only if that
 * commits. `agencyId` is null for what belongs to a person alone.
 */
export async function putMail(
  tx: Tx,
  { agencyId, now }: { agencyId: string | null; now: Date },
  mail: Mail,
): Promise<void> {
  const id = uuid()
  await tx
    .insertInto('mails')
    .values({
      id,
      agency_id: agencyId,
      to_address: mail.to,
      subject: mail.subject,
      body: mail.body,
      state: 'waiting',
      created_at: now.toISOString(),
    })
    .execute()
  await sql`select app.enqueue(${sendTask}, ${JSON.stringify({ mail_id: id })}::json)`.execute(tx)
}

/** An e-mail that must still be sent; undefined if it was sent, kept or failed for good. */
export const findWaiting = (db: Database, id: string) =>
  db.identity
    .selectFrom('mails')
    .select(['to_address', 'subject', 'body'])
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()

/** A sent e-mail keeps no text, because it may have a code. */
export const markSent = (db: Database, id: string, now: Date) =>
  db.identity
    .updateTable('mails')
    .set({ state: 'sent', sent_at: now.toISOString(), body: null, error: null })
    .where('id', '=', id)
    .execute()

export const markKept = (db: Database, id: string) =>
  db.identity.updateTable('mails').set({ state: 'kept' }).where('id', '=', id).execute()

/** Why an e-mail could not be sent; `last` if it will not be tried again. */
export const markRefused = (db: Database, id: string, error: string, last: boolean) =>
  db.identity
    .updateTable('mails')
    .set({ error, ...(last && { state: 'failed' }) })
    .where('id', '=', id)
    .execute()

/** Removes e-mails sent before this time; unsent ones stay, whatever their age. */
export const removeSentMails = (db: Database['identity'], before: Date) =>
  db
    .deleteFrom('mails')
    .where('state', '=', 'sent')
    .where('sent_at', '<', before.toISOString())
    .execute()
