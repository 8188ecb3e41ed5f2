import * as identity from './identity/signals.ts'
import * as agency from './agency/signals.ts'
import * as files from './files/signals.ts'
import * as catalogue from './catalogue/signals.ts'
import * as clients from './clients/signals.ts'
import * as caregivers from './caregivers/signals.ts'
import * as care from './care/signals.ts'
import * as visits from './visits/signals.ts'
import * as billing from './billing/signals.ts'
import * as verification from './verification/signals.ts'
import * as payroll from './payroll/signals.ts'
import * as collaboration from './collaboration/signals.ts'
import * as reports from './reports/signals.ts'
import * as transfer from './transfer/signals.ts'
import * as platform from './platform/signals.ts'
import type { z } from 'zod'

/** What rooms tell the rooms above, with the schema of what is told. */
export const events = {
  ...identity.events,
  ...clients.events,
  ...caregivers.events,
  ...care.events,
  ...visits.events,
  ...verification.events,
  ...billing.events,
  ...payroll.events,
  ...collaboration.events,
  ...platform.events,
} as const
export type EventName = keyof typeof events
export type EventPayload<E extends EventName> = z.output<(typeof events)[E]>

/** Every kind of background work, with the schema of its input, or the event that it follows. */
export const jobs = {
  ...identity.jobs,
  ...agency.jobs,
  ...files.jobs,
  ...clients.jobs,
  ...caregivers.jobs,
  ...care.jobs,
  ...visits.jobs,
  ...verification.jobs,
  ...billing.jobs,
  ...payroll.jobs,
  ...collaboration.jobs,
  ...reports.jobs,
  ...transfer.jobs,
  ...platform.jobs,
} as const satisfies Readonly<Record<string, z.ZodObject | EventName>>
export type JobName = keyof typeof jobs
export type JobPayload<J extends JobName> = (typeof jobs)[J] extends infer Handed
  ? Handed extends EventName
    ? EventPayload<Handed>
    : z.output<Handed>
  : never

/** What open screens hear of, with the capability to read it. */
export const topics = {
  ...identity.topics,
  ...agency.topics,
  ...files.topics,
  ...catalogue.topics,
  ...clients.topics,
  ...caregivers.topics,
  ...care.topics,
  ...visits.topics,
  ...verification.topics,
  ...billing.topics,
  ...payroll.topics,
  ...collaboration.topics,
  ...transfer.topics,
} as const
export type Topic = keyof typeof topics
export const isTopic = (name: string): name is Topic => Object.hasOwn(topics, name)

/** What is stored for one person, whose screens hear of it. */
export type MessageName = keyof typeof collaboration.messages | keyof typeof visits.messages

/** What one person says to another at this moment, with the schema of what is said. */
export const signalsBetween = { ...collaboration.signalsBetween } as const
export type SignalKind = keyof typeof signalsBetween
export type SignalPayload<K extends SignalKind> = z.output<(typeof signalsBetween)[K]>

/** Every act in the audit trail, with the type of the record that it is about. */
export const actions = {
  ...identity.actions,
  ...agency.actions,
  ...files.actions,
  ...catalogue.actions,
  ...clients.actions,
  ...caregivers.actions,
  ...care.actions,
  ...visits.actions,
  ...verification.actions,
  ...billing.actions,
  ...payroll.actions,
  ...collaboration.actions,
  ...transfer.actions,
  ...platform.actions,
} as const
export type AuditAction = keyof typeof actions
/** The type of the record that an act is about. */
export type RecordTypeOf<A extends AuditAction> = (typeof actions)[A] extends '*'
  ? string
  : (typeof actions)[A]

/** Background work that follows acts in the audit trail: it is handed the type and the ID of what they are about. */
export const followed = {
  ...billing.followed,
} as const satisfies Readonly<Partial<Record<JobName, readonly AuditAction[]>>>
