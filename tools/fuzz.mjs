// npm run fuzz: 20,000 requests that the OpenAPI document allows, or nearly allows, against the product with
// its demo agency; none of them may fail on our side. `npm run fuzz -- --requests 500 --seed 7` for others.
import { parseArgs } from 'node:util'
import { asCommand, atEnd } from './process/command.mjs'
import { run } from './process/run.mjs'
import { startProduct } from './product.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { pinnedNode } from './setup/pinned-node.mjs'
import { step } from './setup/progress.mjs'
import { inRoot, root } from './setup/root.mjs'

async function main() {
  const { values } = parseArgs({
    options: {
      requests: { type: 'string', default: '20000' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  })
  await ensureInstalled()
  const product = await step('starting the product with its demo agency', () => startProduct())
  atEnd(() => product.stop())
  const program = inRoot('apps', 'server', 'src', 'fuzz', 'main.ts')
  const words = [program, product.url, values.requests, values.seed]
  const { code } = await run(pinnedNode(), words, { cwd: root, show: true })
  process.exitCode = code
  if (code !== 0) console.log(product.output())
}

await asCommand(main)
