// Holds the words of screens and documents against words.json. Run by npm run check.
import { readFileSync } from 'node:fs'
import { inRoot } from '../setup/root.mjs'
import { allFiles, textsOf } from '../structure/read-sources.mjs'
import { unusedWords } from './words.mjs'

const words = JSON.parse(readFileSync(inRoot('tools', 'writing', 'words.json'), 'utf8'))
const texts = textsOf(allFiles().filter((path) => /\.(tsx?|md)$/.test(path)))
const problems = unusedWords(texts, words)
if (problems.length > 0) {
  console.error(`${problems.join('\n')}\n${problems.length} in all; see docs/writing.md`)
  process.exit(1)
}
console.log(`${words.everywhere.length + words.screens.length} words looked for`)
