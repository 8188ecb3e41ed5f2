// Holds the catalogs against the texts of the product. Run by npm run check.
// npm run languages writes them: new texts are empty, what nobody says any more is gone.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from '../setup/root.mjs'
import { allFiles, isSource, textsOf } from '../structure/read-sources.mjs'
import {
  catalogOf,
  catalogProblems,
  hasForms,
  inlineTexts,
  neededTexts,
  wrongValues,
} from './catalogs.mjs'
import { textsIn } from './texts.mjs'

const FOLDER = 'packages/languages'
const NAMES = /** @type {const} */ (['shared', 'screens', 'server'])

const sources = textsOf(allFiles().filter((path) => isSource(path) && catalogOf(path) !== null))
const found = Object.fromEntries(
  Object.entries(sources).map(([path, code]) => [path, textsIn(path, code)]),
)
const needed = neededTexts(found)

/** @param {string} file @returns {Record<string, string>} */
const read = (file) =>
  existsSync(inRoot(FOLDER, file)) ? JSON.parse(readFileSync(inRoot(FOLDER, file), 'utf8')) : {}

/** @param {string} file @param {[string, string][]} entries */
const write = (file, entries) => {
  const inOrder = entries.toSorted(([a], [b]) => (a < b ? -1 : 1))
  const text = JSON.stringify(Object.fromEntries(inOrder), null, 2)
  writeFileSync(inRoot(FOLDER, file), `${text}\n`)
}

/** English texts with forms, which the screens compile as any other language. */
const forms = [...needed.shared, ...needed.screens].filter(hasForms)

const languages = readdirSync(inRoot(FOLDER), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en')
  .map(({ name }) => name)

if (process.argv.includes('--write')) {
  write(
    'en/forms.json',
    forms.map((text) => [text, text]),
  )
  for (const language of languages) {
    const all = Object.assign({}, ...NAMES.map((name) => read(`${language}/${name}.json`)))
    for (const name of NAMES)
      write(
        `${language}/${name}.json`,
        [...needed[name]].map((text) => [text, all[text] ?? '']),
      )
  }
}

const problems = [
  ...inlineTexts(found),
  ...wrongValues(found),
  ...languages.flatMap((language) => {
    const [shared, screens, server] = NAMES.map((name) => read(`${language}/${name}.json`))
    const catalogs = { shared: shared ?? {}, screens: screens ?? {}, server: server ?? {} }
    return catalogProblems(language, catalogs, found)
  }),
  ...(Object.keys(read('en/forms.json')).toSorted().join() === forms.toSorted().join()
    ? []
    : ['packages/languages/en/forms.json is not up to date; run npm run languages']),
]
if (problems.length > 0) {
  console.error(
    `${problems.join('\n')}\n${problems.length} in all; see docs/decisions/languages.md`,
  )
  process.exit(1)
}
const texts = NAMES.reduce((sum, name) => sum + needed[name].size, 0)
console.log(`${texts} texts in ${languages.length + 1} languages`)
