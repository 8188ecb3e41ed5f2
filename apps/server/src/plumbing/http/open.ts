import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Session } from '../auth/session.ts'
import type { DB } from '../db/schema.generated.ts'

/** What a verb is given that answers without an agency. */
export type Open = {
  readonly db: Kysely<DB>
  readonly session: Session | null
  readonly now: Date
  readonly requestId: string
  readonly address: string
  readonly log: Logger
  /** Appends an audit event to the agency that a session entered or left. */
  audit(agencyId: string, userId: string, name: string, action: string): Promise<void>
}
