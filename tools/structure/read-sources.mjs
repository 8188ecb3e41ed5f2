import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../setup/root.mjs'

const SKIPPED = new Set(['node_modules', 'dist', '.git', '.data', 'test-results', 'gallery'])

/**
 * Every file below the root, with / between the names.
 * @param {string} [folder]
 * @returns {string[]}
 */
export function allFiles(folder = '') {
  return readdirSync(inRoot(folder), { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      return entry.isDirectory() ? allFiles(path) : [path]
    })
}

/** @param {string[]} paths @returns {Record<string, string>} */
export const textsOf = (paths) =>
  Object.fromEntries(paths.map((path) => [path, readFileSync(inRoot(path), 'utf8')]))

/** @param {string} path */
export const isSource = (path) =>
  /^(apps|packages|e2e|bench|tools)\/.*\.(tsx?|mts|mjs)$/.test(path) &&
  !path.endsWith('.generated.ts')

/**
 * The names each package.json declares, by workspace; '.' is the root's.
 * @param {string[]} workspaces
 */
export function declaredPackages(workspaces) {
  /** @type {Record<string, string[]>} */
  const declared = {}
  for (const workspace of ['.', ...workspaces]) {
    const file = inRoot(join(workspace, 'package.json'))
    if (!existsSync(file)) continue
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
      readFileSync(file, 'utf8'),
    )
    declared[workspace] = Object.keys({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
    })
  }
  return declared
}
