import type { Holder } from '@homeward/domain/identity/abilities'
import { type Capability, capabilities } from '@homeward/domain/identity/capabilities'
import { localDay } from '@homeward/domain/time/zone'
import { sql } from 'kysely'
import { type Actor, actorMay } from './actor.ts'
import type { AuditEntry } from './audit/entry.ts'
import { appendAudit } from './audit/record.ts'
import type { Tx } from './db/pool.ts'
import type { AppServices } from './services.ts'

export type AgencyContext = {
  readonly id: string
  readonly name: string
  readonly timeZone: string
  /** Metres beyond which a punch counts as far from the client's address. */
  readonly locationTolerance: number
}

/** What every verb is given: one transaction in one agency, the clock, and who acts. */
export type Ctx = Omit<AppServices, 'clock' | 'mailer'> & {
  readonly tx: Tx
  readonly agency: AgencyContext
  readonly actor: Actor
  readonly now: Date
  /** The day that the agency's calendar shows. */
  readonly today: string
  /** What the actor holds, for the abilities that travel with a record. */
  readonly holder: Holder
  readonly requestId: string
  may(capability: Capability): boolean
  /** Writes the audit event of a change, in this transaction. */
  record(entry: AuditEntry): Promise<void>
  /** Tells open screens that a record changed, when this transaction commits. */
  live(topic: string, id: string): Promise<void>
  /** Records a change and tells open screens of it; `topic` where they follow more than the record. */
  changed(entry: AuditEntry, topic?: { topic: string; id: string }): Promise<void>
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

/** The name of the job that tells an event to those who follow it. */
export const eventTask = (event: string): string => `event:${event}`

/** The context of one transaction. */
export function makeCtx(
  services: AppServices,
  tx: Tx,
  at: { agency: AgencyContext; actor: Actor; requestId: string },
): Ctx {
  const { agency, actor, requestId } = at
  const now = services.clock()
  const may: Ctx['may'] = (capability) => actorMay(actor, capability)
  const record: Ctx['record'] = (entry) =>
    appendAudit(services, tx, { agencyId: agency.id, actor, requestId }, entry)
  const live: Ctx['live'] = async (topic, id) => {
    const event = JSON.stringify({ agency: agency.id, topic, id })
    await sql`select pg_notify('homeward_live', ${event})`.execute(tx)
  }
  const enqueue: Ctx['enqueue'] = async (task, payload, options = {}) => {
    const content = JSON.stringify({ ...payload, agency_id: agency.id })
    const runAt = options.runAt?.toISOString() ?? null
    await sql`select app.enqueue(${task}, ${content}::json, ${options.key ?? null},
      ${options.queue ?? null}, ${runAt}::timestamptz)`.execute(tx)
  }
  let today: string | undefined
  let holder: Holder | undefined
  return {
    ...services,
    tx,
    agency,
    actor,
    requestId,
    now,
    get today() {
      return (today ??= localDay(now, agency.timeZone))
    },
    get holder() {
      return (holder ??= { capabilities: capabilities.filter(may) })
    },
    may,
    record,
    live,
    async changed(entry, { topic, id } = { topic: entry.type, id: entry.id }) {
      await record(entry)
      await live(topic, id)
    },
    enqueue,
    emit: (event, payload) => enqueue(eventTask(event), payload),
  }
}
