// npm run bench: figures on a large database of its own, with the settings that people use.
import { startPostgres } from './process/postgres.mjs'
import { endAllOnStop, reasonOf, run } from './process/run.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { pinnedNode } from './setup/pinned-node.mjs'
import { inRoot, root } from './setup/root.mjs'

async function main() {
  await ensureInstalled()
  const postgres = await startPostgres({ durable: true })
  try {
    const { code } = await run(
      pinnedNode(),
      [inRoot('bench', 'main.ts'), ...process.argv.slice(2)],
      {
        cwd: root,
        show: true,
        env: { NODE_ENV: 'production', HOMEWARD_BENCH_DATABASE_URL: postgres.url },
      },
    )
    process.exitCode = code
  } finally {
    await postgres.stop()
  }
}

endAllOnStop()
try {
  await main()
} catch (error) {
  console.error(`\n${reasonOf(error)}`)
  process.exitCode = 1
}
