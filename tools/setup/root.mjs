import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the whole repository. */
export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)))

/** @param {string[]} parts path parts below the repository's root */
export const inRoot = (...parts) => join(root, ...parts)
