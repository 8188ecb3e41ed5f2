import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { printer } from './printable.ts'

const inter = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
)
const printing = () => printer(new PDFDocument({ font: inter }))

test.each(['Ada Moore', 'Nguyễn Thị Hương', 'Анна Иванова', 'Ελένη', 'Łukasz Żółć', 'Zoë'])(
  '%s is printed as it is written',
  (name) => {
    const { print, missing } = printing()
    expect(print(name)).toBe(name)
    expect([...missing]).toEqual([])
  },
)

test('letters are put together where the font has only the whole', () => {
  const { print } = printing()
  expect(print('Zoe\u0308')).toBe('Zoë')
  expect(print('Ａｄａ')).toBe('Ada')
})

test('letters that the font does not have are marked, and told', () => {
  const { print, missing } = printing()
  expect(print('Li 李明')).toMatch(/^Li [\ufffd?]{2}$/)
  expect([...missing]).toEqual(['李', '明'])
})
