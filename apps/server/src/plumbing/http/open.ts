import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Session } from '../auth/session.ts'
import type { Actor, Ctx } from '../context.ts'
import type { Keys } from '../crypto/protected.ts'
import type { DB } from '../db/schema.generated.ts'

/** What a verb is given that answers without, or across, agencies: accounts, sessions, invites. */
export type Open = {
  /** As homeward_identity: people and sessions, of every agency. */
  readonly db: Kysely<DB>
  readonly session: Session | null
  readonly now: Date
  readonly requestId: string
  readonly address: string
  /** Browser and system in words. */
  readonly device: string
  readonly keys: Keys
  readonly log: Logger
  /** Works in one agency, in a transaction of its own. */
  inAgency<T>(agencyId: string, actor: Actor, work: (ctx: Ctx) => Promise<T>): Promise<T>
  /** Appends an audit event to the agency that a session entered or left. */
  audit(agencyId: string, userId: string, name: string, action: string): Promise<void>
  /** Hands work that belongs to no agency to a job. */
  enqueue(task: string, payload: Record<string, unknown>): Promise<void>
}
