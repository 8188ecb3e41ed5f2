// npm run first-load: how long a caregiver's first page takes on a slow phone with little reception;
// `npm run first-load -- files` says when each file comes.
import { findBrowser } from './find-browser.mjs'
import { asCommand, atEnd } from './process/command.mjs'
import { run } from './process/run.mjs'
import { startProduct } from './product.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { pinnedNode } from './setup/pinned-node.mjs'
import { step } from './setup/progress.mjs'
import { inRoot, root } from './setup/root.mjs'
import { ensureWebBuilt } from './setup/web-build.mjs'

async function main() {
  await ensureInstalled()
  await ensureWebBuilt()
  const browser = findBrowser((line) => console.log(`  ${line}`))
  const product = await step('starting the product with its demo agency', () => startProduct())
  atEnd(() => product.stop())
  const { code } = await run(
    pinnedNode(),
    [inRoot('e2e', 'first-load.ts'), ...process.argv.slice(2)],
    {
      cwd: root,
      show: true,
      env: { BASE_URL: product.url, CHROMIUM_PATH: browser },
    },
  )
  process.exitCode = code
}

await asCommand(main)
