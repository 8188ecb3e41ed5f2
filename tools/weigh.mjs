// npm run weigh: what each screen makes a browser load, and whether that is too much.
// `npm run weigh -- phone` says what a screen is made of.
import { readFileSync } from 'node:fs'
import { asCommand } from './process/command.mjs'
import { isMain } from './setup/is-main.mjs'
import { ensureWebBuilt } from './setup/web-build.mjs'
import { inRoot } from './setup/root.mjs'
import { loadedFor, partsOf } from './weight/loaded.mjs'
import { screens } from './weight/screens.mjs'
import { fontsOf, sizesOf, sum } from './weight/sizes.mjs'

const FOLDER = inRoot('apps', 'web', 'dist')
const HEAVIEST = 40

/** @typedef {{ name: string, problems: string[] }} Weighed */

/** @returns {import('./weight/loaded.mjs').Chunks} */
const readChunks = () => JSON.parse(readFileSync(`${FOLDER}/.chunks.json`, 'utf8'))

const kB = (/** @type {number} */ bytes) => String(Math.round(bytes / 1000))

/** @param {string[]} files */
const weightOf = (files) => sum(files.map((file) => sizesOf(FOLDER, file)))

/** @param {...string} cells */
const line = (...cells) =>
  console.log(`  ${cells.map((cell, at) => (at ? cell.padStart(10) : cell.padEnd(18))).join('')}`)

/**
 * Weighs every screen of the built app and prints the table, in thousands of bytes: what a browser loads
 * until the screen is drawn and can be used, and in the last columns, in gzip, that with what it loads by
 * itself afterwards.
 * @returns {Weighed[]}
 */
export function weighScreens() {
  const chunks = readChunks()
  line('kB', 'files', 'raw', 'gzip', 'brotli', 'at most', 'and later', 'at most')
  const weighed = screens.map((screen) => {
    const first = loadedFor(chunks, screen.first)
    const all = loadedFor(chunks, [...screen.first, ...screen.later])
    const { raw, gzip, brotli } = weightOf(first)
    const later = weightOf(all).gzip
    const budgets = [String(screen.gzip), `${all.length} ${kB(later)}`, String(screen.all)]
    line(screen.name, String(first.length), ...[raw, gzip, brotli].map(kB), ...budgets)
    const problems = []
    if (gzip > screen.gzip * 1000) problems.push(`${kB(gzip)} kB gzip, of ${screen.gzip} at most`)
    if (later > screen.all * 1000) problems.push(`${kB(later)} kB in all, of ${screen.all} at most`)
    if (all.length > screen.files) problems.push(`${all.length} files, of ${screen.files} at most`)
    return { name: screen.name, problems }
  })
  const fonts = weightOf(fontsOf(FOLDER))
  line('and the font', String(fontsOf(FOLDER).length), kB(fonts.raw))
  return weighed
}

/** @param {string} name */
function explain(name) {
  const chunks = readChunks()
  const screen = screens.find((one) => one.name === name)
  if (!screen) throw new Error(`choose of ${screens.map((one) => one.name).join(', ')}`)
  const files = loadedFor(chunks, [...screen.first, ...screen.later])
  for (const file of files) line(file.padEnd(60), kB(sizesOf(FOLDER, file).gzip))
  for (const [part, bytes] of partsOf(chunks, files).slice(0, HEAVIEST))
    line(part.padEnd(60), kB(bytes))
}

async function main() {
  await ensureWebBuilt()
  const [name] = process.argv.slice(2)
  if (name !== undefined) return explain(name)
  const heavy = weighScreens().filter(({ problems }) => problems.length > 0)
  for (const { name: screen, problems } of heavy)
    console.error(`${screen} is too heavy: ${problems.join('; ')}`)
  process.exitCode = heavy.length === 0 ? 0 : 1
}

if (isMain(import.meta.url)) await asCommand(main)
