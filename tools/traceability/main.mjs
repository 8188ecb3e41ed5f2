// npm run traceability: writes docs/traceability.md. With --check it only says whether it is current.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { allowed, countMissing, pageOf, testsOn } from './page.mjs'
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
  const missing = countMissing(parts)
  if (missing > allowed(page)) {
    throw new Error(`${missing} entries are missing, ${allowed(page)} at most: something was lost`)
  }
  if (words(page) === words(before)) return console.log(`${missing} missing`)
  if (process.argv.includes('--check'))
    throw new Error('docs/traceability.md is not current: npm run traceability')
  writeFileSync(PAGE, page)
  await run(pinnedNode(), [inRoot('node_modules', 'oxfmt', 'bin', 'oxfmt'), PAGE])
  console.log(`${missing} missing; docs/traceability.md is written`)
}

await asCommand(main)
