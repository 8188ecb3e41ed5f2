// npm run bench: figures on a large database of its own, with the settings that people use. With
// --against REF the version of that commit is measured in the same run; with the word scale the same agency
// with twenty million visits, against itself with one million; with the word money the lists of a million claims.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asCommand, atEnd } from './process/command.mjs'
import { startPostgres, temporaryFolder } from './process/postgres.mjs'
import { run } from './process/run.mjs'
import { ensureInstalled } from './setup/install.mjs'
import { memoryOptions } from './setup/memory.mjs'
import { pinnedNode } from './setup/pinned-node.mjs'
import { inRoot, root } from './setup/root.mjs'

async function main() {
  await ensureInstalled()
  const { ref, words } = wishes(process.argv.slice(2))
  const scale = words[0] === 'scale'
  const other = ref
    ? { name: ref, tree: treeOf(ref) }
    : scale
      ? { name: 'a million visits', tree: root }
      : null
  const earlier = other && { ...other, url: await startPostgres({ durable: true }) }
  const url = await startPostgres({ durable: true })
  const own = ['scale', 'money'].find((word) => word === words[0])
  const program = own ? inRoot('bench', own, 'main.ts') : inRoot('bench', 'main.ts')
  const { code } = await run(pinnedNode(), [...memoryOptions, program, ...words], {
    cwd: root,
    show: true,
    env: {
      NODE_ENV: 'production',
      HOMEWARD_BENCH_DATABASE_URL: url,
      HOMEWARD_BENCH_EARLIER: JSON.stringify(earlier),
    },
  })
  process.exitCode = code
}

/** @param {string[]} given */
function wishes(given) {
  const at = given.indexOf('--against')
  if (at < 0) return { ref: null, words: given }
  const ref = given[at + 1]
  if (!ref) throw new Error('--against needs a commit: npm run bench -- --against HEAD~20')
  return { ref, words: given.toSpliced(at, 2) }
}

/**
 * The sources of a commit in a folder of their own, with our packages where theirs are the same.
 * @param {string} ref
 */
function treeOf(ref) {
  const { folder, remove } = temporaryFolder()
  atEnd(remove)
  const tree = join(folder, 'tree')
  git('clone', '--quiet', '--shared', '--no-checkout', root, tree)
  git('-C', tree, 'checkout', '--quiet', git('rev-parse', '--verify', `${ref}^{commit}`))
  const lock = 'package-lock.json'
  const same = readFileSync(join(tree, lock), 'utf8') === readFileSync(inRoot(lock), 'utf8')
  if (same && existsSync(inRoot('node_modules'))) {
    spawnSync('cp', ['-a', inRoot('node_modules'), tree])
  } else {
    const { status } = spawnSync('npm', ['ci', '--silent'], { cwd: tree, stdio: 'inherit' })
    if (status !== 0) throw new Error(`The packages of ${ref} could not be installed.`)
  }
  return tree
}

/** @param {string[]} words */
function git(...words) {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr.trim())
  return stdout.trim()
}

await asCommand(main)
