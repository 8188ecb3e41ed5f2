import type { JobName, JobPayload } from '@homeward/contract/signals'
import type { Language } from '@homeward/domain/language/languages'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { AuditEntry } from '../audit/entry.ts'
import type { Session } from '../auth/session.ts'
import type { Ctx } from '../context.ts'
import type { Keys } from '../crypto/protected.ts'
import type { DB } from '../db/schema.generated.ts'
import type { Tx } from '../db/pool.ts'

/** What a verb for calls without, or across, agencies gets: accounts, sessions, invites. */
export type IdentityContext = {
  /** As homeward_identity: people and sessions, of every agency. */
  readonly db: Kysely<DB>
  readonly session: Session | null
  readonly now: Date
  readonly requestId: string
  readonly address: string
  /** Browser and system in words. */
  readonly device: string
  /** The language that the screen asks for. */
  readonly language: Language
  readonly keys: Keys
  readonly log: Logger
  /** The address that people open; links in e-mails begin with it. */
  readonly publicUrl: string
  /** Whether a mail server is set. */
  readonly sendsMail: boolean
  /** One transaction over people and, inside it, agencies: all of it stands or none. */
  transact<T>(work: (step: IdentityTransaction) => Promise<T>): Promise<T>
  /** Hands work that belongs to no agency to a job. */
  enqueue<J extends JobName>(
    job: J,
    payload: JobPayload<J>,
    /** A waiting job with the same key is replaced. */
    options?: { key: string; runAt: Date },
  ): Promise<void>
}

/** A person who acts as such, before any role of theirs applies. */
export type ActingUser = { readonly id: string; readonly name: string }

/** A transaction over people. An error in any part of it must end it. */
export type IdentityTransaction = {
  /** As homeward_identity. */
  readonly tx: Tx
  readonly now: Date
  /** Works in one agency, within this transaction. */
  inAgency<T>(agencyId: string, who: ActingUser, work: (ctx: Ctx) => Promise<T>): Promise<T>
  /** Appends an audit event to an agency, within this transaction. */
  audit(agencyId: string, who: ActingUser, entry: AuditEntry): Promise<void>
}
