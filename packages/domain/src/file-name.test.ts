import { expect, it } from 'vitest'
import { cleanFileName } from './file-name.ts'

it.each([
  ['Care plan 2026.pdf', 'Care plan 2026.pdf'],
  ['Zoë’s "a"; b.png', 'Zoë’s _a_; b.png'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\ann\\scan.pdf', 'scan.pdf'],
  ['scans/', 'scans'],
  ['..', 'file'],
  [' / ', 'file'],
  ['.htaccess', 'htaccess'],
  ['bill.pdf. .', 'bill.pdf'],
  ['a:b*c?.csv', 'a_b_c_.csv'],
  ['NUL.txt', '_NUL.txt'],
  ['Console.txt', 'Console.txt'],
  ['a\u200B\u202Efdp.exe', 'a__fdp.exe'],
  ['e\u0301.pdf', '\u00e9.pdf'],
  ['two  spaces\u00a0here.pdf', 'two spaces here.pdf'],
])('%j is kept as %j', (typed, kept) => {
  expect(cleanFileName(typed)).toBe(kept)
  expect(cleanFileName(kept)).toBe(kept)
})
