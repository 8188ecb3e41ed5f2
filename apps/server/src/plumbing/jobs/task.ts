import { type EventName, type JobName, type JobPayload, jobs } from '@homeward/contract/signals'
import type { z } from 'zod'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/pool.ts'
import type { AppServices } from '../services.ts'

/** One kind of background work: what it does in one agency's transaction. Handlers are idempotent. */
export type Task = {
  readonly name: JobName
  /** When it runs by itself for every agency, as a crontab schedule in UTC. */
  readonly every?: string
  run(ctx: Ctx, payload: never): Promise<void>
}

/** Work that opens its own transactions, or belongs to no agency, such as sending mails. Idempotent. */
type SystemTask = {
  readonly name: JobName
  /** When it runs by itself, once, as a crontab schedule in UTC. */
  readonly every?: string
  runForSystem(
    services: AppServices,
    db: Database,
    payload: never,
    job: { /** Whether it will not run again where it fails. */ lastTry: boolean },
  ): Promise<void>
}

export type AnyTask = Task | SystemTask

/** Declares work in an agency; what it is handed is typed by the contract. */
export const task = <J extends JobName>(declared: {
  name: J
  every?: string
  run(ctx: Ctx, payload: JobPayload<J>): Promise<void>
}): Task => declared

/** Declares work of the system; what it is handed is typed by the contract. */
export const systemTask = <J extends JobName>(declared: {
  name: J
  every?: string
  runForSystem(
    services: AppServices,
    db: Database,
    payload: JobPayload<J>,
    job: { lastTry: boolean },
  ): Promise<void>
}): SystemTask => declared

export const ofAgency = (one: AnyTask): one is Task => 'run' in one

/** The event that work follows, or null where it is handed over or runs by schedule. */
export const eventOf = (name: JobName): EventName | null => {
  const handed: z.ZodObject | EventName = jobs[name]
  return typeof handed === 'string' ? handed : null
}
