import { fork } from 'node:child_process'
import { inRoot, root } from '../setup/root.mjs'

const PROGRAM = inRoot('apps', 'server', 'src', 'main.ts')

/**
 * The server on a database that is there. What it says of its own start is kept, and told where it fails.
 * @param {{ port: number, databaseUrl: string, publicUrl: string, hosts: string[] }} options
 * @returns {import('./restartable.mjs').Running}
 */
export function startServer({ port, databaseUrl, publicUrl, hosts }) {
  const child = fork(PROGRAM, [], {
    cwd: root,
    execArgv: [],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: process.env.PUBLIC_URL || publicUrl,
      OUTBOUND_PRIVATE_ADDRESSES: [process.env.OUTBOUND_PRIVATE_ADDRESSES, ...hosts].join(' '),
      LOG_LEVEL: process.env.LOG_LEVEL || 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  let said = ''
  child.stdout?.setEncoding('utf8').on('data', (text) => (said += text))
  let stopping = false
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const ready = new Promise((resolve) => {
    child.once('message', () => resolve(true))
    void ended.then(() => resolve(false))
  })
  void ended.then(() => {
    if (!stopping) console.error(`${said}the server ended: it starts again when a file is saved`)
  })
  return {
    ready,
    async stop() {
      stopping = true
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
