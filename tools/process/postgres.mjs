import { fork } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atEnd } from './command.mjs'
import { pinnedNode } from '../setup/pinned-node.mjs'
import { inRoot } from '../setup/root.mjs'

const PROGRAM = inRoot('apps', 'server', 'src', 'plumbing', 'postgres', 'serve.ts')

/**
 * A new folder for data that is thrown away. Where we are root, others may pass through it: PostgreSQL
 * runs as another user.
 */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'homeward-'))
  chmodSync(folder, 0o711)
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}

/**
 * An empty PostgreSQL in a temporary folder, both of which end with the command.
 * @param {{ durable: boolean, systemBin?: string }} options systemBin: the programs of another PostgreSQL
 * @returns {Promise<string>} the superuser's url
 */
export async function startPostgres(options) {
  const { folder, remove } = temporaryFolder()
  const child = fork(PROGRAM, [JSON.stringify({ ...options, dir: folder })], {
    execPath: pinnedNode(),
    execArgv: [],
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  atEnd(async () => {
    if (child.connected) child.disconnect()
    await ended
    remove()
  })
  /** @type {{ url?: string, failure?: string }} */
  const answer = await new Promise((resolve) => {
    child.once('message', (message) => resolve(/** @type {{ url: string }} */ (message)))
    void ended.then(() => resolve({ failure: 'PostgreSQL ended before it answered' }))
  })
  if (answer.url) return answer.url
  throw new Error(answer.failure)
}
