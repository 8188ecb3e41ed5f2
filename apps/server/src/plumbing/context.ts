import type { Capability } from '@homeward/domain/identity/capabilities'
import { isCaregiverRole, type Role } from '@homeward/domain/identity/roles'
import type { Logger } from 'pino'
import type { AuditEntry } from './audit/entry.ts'
import type { Tx } from './db/pool.ts'
import type { Keys } from './crypto/protected.ts'
import type { Storage } from './storage/storage.ts'

/** Everyone who can act. The tenant is never optional. */
export type Actor =
  | {
      readonly kind: 'person'
      readonly userId: string
      readonly agentId: string | null
      readonly role: Role
      readonly name: string
      readonly superAdmin: boolean
    }
  | { readonly kind: 'job'; readonly name: string }

export type AgencyContext = {
  readonly id: string
  readonly name: string
  readonly timeZone: string
  /** Metres beyond which a punch counts as far from the client's address. */
  readonly locationTolerance: number
}

/** What every verb is given: one transaction in one agency, the clock, and who acts. */
export type Ctx = {
  readonly tx: Tx
  readonly agency: AgencyContext
  readonly actor: Actor
  readonly now: Date
  readonly requestId: string
  readonly log: Logger
  /** Where people reach the product; links in mails begin with it. */
  readonly publicUrl: string
  readonly keys: Keys
  readonly storage: Storage
  may(capability: Capability): boolean
  /** Writes the audit event of a change, in this transaction. */
  record(entry: AuditEntry): Promise<void>
  /** Tells open screens that a record changed, when this transaction commits. */
  live(topic: string, id: string): Promise<void>
  /** Hands work to a job, when this transaction commits. */
  enqueue(task: string, payload: Record<string, unknown>, options?: JobOptions): Promise<void>
  /** Tells the rooms above that something happened; their tasks follow it after the commit. */
  emit(event: string, payload: Record<string, unknown>): Promise<void>
}

export type JobOptions = {
  /** A waiting job with the same key is replaced, so that many wishes make one run. */
  key?: string
  /** Jobs of one queue run one after the other. */
  queue?: string
  runAt?: Date
}

/** The agent whose own visits and clients alone may be seen, or null where the actor sees all. */
export const ownAgentOnly = (actor: Actor): string | null =>
  actor.kind === 'person' && !actor.superAdmin && isCaregiverRole(actor.role)
    ? (actor.agentId ?? nobody)
    : null

const nobody = '00000000-0000-0000-0000-000000000000'
