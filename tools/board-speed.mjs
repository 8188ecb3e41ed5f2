// npm run board-speed: how fast the schedule paints 200 rows of 1,500 visits, scrolls, and answers a verdict.
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
  const { code } = await run(pinnedNode(), [inRoot('e2e', 'board-speed.ts')], {
    cwd: root,
    show: true,
    env: { BASE_URL: product.url, CHROMIUM_PATH: browser },
  })
  process.exitCode = code
}

await asCommand(main)
