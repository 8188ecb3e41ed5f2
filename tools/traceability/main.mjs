// npm run traceability: writes docs/traceability.md. With --check it only says whether it is current.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { allowed, missingOf, pageOf, testsOn } from './page.mjs'
import { trace } from './trace.mjs'
import { asCommand } from '../process/command.mjs'
import { run } from '../process/run.mjs'
import { pinnedNode } from '../setup/pinned-node.mjs'
import { inRoot } from '../setup/root.mjs'

const PAGE = inRoot('docs', 'traceability.md')

/** Compared without the blanks that the formatter puts into tables. @param {string} page */
const words = (page) => page.replaceAll(/[ \-|]+/g, ' ')

async function main() {
  const before = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : ''
  const parts = await trace(testsOn(before))
  for (const { name, entries } of parts)
    if (entries.length === 0) throw new Error(`${name}: the list is empty`)
  const page = pageOf(parts, allowed(before))
  const [missing, most] = [missingOf(parts), allowed(page)]
  for (const kind of /** @type {const} */ (['calls', 'words'])) {
    if (missing[kind] > most[kind])
      throw new Error(`${missing[kind]} are missing, ${most[kind]} at most: something was lost`)
  }
  const said = `${missing.calls} and ${missing.words} missing`
  if (words(page) === words(before)) return console.log(said)
  if (process.argv.includes('--check'))
    throw new Error('docs/traceability.md is not current: npm run traceability')
  writeFileSync(PAGE, page)
  await run(pinnedNode(), [inRoot('node_modules', 'oxfmt', 'bin', 'oxfmt'), PAGE])
  console.log(`${said}; docs/traceability.md is written`)
}

await asCommand(main)
