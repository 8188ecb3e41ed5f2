import type { Active, Over } from '@dnd-kit/core'
import { expect, test } from 'vitest'
import { announcementsFor } from './announcements.ts'

const told = announcementsFor([
  { id: 'a', name: 'Bathing' },
  { id: 'b', name: 'Meals' },
])
const of = (active: string, over: string | null) => ({
  active: { id: active } as Active,
  over: over === null ? null : ({ id: over } as Over),
})

test.each([
  ['picked up', told.onDragStart(of('b', null)), 'Meals is picked up.'],
  ['over its own place', told.onDragOver(of('b', 'b')), 'Meals is picked up from 2 of 2.'],
  ['over another', told.onDragOver(of('b', 'a')), 'Meals is now at 1 of 2.'],
  ['over nothing', told.onDragOver(of('b', null)), undefined],
  ['put down', told.onDragEnd(of('b', 'a')), 'Meals is put down at 1 of 2.'],
  ['put down beside', told.onDragEnd(of('b', null)), 'Meals is put back.'],
  ['given up', told.onDragCancel(of('b', 'a')), 'Meals is put back to where it was.'],
])('%s', (_, words, expected) => {
  expect(words).toBe(expected)
})
