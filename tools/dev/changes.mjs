import { relative, sep } from 'node:path'
import { inRoot, root } from '../setup/root.mjs'

/** An editor and a `git switch` save many files at once. */
const SETTLE_MS = 100

const WATCHED = ['apps/server/src', 'packages']

/** @param {string} path from the root, with / between its names */
export const concernsServer = (path) =>
  /^(apps\/server|packages\/[^/]+)\/src\/.*\.(ts|sql|json|txt|csv)$/.test(path) &&
  !/\.test\.ts$|\/(testing|contract-tests)\//.test(path)

/**
 * Calls back when a file was saved that the running server may have read.
 * @param {import('vite').FSWatcher} watcher
 * @param {(path: string) => Promise<void>} changed
 */
export function watchServer(watcher, changed) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  watcher.add(WATCHED.map((folder) => inRoot(folder)))
  watcher.on('all', (event, file) => {
    const path = relative(root, file).split(sep).join('/')
    if (!['add', 'change', 'unlink'].includes(event) || !concernsServer(path)) return
    clearTimeout(timer)
    timer = setTimeout(() => void changed(path), SETTLE_MS)
  })
}
