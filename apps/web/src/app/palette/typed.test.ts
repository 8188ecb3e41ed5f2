import { expect, test } from 'vitest'
import { piecesOf, readTyped } from './typed.ts'

test('a first sign says what alone is looked for', () => {
  expect(readTyped('rosa')).toEqual({ only: 'all', words: 'rosa' })
  expect(readTyped('> dark')).toEqual({ only: 'commands', words: 'dark' })
  expect(readTyped(' #4471')).toEqual({ only: 'claims', words: '4471' })
  expect(readTyped('a > b')).toEqual({ only: 'all', words: 'a > b' })
})

const hits = (text: string, words: string) =>
  piecesOf(text, words)
    .filter(({ hit }) => hit)
    .map((piece) => piece.text)

test('the letters with which a word begins are the ones that were found', () => {
  expect(hits('Ruth Abernathy', 'aber')).toEqual(['Aber'])
  expect(hits('Ana Quiñones', 'ana qui')).toEqual(['Ana', 'Qui'])
  expect(hits('Diana Ana', 'ana')).toEqual(['Ana'])
  expect(hits('Diana', 'ana')).toEqual(['ana'])
  expect(hits('Claim (17)', '(17')).toEqual(['(17'])
  expect(hits('Ruth', '')).toEqual([])
})

test('the pieces make up the text again', () => {
  const text = 'Ruth Abernathy, ruth'
  expect(
    piecesOf(text, 'ruth')
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})
