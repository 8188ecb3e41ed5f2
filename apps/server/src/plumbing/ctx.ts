import { type Capability, roleMay } from '@homeward/domain/identity/capabilities'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { appendAudit } from './audit/record.ts'
import type { Actor, AgencyContext, Ctx } from './context.ts'
import type { Keys } from './crypto/protected.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Tx } from './db/pool.ts'
import type { Storage } from './storage/storage.ts'

/** What a process has once and every request is given. */
export type AppServices = {
  readonly keys: Keys
  readonly storage: Storage
  readonly log: Logger
  /** Where people reach the product, without a slash at the end: links in mails begin with it. */
  readonly publicUrl: string
  /** Null where no mail server is set: mails are kept in the outbox then. */
  readonly mailer: Mailer | null
  clock(): Date
}

/** Whether an actor holds a capability. Jobs act for the agency itself. Unknown means no. */
export const actorMay = (actor: Actor, capability: Capability): boolean =>
  actor.kind === 'job' || actor.superAdmin || roleMay(actor.role, capability)

/** The name of the job that tells an event to those who follow it. */
export const eventTask = (event: string): string => `event:${event}`

/** The context of one transaction. */
export function makeCtx(
  services: AppServices,
  tx: Tx,
  at: { agency: AgencyContext; actor: Actor; requestId: string },
): Ctx {
  const { agency, actor, requestId } = at
  const enqueue: Ctx['enqueue'] = async (task, payload, options = {}) => {
    const content = JSON.stringify({ ...payload, agency_id: agency.id })
    const runAt = options.runAt?.toISOString() ?? null
    await sql`select app.enqueue(${task}, ${content}::json, ${options.key ?? null},
      ${options.queue ?? null}, ${runAt}::timestamptz)`.execute(tx)
  }
  return {
    ...services,
    tx,
    agency,
    actor,
    requestId,
    now: services.clock(),
    may: (capability) => actorMay(actor, capability),
    record: (entry) => appendAudit(services, tx, { agencyId: agency.id, actor, requestId }, entry),
    async live(topic, id) {
      const event = JSON.stringify({ agency: agency.id, topic, id })
      await sql`select pg_notify('homeward_live', ${event})`.execute(tx)
    },
    enqueue,
    emit: (event, payload) => enqueue(eventTask(event), payload),
  }
}
