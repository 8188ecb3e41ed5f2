import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import { openDatabase } from '../../../../plumbing/db/pool.ts'
import { startWorker } from '../../../../plumbing/jobs/worker.ts'
import { localDisk } from '../../../../plumbing/storage/local-disk.ts'
import { tasksWith } from '../../jobs.ts'
import { openVendor } from '../../vendors/open-vendor.ts'
import { readWritten, type WrittenKeys } from './written-keys.ts'

/** What the process of a fault run is told at its start. */
export type Orders = {
  url: string
  keys: WrittenKeys
  /** Hosts of simulated vendors, which it may reach. */
  hosts: string[]
  /** The moment that its clock began at, when that was, and how many times faster it goes. */
  clock: { from: number; since: number; times: number }
}

/** Milliseconds between looks for work; the product looks every minute of a slower clock. */
const looksEvery = 250

/** Records in one sending: fewer than in the product, so that more sendings fail. */
const atOnce = 50

/** Follows and tells, as the product's own process does, until it is killed. */
async function work({ url, keys, clock }: Orders): Promise<void> {
  const db = openDatabase(url, { size: 6, patience: 15_000 })
  const services = {
    keys: readWritten(keys),
    log: pino({ level: 'fatal' }),
    storage: localDisk('/nowhere'),
    fileRoom: 0,
    publicUrl: 'https://homeward.test',
    mailer: null,
    clock: () => new Date(clock.from + (Date.now() - clock.since) * clock.times),
  }
  const tasks = tasksWith((account) => ({ ...openVendor(account), mostAtOnce: atOnce }))
  await startWorker(services, db, tasks)
  process.send?.('works')
  for (;;) {
    await sql`select app.enqueue('verification.look', '{}'::json, 'look')`.execute(db.app)
    await pause(looksEvery)
  }
}

process.once('message', (orders) => void work(orders as Orders))
// Whoever started it is gone.
process.once('disconnect', () => process.exit())
