// npm run bench: figures on a large database of its own, with the settings that people use.
import { asCommand } from './process/command.mjs'
import { startPostgres } from './process/postgres.mjs'
import { run } from './process/run.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { pinnedNode } from './setup/pinned-node.mjs'
import { inRoot, root } from './setup/root.mjs'

async function main() {
  await ensureInstalled()
  const url = await startPostgres({ durable: true })
  const { code } = await run(pinnedNode(), [inRoot('bench', 'main.ts'), ...process.argv.slice(2)], {
    cwd: root,
    show: true,
    env: { NODE_ENV: 'production', HOMEWARD_BENCH_DATABASE_URL: url },
  })
  process.exitCode = code
}

await asCommand(main)
