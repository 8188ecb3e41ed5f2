import { fork } from 'node:child_process'
import { atEnd } from '../process/command.mjs'
import { inRoot, root } from '../setup/root.mjs'

const PROGRAM = inRoot('apps', 'server', 'src', 'demo', 'serve.ts')

/**
 * The embedded database with the demo agency, in the same data folder as that of `npm start`. It ends with
 * the command, not with the server, so that a restart takes a second.
 * @returns {Promise<{ url: string, hosts: string[] }>} the owner's url, and services that the server may reach
 */
export async function startDemoDatabase() {
  const child = fork(PROGRAM, [], { cwd: root, execArgv: [] })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  let stopping = false
  atEnd(async () => {
    stopping = true
    if (child.connected) child.disconnect()
    await ended
  })
  /** @type {{ url?: string, hosts?: string[], failure?: string }} */
  const answer = await new Promise((resolve) => {
    child.once('message', (message) => resolve(/** @type {{ url: string }} */ (message)))
    void ended.then(() => resolve({ failure: 'the database ended before it answered' }))
  })
  if (!answer.url) throw new Error(answer.failure)
  void ended.then(() => {
    if (stopping) return
    console.error('\nthe database stopped unexpectedly: see postgres/server.log in the data folder')
    process.disconnect()
  })
  return { url: answer.url, hosts: answer.hosts ?? [] }
}
