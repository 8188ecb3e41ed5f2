import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type Started = {
  address: string
  pid: number
  /** Answers of its database that it waited for so far; null where an earlier version does not count. */
  roundTrips(): Promise<number | null>
  stop(): void
}

const own = fileURLToPath(new URL('../..', import.meta.url))

/** Starts a server of `bench/servers` of a source tree in a process of its own. */
export function start(
  tree: string,
  file: 'own-server.ts' | 'floor-server.ts' | 'working-server.ts',
  url: string,
): Promise<Started> {
  const child = fork(join(tree, 'bench', 'servers', file), {
    env: { ...process.env, NODE_ENV: 'production', BENCH_URL: url },
    // An earlier version deals with memory as it did.
    execArgv: tree === own ? process.execArgv : [],
  })
  return new Promise((resolve, reject) => {
    child.once('message', ({ address }: { address: string }) =>
      resolve({
        address,
        pid: child.pid ?? 0,
        roundTrips: () => roundTripsOf(child),
        stop: () => void child.kill(),
      }),
    )
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
}

/** How long an earlier version is waited for that does not know the question. */
const patience = 500

const roundTripsOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    const hear = ({ roundTrips }: { roundTrips: number }) => {
      clearTimeout(timer)
      resolve(roundTrips)
    }
    const timer = setTimeout(() => {
      child.off('message', hear)
      resolve(null)
    }, patience)
    child.once('message', hear)
    child.send('round trips')
  })
