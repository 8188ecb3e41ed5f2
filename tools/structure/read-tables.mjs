// npm run rooms lists who owns what, npm run rooms:write writes the page; without --write it prints what is wrong between rooms and tables.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { inRoot } from '../setup/root.mjs'
import { schemaOf } from './owners.mjs'
import { allFiles, isSource, textsOf } from './read-sources.mjs'
import { ownersOf, PAGE, pageOf } from './rooms-page.mjs'
import { statementsOf } from './statements.mjs'
import { idleExceptions, LIST, mutualReads, unseenTables, usesOf, wrongUses } from './tables.mjs'

const files = allFiles('apps/server/src')
const schema = schemaOf(textsOf(files.filter((path) => /\/migrations\/[^/]+\.sql$/.test(path))))
const sources = Object.entries(textsOf(files.filter(isSource)))
const statements = new Map(sources.map(([path, code]) => [path, statementsOf(path, code)]))
const reads = /** @type {import('./tables.mjs').Reads} */ (
  JSON.parse(readFileSync(inRoot(LIST), 'utf8'))
)

const { uses, problems } = usesOf(statements, schema)
problems.push(
  ...schema.problems,
  ...wrongUses(uses, schema, reads),
  ...mutualReads(reads, schema),
  ...unseenTables(uses, statements, schema),
  ...idleExceptions(statements),
)

const page = inRoot(PAGE)
const wanted = formatted(pageOf(schema.owned, reads))
if (process.argv.includes('--list')) console.log(ownersOf(schema.owned).join('\n'))
if (process.argv.includes('--write')) writeFileSync(page, wanted)
else if (!existsSync(page) || readFileSync(page, 'utf8') !== wanted) {
  problems.push(`${PAGE} is out of date: npm run rooms:write`)
}

const pairs = Object.values(reads).reduce((sum, of) => sum + Object.keys(of).length, 0)
console.log(
  problems.join('\n') ||
    `${schema.owned.size} tables and views, ${uses.length} uses of them, ${pairs} pairs of rooms`,
)
process.exitCode = problems.length === 0 ? 0 : 1

/** As the formatter of the project leaves it. @param {string} text */
function formatted(text) {
  const args = [inRoot('node_modules/oxfmt/bin/oxfmt'), `--stdin-filepath=${PAGE}`]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    input: text,
    encoding: 'utf8',
    cwd: inRoot(),
  })
  if (status !== 0) throw new Error(stderr)
  return stdout
}
