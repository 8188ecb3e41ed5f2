// npm run pictures: renews the pictures that README shows, from the demo agency.
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
  const product = await step('starting the product with its demo agency', () =>
    startProduct({ env: { DEMO_SCALE: 'full', DEMO_TIME_ZONE: '' } }),
  )
  atEnd(() => product.stop())
  const out = inRoot('docs', 'pictures')
  const { code } = await run(pinnedNode(), [inRoot('e2e', 'pictures.ts')], {
    cwd: root,
    show: true,
    env: { BASE_URL: product.url, OUT: out, CHROMIUM_PATH: browser },
  })
  process.exitCode = code
  console.log(code === 0 ? `the pictures are in ${out}` : 'not all pictures were taken')
}

await asCommand(main)
