import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ raw: number, gzip: number, brotli: number }} Sizes */

/**
 * What a file of the built app weighs in each form; one that is not compressed weighs the same in all.
 * @param {string} folder
 * @param {string} name
 * @returns {Sizes}
 */
export function sizesOf(folder, name) {
  const path = join(folder, name)
  const raw = statSync(path).size
  const form = (/** @type {string} */ end) =>
    existsSync(path + end) ? statSync(path + end).size : raw
  return { raw, gzip: form('.gz'), brotli: form('.br') }
}

/** @param {Sizes[]} all @returns {Sizes} */
export const sum = (all) =>
  all.reduce(
    (total, one) => ({
      raw: total.raw + one.raw,
      gzip: total.gzip + one.gzip,
      brotli: total.brotli + one.brotli,
    }),
    { raw: 0, gzip: 0, brotli: 0 },
  )

/**
 * The font of English; a browser asks for the others where such a letter stands on the page.
 * @param {string} folder
 * @returns {string[]}
 */
export const fontsOf = (folder) =>
  readdirSync(join(folder, 'assets'))
    .filter((name) => /-latin-wght-.*\.woff2$/.test(name))
    .map((name) => join('assets', name))
