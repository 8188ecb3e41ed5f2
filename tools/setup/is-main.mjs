import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Whether this module is the program that was started, not one imported by it.
 * @param {string} url the module's import.meta.url
 */
export function isMain(url) {
  const started = process.argv[1]
  return started !== undefined && realpathSync(started) === realpathSync(fileURLToPath(url))
}
