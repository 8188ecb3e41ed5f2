import { expect, test } from 'vitest'
import { sizeWords } from './size-words.ts'

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [12_700, '12 KB'],
  [3_565_158, '3.4 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words)
})
