import type { EventName } from '@homeward/contract/signals'
import { EventEmitter } from 'node:events'
import type { Job, WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import { eventTask } from '../context.ts'
import { type AppServices } from '../services.ts'
import type { Database } from '../db/pool.ts'
import { type AnyTask, eventOf } from './task.ts'

/** The event that an agency's work failed for good; a room may follow it. */
const givenUp: EventName = 'job.failed'

/**
 * The runner's events, with each job of an agency that will not be tried again told to the rooms that
 * follow. `told` waits for what is being told. Work that tells of failures is not told when it fails.
 */
export function watchFailures(
  services: AppServices,
  db: Database,
  tasks: readonly AnyTask[],
): { events: WorkerEvents; told: () => Promise<unknown> } {
  const silent = new Set<string>([
    eventTask(givenUp),
    ...tasks.filter(({ name }) => eventOf(name) === givenUp).map(({ name }) => name),
  ])
  const telling = new Set<Promise<unknown>>()
  const tell = async (job: Job) => {
    const content = JSON.stringify({
      agency_id: agencyOf(job),
      job_id: String(job.id),
      task: job.task_identifier,
      attempts: job.attempts,
      failed_at: services.clock().toISOString(),
    })
    await sql`select app.enqueue(${eventTask(givenUp)}, ${content}::json)`.execute(db.app)
  }
  const events: WorkerEvents = new EventEmitter()
  events.on('job:failed', ({ job }) => {
    if (silent.has(job.task_identifier) || agencyOf(job) === null) return
    const told = tell(job)
      .catch(({ name }: Error) =>
        services.log.error({ job: job.id, name }, 'a failed job was not told'),
      )
      .finally(() => telling.delete(told))
    telling.add(told)
  })
  return { events, told: () => Promise.all(telling) }
}

const agencyOf = ({ payload }: Job): string | null =>
  typeof payload === 'object' &&
  payload !== null &&
  'agency_id' in payload &&
  typeof payload.agency_id === 'string'
    ? payload.agency_id
    : null
