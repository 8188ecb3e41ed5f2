// npm run check: format, lint, types, structure and what comes from others, in well under a minute.
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { posix } from 'node:path'
import { asCommand, reasonOf } from './process/command.mjs'
import { run } from './process/run.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { isMain } from './setup/is-main.mjs'
import { pinnedNode } from './setup/pinned-node.mjs'
import { secondsSince } from './setup/progress.mjs'
import { inRoot, root } from './setup/root.mjs'
import { checkProjectFiles } from './structure/project-files.mjs'
import { allFiles } from './structure/read-sources.mjs'
import { checkStructure } from './structure/structure.mjs'
import { programsOf } from './types/programs.mjs'

const TSC = 'node_modules/typescript/bin/tsc'

/** @typedef {{ name: string, passed: boolean, note: string, time: string }} Result */

/** @param {string[]} args the program's path below the root, then its arguments */
const program = (...args) =>
  run(pinnedNode(), [inRoot(args[0] ?? ''), ...args.slice(1)], { cwd: root })

/** The folders with a tsconfig.json, but those that are checked with another one. */
const typedFolders = () =>
  programsOf(
    Object.fromEntries(
      allFiles()
        .filter((path) => path.endsWith('/tsconfig.json'))
        .map((path) => [posix.dirname(path), JSON.parse(readFileSync(inRoot(path), 'utf8'))]),
    ),
  )

/** What the last run learned of the types is kept, so that only what changed is looked at again. @param {string} folder */
const kept = (folder) =>
  inRoot('node_modules', '.cache', 'types', `${folder.replaceAll('/', '-')}.tsbuildinfo`)

/** The longest first, so that none of them is waited for alone at the end. */
const commands = () => [
  { name: 'lint', start: () => program('node_modules/oxlint/bin/oxlint') },
  ...typedFolders().map((folder) => ({
    name: `types ${folder}`,
    start: () => program(TSC, '-p', folder, '--incremental', '--tsBuildInfoFile', kept(folder)),
  })),
  { name: 'format', start: () => program('node_modules/oxfmt/bin/oxfmt', '--check') },
  { name: 'tables', start: () => program('tools/structure/read-tables.mjs') },
  { name: 'endpoints', start: () => program('tools/structure/read-endpoints.mjs') },
  { name: 'writing', start: () => program('tools/writing/read-words.mjs') },
  { name: 'languages', start: () => program('tools/languages/read-languages.mjs') },
  { name: 'licenses', start: () => program('tools/supply/read-licenses.mjs') },
  { name: 'parts', start: () => program('tools/supply/read-sbom.mjs') },
  { name: 'advisories', start: () => program('tools/supply/read-advisories.mjs') },
  { name: 'traceability', start: () => program('tools/traceability/main.mjs', '--check') },
]

/**
 * Runs every check.
 * @returns {Promise<Result[]>}
 */
export async function runChecks() {
  const waiting = commands()
  /** @type {Result[]} */
  const results = []
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const started = performance.now()
      const { code, output } = await next
        .start()
        .catch((error) => ({ code: 1, output: reasonOf(error) }))
      results.push(tell(next.name, code === 0, output.trim(), secondsSince(started)))
    }
  }
  const started = performance.now()
  for (const { name, problems, seen } of [...checkStructure(), ...checkProjectFiles()]) {
    const passed = problems.length === 0
    results.push(tell(name, passed, passed ? seen : problems.join('\n'), secondsSince(started)))
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))
  return results
}

/** @param {string} name @param {boolean} passed @param {string} output @param {string} time @returns {Result} */
function tell(name, passed, output, time) {
  // What a program says of its success is its last line, at the most.
  const note = passed ? (output.split('\n').at(-1) ?? '') : 'FAILED'
  console.log(`  ${name.padEnd(24)}${time.padStart(7)}  ${note}`)
  if (!passed) console.log(output.replaceAll(/^/gm, '    '))
  return { name, passed, note, time }
}

async function main() {
  const started = performance.now()
  if (!existsSync(inRoot('node_modules', '.package-lock.json'))) await ensureInstalled()
  const results = await runChecks()
  const failed = results.filter(({ passed }) => !passed)
  console.log(`${results.length} checks in ${secondsSince(started)}, ${failed.length} failed`)
  process.exitCode = failed.length === 0 && results.length > 0 ? 0 : 1
}

if (isMain(import.meta.url)) await asCommand(main)
