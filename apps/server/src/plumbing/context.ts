import {
  type AuditAction,
  type EventName,
  type EventPayload,
  isTopic,
  type JobName,
  type JobPayload,
  type MessageName,
  type RecordTypeOf,
  type SignalKind,
  type SignalPayload,
  type Topic,
} from '@homeward/contract/signals'
import type { Holder } from '@homeward/domain/identity/abilities'
import { type Capability, capabilities } from '@homeward/domain/identity/capabilities'
import { localDay } from '@homeward/domain/time/zone'
import { type Actor, actorMay } from './actor.ts'
import type { AuditEntry } from './audit/entry.ts'
import { followersOf } from './audit/follow.ts'
import { appendAudits } from './audit/record.ts'
import { later } from './db/later.ts'
import type { Tx } from './db/pool.ts'
import { idsAtOnce, tellProcesses } from './live/events.ts'
import { sendSignal } from './live/signals.ts'
import type { AppServices } from './services.ts'

export type AgencyContext = {
  readonly id: string
  readonly name: string
  readonly timeZone: string
  /** Meters beyond which a punch counts as far from the client's address. */
  readonly locationTolerance: number
  /** Minutes after its start from which a visit without a check-in is late. */
  readonly lateAfter: number
}

/** What every verb gets: one transaction in one agency, the clock, and the actor. */
export type Ctx = Omit<AppServices, 'clock' | 'mailer'> & {
  readonly tx: Tx
  readonly agency: AgencyContext
  readonly actor: Actor
  readonly now: Date
  /** The day that the agency's calendar shows. */
  readonly today: string
  /** The actor's capabilities, for the abilities in an answer. */
  readonly holder: Holder
  readonly requestId: string
  may(capability: Capability): boolean
  /** Writes the audit event of a change, in this transaction. */
  record<A extends AuditAction>(entry: AuditEntry<A>): Promise<void>
  /** Tells open screens that a record changed, when this transaction commits. */
  live(topic: Topic, id: string): Promise<void>
  /** Tells one person's screens what is stored for them, when this transaction commits. */
  tell(message: MessageName, userId: string, ids: readonly string[]): Promise<void>
  /** Sends a signal that no one keeps to one person's screens, when this transaction commits. */
  signal<K extends SignalKind>(kind: K, userId: string, payload: SignalPayload<K>): Promise<void>
  /** Records a change and tells open screens; use `at` if they follow another record or a list. */
  changed<A extends AuditAction>(...[entry, at]: Change<A>): Promise<void>
  /** The same of many records of one type, in a few statements. */
  changedAll<A extends AuditAction>(entries: readonly ChangeOfTopic<A>[]): Promise<void>
  /** Hands work to a job, when this transaction commits. */
  enqueue<J extends JobName>(job: J, payload: Handed<J>, options?: JobOptions): Promise<void>
  /** Tells the rooms above that something happened; their tasks follow it after the commit. */
  emit<E extends EventName>(event: E, payload: EventPayload<E>): Promise<void>
}

/** A record whose type has no topic must name what open screens follow instead. */
type Change<A extends AuditAction> =
  RecordTypeOf<A> extends Topic
    ? [entry: AuditEntry<A>, at?: LiveAt]
    : [entry: AuditEntry<A>, at: LiveAt]
type ChangeOfTopic<A extends AuditAction> = AuditEntry<A> & { type: Topic }
type LiveAt = { topic: Topic; id: string }

/** The input from a verb; the agency is added. */
type Handed<J extends JobName> = Omit<JobPayload<J>, 'agency_id'>

type JobOptions = {
  /** A waiting job with the same key is replaced, so many requests make one run. */
  key?: string
  /** Jobs of one queue run one after the other. */
  queue?: string
  runAt?: Date
}

const enqueue = 'select app.enqueue($1, $2::json, $3, $4, $5::timestamptz)'

/** The name of the job that passes an event to its followers. */
export const eventTask = (event: EventName): string => `event:${event}`

/** The context of one transaction. */
export function makeCtx(
  services: AppServices,
  tx: Tx,
  at: {
    agency: AgencyContext
    actor: Actor
    requestId: string
    /** Takes audit events instead of this transaction. */
    recordAll?: (entries: readonly AuditEntry[]) => Promise<void>
  },
): Ctx {
  const { agency, actor, requestId } = at
  const now = services.clock()
  const may: Ctx['may'] = (capability) => actorMay(actor, capability)
  const writeAll =
    at.recordAll ??
    ((entries: readonly AuditEntry[]) =>
      appendAudits(services, tx, { agencyId: agency.id, actor, requestId }, entries))
  const live: Ctx['live'] = (topic, id) =>
    tellProcesses(tx, { agency: agency.id, changed: { topic, id } })
  const handOver = async (task: string, payload: object, options: JobOptions = {}) => {
    const content = JSON.stringify({ ...payload, agency_id: agency.id })
    const runAt = options.runAt?.toISOString() ?? null
    const values = [task, content, options.key ?? null, options.queue ?? null, runAt]
    await later(tx, { sql: enqueue, parameters: values })
  }
  const recordAll = async (entries: readonly AuditEntry[]) => {
    await writeAll(entries)
    for (const { job, about, options } of followersOf(agency.id, entries)) {
      // Work does not follow what it did itself.
      if (actor.kind !== 'job' || actor.name !== job) await handOver(job, about, options)
    }
  }
  const record: Ctx['record'] = (entry) => recordAll([entry])
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
    async tell(message, userId, ids) {
      for (let from = 0; from < ids.length; from += idsAtOnce) {
        const told = { message, ids: ids.slice(from, from + idsAtOnce) }
        await tellProcesses(tx, { agency: agency.id, user: userId, told })
      }
    },
    async signal(kind, userId, payload) {
      const from = actor.kind === 'person' ? { id: actor.userId, name: actor.name } : null
      const at = { keys: services.keys, agencyId: agency.id, now }
      await sendSignal(tx, at, userId, { kind, from, payload })
    },
    async changed(entry, at?: LiveAt) {
      await record(entry)
      if (at) await live(at.topic, at.id)
      else if (isTopic(entry.type)) await live(entry.type, entry.id)
    },
    async changedAll(entries) {
      await recordAll(entries)
      // A screen that hears of one record asks for all that it shows, so a few are enough.
      for (const { type, id } of entries.slice(0, idsAtOnce)) await live(type, id)
    },
    enqueue: handOver,
    emit: (event, payload) => handOver(eventTask(event), payload),
  }
}
