// What npm runs after an installation: git runs the hooks of .githooks in this checkout, where it is one.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { inRoot, root } from './root.mjs'

const FOLDER = '.githooks'

/** @param {string[]} args */
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

function isSet() {
  try {
    return git('config', '--get', 'core.hooksPath').trim() !== ''
  } catch {
    return false // git answers 1 where it is not set
  }
}

try {
  // A choice that somebody made stays; an unpacked archive has no hooks to run.
  if (existsSync(inRoot('.git')) && !isSet()) git('config', 'core.hooksPath', FOLDER)
} catch {
  console.log(`the hooks are not set up: git config core.hooksPath ${FOLDER}`)
}
