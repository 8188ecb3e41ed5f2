import { findBrowser } from './find-browser.mjs'
import { atEnd } from './process/command.mjs'
import { run } from './process/run.mjs'
import { startProduct } from './product.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { pinnedNode } from './setup/pinned-node.mjs'
import { step } from './setup/progress.mjs'
import { inRoot, root } from './setup/root.mjs'
import { ensureWebBuilt } from './setup/web-build.mjs'

/**
 * Runs a program of e2e that takes pictures of the built product with its whole demo agency.
 * @param {string} program its name in e2e
 * @param {string} out the folder of the pictures
 * @returns {Promise<number>} the exit code of the program
 */
export async function photograph(program, out) {
  await ensureInstalled()
  await ensureWebBuilt()
  const browser = findBrowser((line) => console.log(`  ${line}`))
  const product = await step('starting the product with its demo agency', () =>
    startProduct({ env: { DEMO_SCALE: 'full', DEMO_TIME_ZONE: '' } }),
  )
  atEnd(() => product.stop())
  const { code } = await run(pinnedNode(), [inRoot('e2e', program)], {
    cwd: root,
    show: true,
    env: { BASE_URL: product.url, OUT: out, CHROMIUM_PATH: browser },
  })
  return code
}
