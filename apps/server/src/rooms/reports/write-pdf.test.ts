import { expect, test } from 'vitest'
import { pdfPieces } from './write-pdf.ts'
import { wrapLines } from './wrap-lines.ts'

const columns = [
  { label: 'Name', share: 1 },
  { label: 'Note', share: 1 },
]
const head = { title: 'Names', lines: [], made: 'Made now' }

async function* rowsOf(rows: string[][]) {
  yield rows
  await Promise.resolve()
}

/** How many pages the document has, and the texts that were written into it. */
async function written(rows: string[][]) {
  const pieces: Buffer[] = []
  for await (const piece of pdfPieces(head, columns, rowsOf(rows))) pieces.push(piece)
  const text = Buffer.concat(pieces).toString('latin1')
  return (text.match(/\/Type \/Page\b/g) ?? []).length
}

test('a row that is taller than a page goes on on the next pages', async () => {
  const long = Array.from({ length: 160 }, (_, n) => `Line ${n} of what was written down.`)
  expect(await written([['Ada', 'short']])).toBe(1)
  expect(await written([['Ada', long.join('\n')]])).toBe(4)
  expect(
    await written([
      ['Ada', long.join('\n')],
      ['Eva', 'short'],
    ]),
  ).toBe(4)
})

test('a text is broken between words, and within one that is too long', () => {
  const fits = (line: string) => line.length <= 6
  expect(wrapLines('one two three', fits)).toEqual(['one', 'two', 'three'])
  expect(wrapLines('a bcdefghijk\n\nl', fits)).toEqual(['a', 'bcdefg', 'hijk', '', 'l'])
})
