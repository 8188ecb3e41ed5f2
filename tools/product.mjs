// The product as a person gets it, on data of its own: for the browser tests and the gallery.
import { fork } from 'node:child_process'
import { temporaryFolder } from './process/postgres.mjs'
import { memoryOptions } from './setup/memory.mjs'
import { pinnedNode } from './setup/pinned-node.mjs'
import { inRoot, root } from './setup/root.mjs'

const PROGRAM = inRoot('apps', 'server', 'src', 'main.ts')

/**
 * Starts the built product on the embedded database with the demo agency: a small one, whose clocks are those
 * of the browser tests, unless `env` says otherwise.
 * @param {import('./product.d.mts').ProductOptions} [options]
 * @returns {Promise<import('./product.d.mts').Product>}
 */
export async function startProduct({ dataDir, port = 0, env = {} } = {}) {
  const temporary = dataDir === undefined ? temporaryFolder() : null
  const child = fork(PROGRAM, [], {
    cwd: root,
    execPath: pinnedNode(),
    execArgv: memoryOptions,
    env: {
      ...process.env,
      DATABASE_URL: '',
      HOST: '127.0.0.1',
      DEMO_SCALE: 'small',
      DEMO_TIME_ZONE: 'America/New_York',
      ...env,
      PORT: String(port),
      DATA_DIR: dataDir ?? temporary?.folder,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (output = (output + text).slice(-20_000)))
  }
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const stop = async () => {
    if (child.connected) child.disconnect()
    await ended
    temporary?.remove()
  }
  /** @type {string | null} */
  const url = await new Promise((resolve) => {
    child.once('message', (message) => {
      resolve(/** @type {{ address: string }} */ (message).address)
    })
    void ended.then(() => resolve(null))
  })
  if (url !== null) return { url, stop, output: () => output }
  await stop()
  throw new Error(`the product did not start:\n${output}`)
}
