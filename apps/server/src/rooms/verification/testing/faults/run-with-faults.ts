import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { TestServer } from '../../../../testing/test-server.ts'
import { testNow } from '../../../../testing/test-server.ts'
import { seeded } from '../../simulators/manner.ts'
import type { FaultVendor } from './vendors.ts'
import type { Orders } from './worker.ts'
import { writtenKeys } from './written-keys.ts'

/** How many times faster the clock of the process goes, so that an hour's wait is half a minute. */
const times = 120

/** Milliseconds between restarts of vendors, and for which one is away. */
const between = 3000
const away = 200

type Wishes = {
  vendors: readonly FaultVendor[]
  /** The share of calls that fail. */
  share: number
  /** Visits told, as the vendors count them, after which the process is killed; once for each number. */
  killsAt: readonly number[]
  /** What is not settled. */
  open: () => Promise<number>
  /** Sends again what waits for a person; answers how many those were. */
  resend: () => Promise<number>
  /** Seconds after which it is given up. */
  patience: number
}

/** Works off the outbox in a process that is killed, against vendors that fail, say things twice and restart. */
export async function runWithFaults(app: TestServer, wishes: Wishes) {
  const { vendors, patience } = wishes
  const began = Date.now()
  const orders = {
    url: app.db.directUrl,
    keys: writtenKeys(app.services.keys),
    hosts: vendors.map(({ endpoint }) => new URL(endpoint).host),
    clock: { from: Date.parse(testNow) + 86_400_000, since: began, times },
  }
  for (const [index, { manner }] of vendors.entries()) {
    Object.assign(manner, { share: wishes.share, random: seeded(7 + index), twice: true })
  }
  const arrived = () => vendors.reduce((sum, { visitIds }) => sum + visitIds().length, 0)
  const kills = [...wishes.killsAt]
  const counts = { kills: 0, restarts: 0, resent: 0 }
  let child = await start(orders)
  let nextRestart = began + 2000
  try {
    for (;;) {
      await pause(100)
      const next = kills[0]
      if (next !== undefined && arrived() >= next) {
        kills.shift()
        await kill(child)
        counts.kills += 1
        for (const vendor of vendors) await vendor.report()
        child = await start(orders)
      }
      if (Date.now() > nextRestart) {
        await restart(vendors[counts.restarts % vendors.length])
        counts.restarts += 1
        nextRestart = Date.now() + between
      }
      if (kills.length === 0 && (await wishes.open()) === 0) {
        for (const { relent } of vendors) relent()
        const resent = await wishes.resend()
        counts.resent += resent
        if (resent === 0) break
      }
      if (Date.now() - began > patience * 1000) {
        const open = await wishes.open()
        throw new Error(`It was not done in time: ${arrived()} arrived, ${open} open.`)
      }
    }
  } finally {
    await kill(child)
  }
  const calls = vendors.map(({ vendor, manner }) => [
    vendor,
    `${manner.failed} of ${manner.calls} calls failed`,
  ])
  const seconds = Math.round((Date.now() - began) / 100) / 10
  return { ...counts, seconds, ...(Object.fromEntries(calls) as Record<string, string>) }
}

async function restart(vendor: FaultVendor | undefined): Promise<void> {
  await vendor?.stop()
  await pause(away)
  await vendor?.start()
}

async function start(orders: Orders): Promise<ChildProcess> {
  const child = fork(new URL('./worker.ts', import.meta.url), {
    serialization: 'advanced',
    execArgv: [],
    env: { ...process.env, OUTBOUND_PRIVATE_ADDRESSES: orders.hosts.join(' ') },
  })
  child.send(orders)
  await once(child, 'message')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  const over = once(child, 'exit')
  child.kill('SIGKILL')
  await over
}
