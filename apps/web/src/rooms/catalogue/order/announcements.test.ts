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
  ['picked up', told.onDragStart(of('b', null)), 'Picked up Meals.'],
  ['over its own place', told.onDragOver(of('b', 'b')), 'Picked up Meals from 2 of 2.'],
  ['over another', told.onDragOver(of('b', 'a')), 'Meals moved to 1 of 2.'],
  ['over nothing', told.onDragOver(of('b', null)), undefined],
  ['put down', told.onDragEnd(of('b', 'a')), 'Dropped Meals at 1 of 2.'],
  ['put down beside', told.onDragEnd(of('b', null)), 'Move canceled. Meals is back in place.'],
  ['given up', told.onDragCancel(of('b', 'a')), 'Move canceled. Meals is back in place.'],
])('%s', (_, words, expected) => {
  expect(words).toBe(expected)
})
