// npm run gallery -- --out DIR: a picture of every screen of the built product with its demo agency, in both
// schemes, of what opens over them, and of every part of the look. `--only clients` takes those of that name.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startWeb } from './dev/web.mjs'
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
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'gallery' },
      only: { type: 'string', default: '' },
    },
  })
  const out = resolve(values.out)
  await ensureInstalled()
  await ensureWebBuilt()
  const browser = findBrowser((line) => console.log(`  ${line}`))
  const product = await step('starting the product with its demo agency', () =>
    startProduct({ env: { DEMO_SCALE: 'full', DEMO_TIME_ZONE: '' } }),
  )
  atEnd(() => product.stop())
  const parts = await startWeb({})
  atEnd(() => parts.close())
  const { code } = await run(pinnedNode(), [inRoot('e2e', 'gallery.ts')], {
    cwd: root,
    show: true,
    env: {
      BASE_URL: product.url,
      OUT: out,
      ONLY: values.only,
      DESIGN_URL: parts.url,
      CHROMIUM_PATH: browser,
    },
  })
  process.exitCode = code
  console.log(code === 0 ? `the pictures are in ${out}` : 'the gallery is not complete')
}

await asCommand(main)
