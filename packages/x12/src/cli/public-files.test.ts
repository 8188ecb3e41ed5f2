import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf } from './files.ts'
import { noTally } from './tally.ts'
import { verdictOf } from './verdict.ts'

/** Files of other projects, which lie beside the repository and never in it. */
const folder = join(import.meta.dirname, '../../../../../shared/data/x12')

/** What stands between the count of transactions and the findings, by the kind of file. */
const said: Readonly<Record<string, RegExp>> = {
  '270': /^\d+ eligibility questions?$/,
  '271': /^\d+ eligibility answers?, \d+ with active coverage/,
  '276': /^\d+ claim questions?$/,
  '277': /^\d+ claim answers?/,
  '835': /^\d+ of \d+ remittances? balanced/,
  '837P': /^claims are /,
  '999': /^999 (?:accepts|rejects)/,
}

test('every public file is read with a verdict', ({ skip }) => {
  if (!existsSync(folder)) skip('the files of other projects are not beside this repository')
  const { files, missing } = filesOf(Object.keys(said).map((kind) => join(folder, kind)))
  expect(missing).toEqual([])
  expect(files.length).toBeGreaterThan(70)
  const tally = noTally()
  for (const path of files) {
    const verdict = verdictOf(readFileSync(path), '2026-11-23', tally)
    const [transactions = '', words = ''] = verdict.split('; ')
    expect(transactions, path).toMatch(/^[1-9]\d* transactions? \(\d{3}\)$/)
    expect(words, path).toMatch(said[basename(join(path, '..'))] ?? /^$/)
    expect(verdict, path).toMatch(/; (?:no findings|\d+ findings?.*)$/)
  }
  expect(tally).toEqual({ remittances: 15, balanced: 8, filesWith835: 12, filesBalanced: 7 })
})
