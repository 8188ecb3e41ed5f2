// npm run evv-faults -- 10000: so many visits are told to simulated EVV vendors that fail a fifth of their calls
// and restart, by a process that is killed twice. Every visit must be once at its vendor.
import { asCommand } from './process/command.mjs'
import { run } from './process/run.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { pinnedNode } from './setup/pinned-node.mjs'
import { inRoot, root } from './setup/root.mjs'

async function main() {
  await ensureInstalled()
  const [count = '10000'] = process.argv.slice(2)
  const vitest = inRoot('node_modules', 'vitest', 'vitest.mjs')
  const words = ['run', '--project', 'server', 'apps/server/src/rooms/verification/faults.test.ts']
  const { code } = await run(pinnedNode(), [vitest, ...words], {
    cwd: root,
    show: true,
    env: { EVV_FAULTS: count },
  })
  process.exitCode = code
}

await asCommand(main)
