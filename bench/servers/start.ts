import { fork } from 'node:child_process'
import { join } from 'node:path'

export type Started = { address: string; pid: number; stop(): void }

/** Starts a server of `bench/servers` of a source tree in a process of its own. */
export function start(
  tree: string,
  file: 'own-server.ts' | 'floor-server.ts',
  url: string,
): Promise<Started> {
  const child = fork(join(tree, 'bench', 'servers', file), {
    env: { ...process.env, NODE_ENV: 'production', BENCH_URL: url },
  })
  return new Promise((resolve, reject) => {
    child.once('message', ({ address }: { address: string }) =>
      resolve({ address, pid: child.pid ?? 0, stop: () => void child.kill() }),
    )
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
}
