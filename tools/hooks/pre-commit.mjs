// What .githooks/pre-commit runs: formats the staged files and lints them, without types, in a second or two.
import { spawnSync } from 'node:child_process'
import { installedNode } from '../setup/pinned-node.mjs'
import { inRoot, root } from '../setup/root.mjs'
import { namesOf, toCheck } from './staged.mjs'

/** @param {string[]} args */
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout

/** @param {string} program @param {string[]} args @returns {boolean} whether it was content */
function passes(program, args) {
  const path = inRoot('node_modules', program, 'bin', program)
  const { status } = spawnSync(installedNode() ?? process.execPath, [path, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return status === 0
}

function main() {
  const staged = namesOf(git('diff', '--cached', '--name-only', '--diff-filter=ACMR', '-z'))
  const changed = namesOf(git('diff', '--name-only', '-z'))
  const { whole, partly, code } = toCheck(staged, changed)
  if (installedNode() === null) {
    console.error('nothing was looked at: npm ci installs the formatter and the linter')
    return true
  }
  const quiet = '--no-error-on-unmatched-pattern'
  const formatted = whole.length === 0 || passes('oxfmt', [quiet, ...whole])
  if (formatted && whole.length > 0) git('add', '--', ...whole)
  const read = partly.length === 0 || passes('oxfmt', [quiet, '--check', ...partly])
  const linted = code.length === 0 || passes('oxlint', [quiet, '--quiet', ...code])
  return formatted && read && linted
}

process.exitCode = main() ? 0 : 1
