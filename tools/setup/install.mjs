import { existsSync, readFileSync } from 'node:fs'
import { run } from '../process/run.mjs'
import { npm } from './npm.mjs'
import { installedNode } from './pinned-node.mjs'
import { inRoot, root } from './root.mjs'
import { step } from './progress.mjs'

const OLDEST_NODE = 20

/** @typedef {Record<string, { version?: string, integrity?: string, link?: boolean, optional?: boolean }>} Packages */

/**
 * The packages of a lock file, null where there is none.
 * @param {string} path
 * @returns {Packages | null}
 */
const packagesOf = (path) =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : null

/**
 * Whether npm's own record of what it installed agrees with the lock file, package by package. Optional
 * packages are for some platforms only and may be absent.
 * @param {Packages} wanted
 * @param {Packages | null} installed
 */
export function agrees(wanted, installed) {
  if (installed === null) return false
  return Object.entries(wanted)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.optional)
    .every(([path, entry]) => {
      const found = installed[path]
      return found?.version === entry.version && found?.integrity === entry.integrity
    })
}

function isInstalled() {
  const wanted = packagesOf(inRoot('package-lock.json'))
  if (wanted === null) throw new Error('package-lock.json is missing: this is not a whole copy')
  const installed = packagesOf(inRoot('node_modules', '.package-lock.json'))
  return agrees(wanted, installed) && installedNode() !== null
}

/** Installs the packages of the lock file unless they are there already. */
export async function ensureInstalled() {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    throw new Error(`Node ${OLDEST_NODE} or newer is needed, this is ${process.version}`)
  }
  if (isInstalled()) return
  await step('installing packages (about a minute)', async () => {
    const { command, args, shell } = npm([
      'ci',
      '--include=dev',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ])
    const { code, output } = await run(command, args, { cwd: root, shell })
    if (code !== 0) throw new Error(`npm ci failed:\n${output}`)
    if (installedNode() !== null) return
    // Install scripts are switched off on this machine, and this package is nothing without its own.
    const again = npm(['rebuild', 'node', '--ignore-scripts=false', '--foreground-scripts'])
    const rebuilt = await run(again.command, again.args, { cwd: root })
    if (installedNode() === null)
      throw new Error(`Node was not installed:\n${output}${rebuilt.output}`)
  })
}
