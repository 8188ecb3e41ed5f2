import { events, jobs } from '@homeward/contract/signals'
import type { JobHelpers, TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import { eventTask, makeCtx } from '../context.ts'
import { agencyContext } from '../db/agency-context.ts'
import type { Database } from '../db/pool.ts'
import { inAgency } from '../db/transaction.ts'
import type { AppServices } from '../services.ts'
import { type AnyTask, eventOf, ofAgency, type Task } from './task.ts'

/** What the runner calls for each kind of work: the work itself, its schedule, and events. */
export function taskList(services: AppServices, db: Database, all: readonly AnyTask[]): TaskList {
  const list: TaskList = {}
  for (const task of all) {
    if (ofAgency(task)) continue
    const run = (payload: unknown, { job }: JobHelpers) =>
      task.runForSystem(services, db, handed(task, payload), {
        lastTry: job.attempts >= job.max_attempts,
      })
    list[task.name] = run
    list[scheduled(task)] = run
  }
  const tasks = all.filter(ofAgency)
  for (const task of tasks) {
    list[task.name] = (payload) => runTask(services, db, task, payload)
    // The scheduled form only fans out: one job per agency, each in its own transaction.
    list[scheduled(task)] = () => fanOut(db, task)
  }
  for (const event of new Set(tasks.flatMap(({ name }) => eventOf(name) ?? []))) {
    const followers = tasks.filter(({ name }) => eventOf(name) === event)
    list[eventTask(event)] = (payload) => enqueueFollowers(db, followers, payload)
  }
  return list
}

/** The crontab knows no dots in names. */
export const scheduled = (task: AnyTask): string => `all:${task.name.replaceAll('.', ':')}`

/** What work is handed, read by its own schema: what is not of that form fails, and is said. */
function handed(task: AnyTask, payload: unknown): never {
  const event = eventOf(task.name)
  const schema = event === null ? jobs[task.name] : events[event]
  return (schema as z.ZodObject).parse(payload ?? {}) as never
}

const ofOneAgency = z.object({ agency_id: z.uuid() })

async function runTask(services: AppServices, db: Database, task: Task, payload: unknown) {
  const { agency_id: agencyId } = ofOneAgency.parse(payload)
  await inAgency(db, agencyId, async (tx) => {
    const ctx = makeCtx(services, tx, {
      agency: await agencyContext(tx),
      actor: { kind: 'job', name: task.name },
      requestId: uuid(),
    })
    await task.run(ctx, handed(task, payload))
  })
}

const fanOut = (db: Database, task: Task) =>
  sql`select app.enqueue(${task.name}, json_build_object('agency_id', id), ${task.name} || ':' || id)
      from app.agency_ids() as id`
    .execute(db.app)
    .then(() => undefined)

/** Each follower gets a separate job, so one that fails is tried again alone. */
async function enqueueFollowers(db: Database, followers: readonly Task[], payload: unknown) {
  for (const task of followers) {
    await sql`select app.enqueue(${task.name}, ${JSON.stringify(payload)}::json)`.execute(db.app)
  }
}
