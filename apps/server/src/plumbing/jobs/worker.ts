import { type Runner, run, runOnce, type WorkerEvents } from 'graphile-worker'
import { type AppServices } from '../services.ts'
import type { Database } from '../db/pool.ts'
import { markAlive, watchKilled } from './alive.ts'
import { giveBack } from './give-back.ts'
import { watchFailures } from './given-up.ts'
import { jobLogger } from './logger.ts'
import type { AnyTask } from './task.ts'
import { scheduled, taskList } from './task-list.ts'

const concurrency = 4

/** Connections of the runner: jobs use those of everybody. */
export const workerSize = concurrency + 1

/** Milliseconds after which a runner that ended by itself is started again. */
const pause = 1000

export type Worker = {
  /** Whether jobs run at the moment. */
  ready(this: void): boolean
  stop(): Promise<void>
}

/**
 * Starts the runner; it listens for new jobs and wakes within milliseconds. One that ends by itself, for
 * instance because the database is away, is started again until it runs.
 */
export async function startWorker(
  services: AppServices,
  db: Database,
  tasks: readonly AnyTask[],
): Promise<Worker> {
  let stopping = false
  let runner: Runner | null = null
  let timer: NodeJS.Timeout | undefined
  const again = (): void => {
    runner = null
    if (stopping) return
    services.log.warn('the job runner stopped; restarting it')
    timer = setTimeout(() => void start().catch(again), pause)
  }
  const runners: string[] = []
  let mark: ReturnType<typeof markAlive> | null = null
  const start = async (): Promise<void> => {
    await giveBack(db.directUrl, runners)
    runners.length = 0
    const { events } = watchFailures(services, db, tasks)
    events.on('pool:create', ({ workerPool }) => {
      runners.push(workerPool.id)
      mark?.end()
      mark = markAlive(db.directUrl, workerPool.id)
    })
    const begun = await begin(services, db, tasks, events)
    whenStuck(events, () => void begun.stop().catch(() => {}))
    if (stopping) return begun.stop()
    runner = begun
    let over = false
    const ended = (): void => {
      if (!over) again()
      over = true
    }
    void begun.promise.then(ended, ended)
    // One that stops by itself waits for the database with what it cannot note; others need not.
    events.on('stop', () => setTimeout(ended, pause))
  }
  await start()
  const killed = watchKilled(db.directUrl, services.log)
  return {
    ready: () => runner !== null,
    async stop() {
      stopping = true
      clearTimeout(timer)
      const { promise } = runner ?? {}
      await runner?.stop()
      await promise
      killed.end()
      mark?.end()
    },
  }
}

/** After so many failures in a row to look for a job a runner is given up. */
const mostFailures = concurrency * 2

/**
 * Calls back when a runner finds no more jobs, only errors. What it looks up first it keeps, the failure of
 * that look-up too (graphile-worker 0.18): it would fail for good after the database is back.
 */
function whenStuck(events: WorkerEvents, act: () => void): void {
  let failures = 0
  const works = (): void => void (failures = 0)
  events.on('worker:getJob:empty', works)
  events.on('job:start', works)
  events.on('worker:getJob:error', () => {
    failures += 1
    if (failures === mostFailures) act()
  })
}

const begin = (
  services: AppServices,
  db: Database,
  tasks: readonly AnyTask[],
  events: WorkerEvents,
): Promise<Runner> =>
  run({
    connectionString: db.directUrl,
    concurrency,
    maxPoolSize: workerSize,
    noHandleSignals: true,
    // What could not be noted as done or failed is noted again until it is; without a batch, never.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: jobLogger(services.log),
    taskList: taskList(services, db, tasks),
    events,
    crontab: tasks
      .filter((task) => task.every)
      .map((task) => `${task.every} ${scheduled(task)}`)
      .join('\n'),
  })

/**
 * Runs what is waiting, so many jobs at once, and returns when nothing is left: for tests and one-off
 * commands.
 */
export async function drain(
  services: AppServices,
  db: Database,
  tasks: readonly AnyTask[],
  atOnce = 1,
): Promise<void> {
  const { events, told } = watchFailures(services, db, tasks)
  await runOnce({
    connectionString: db.directUrl,
    concurrency: atOnce,
    noHandleSignals: true,
    logger: jobLogger(services.log),
    taskList: taskList(services, db, tasks),
    events,
  })
  await told()
}
