import { existsSync } from 'node:fs'
import { inRoot } from './root.mjs'

const executable = process.platform === 'win32' ? 'node.exe' : 'node'

/**
 * The Node of the npm package `node` that package.json pins (docs/decisions/node-pinned-from-npm.md).
 * @returns {string | null} null while it is not installed
 */
export function installedNode() {
  const path = inRoot('node_modules', 'node', 'bin', executable)
  return existsSync(path) ? path : null
}

/** The pinned Node, or an Error where it is missing: everything but npm itself is run by it. */
export function pinnedNode() {
  const path = installedNode()
  if (path === null) throw new Error('the pinned Node is not installed: run npm ci')
  return path
}
