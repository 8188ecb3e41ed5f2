import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { TestServer } from '../../../../testing/test-server.ts'
import { testNow } from '../../../../testing/test-server.ts'
import type { Loopback } from '../../simulators/loopback.ts'
import { type Manner, seeded } from '../../simulators/manner.ts'
import type { Orders } from './worker.ts'

/** How many times faster the clock of the process goes, so that an hour's wait is a minute. */
const times = 120

type Wishes = {
  vendors: readonly (Loopback & { manner: Manner })[]
  secret: string
  /** The share of calls that fail. */
  share: number
  /** Visits told, as the vendors count them, after which the process is killed; once for each number. */
  killsAt: readonly number[]
  /** How many visits the vendors have by now. */
  arrived: () => number
  /** What is not settled. */
  open: () => Promise<number>
  /** Seconds after which it is given up. */
  patience: number
}

/** Works off the outbox in a process that is killed, against vendors that fail and restart. */
export async function runWithFaults(app: TestServer, wishes: Wishes) {
  const began = Date.now()
  const clock = { from: Date.parse(testNow) + 86_400_000, since: began, times }
  const hosts = wishes.vendors.map(({ endpoint }) => new URL(endpoint).host)
  const orders = {
    url: app.db.directUrl,
    keys: app.services.keys,
    secret: wishes.secret,
    hosts,
    clock,
  }
  for (const [index, { manner }] of wishes.vendors.entries()) {
    manner.share = wishes.share
    manner.random = seeded(7 + index)
  }
  const kills = [...wishes.killsAt]
  const counts = { kills: 0, restarts: 0 }
  let child = await start(orders)
  let nextRestart = began + 2000
  try {
    for (;;) {
      await pause(20)
      const next = kills[0]
      if (next !== undefined && wishes.arrived() >= next) {
        kills.shift()
        await kill(child)
        counts.kills += 1
        child = await start(orders)
      }
      if (Date.now() > nextRestart) {
        const vendor = wishes.vendors[counts.restarts % wishes.vendors.length]
        await vendor?.stop()
        await pause(200)
        await vendor?.start()
        counts.restarts += 1
        nextRestart = Date.now() + 3000
      }
      if (kills.length === 0 && (await wishes.open()) === 0) break
      if (Date.now() - began > wishes.patience * 1000)
        throw new Error(
          `It was not done in time: ${wishes.arrived()} arrived, ${await wishes.open()} open.`,
        )
    }
  } finally {
    await kill(child)
  }
  return { ...counts, seconds: Math.round((Date.now() - began) / 100) / 10 }
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
