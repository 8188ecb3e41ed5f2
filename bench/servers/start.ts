import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Statement } from './protocol.ts'

type Started = { address: string; stop(): void }

/** Starts a server of this folder in a process of its own. */
export function start(
  file: 'own-server.ts' | 'bare-server.ts',
  url: string,
  statements: readonly Statement[] = [],
): Promise<Started> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BENCH_URL: url,
      BENCH_STATEMENTS: JSON.stringify(statements),
    },
  })
  return new Promise((resolve, reject) => {
    child.once('message', (message: { address: string }) =>
      resolve({ address: message.address, stop: () => void child.kill() }),
    )
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
}
