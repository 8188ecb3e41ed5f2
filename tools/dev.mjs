// npm run dev: the product with its demo agency; what is saved is seen at once.
import { fork } from 'node:child_process'
import { asCommand, atEnd } from './process/command.mjs'
import { loadEnvFile } from './setup/env-file.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { pinnedNode } from './setup/pinned-node.mjs'
import { inRoot, root } from './setup/root.mjs'

/** The rest needs the pinned Node; closing the channel is what asks it to stop. */
async function main() {
  console.log('Homeward, for its developers')
  loadEnvFile()
  await ensureInstalled()
  const child = fork(inRoot('tools', 'dev', 'main.mjs'), [], {
    cwd: root,
    execPath: pinnedNode(),
    execArgv: [],
    // In a group of its own: Ctrl-C is for us alone, and what we started ends in order.
    detached: process.platform !== 'win32',
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  atEnd(async () => {
    if (child.connected) child.disconnect()
    await ended
  })
  process.exitCode = Number((await ended) ?? 1)
}

await asCommand(main)
