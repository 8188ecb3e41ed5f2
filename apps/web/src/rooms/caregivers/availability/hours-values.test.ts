import { expect, test } from 'vitest'
import type { Availability } from '@homeward/contract/caregivers/availability'
import {
  blockWords,
  copied,
  drawable,
  hoursInput,
  hoursValues,
  newBlock,
  typedMinutes,
} from './hours-values.ts'

const hours: Availability = {
  agent_id: '0190aaaa-0000-7000-8000-000000000001',
  pattern: [
    { weekday: 1, start: '08:00', end: '12:00' },
    { weekday: 5, start: '20:00', end: '24:00' },
  ],
  pattern_minutes: 480,
  minutes_wanted: 1830,
  minutes_most: null,
  exceptions: [],
  lock_version: 3,
}

const without = (blocks: readonly { key: string }[]) => blocks.map(({ key: _, ...block }) => block)

test('hours are typed, minutes are sent, and midnight is an end', () => {
  const values = hoursValues(hours)
  expect(values).toMatchObject({ minutes_wanted: 30.5, minutes_most: '' })
  expect(hoursInput({ ...values, minutes_most: 40 })).toEqual({
    pattern: [
      { weekday: 1, start: '08:00', end: '12:00' },
      { weekday: 5, start: '20:00', end: '00:00' },
    ],
    minutes_wanted: 1830,
    minutes_most: 2400,
  })
  expect(typedMinutes(values.pattern)).toBe(480)
})

test.each([
  ['a time that is missing', '08:00', ''],
  ['an end before the start', '12:00', '08:00'],
  ['what is no time', 'eight', '12:00'],
])('%s is not drawn yet', (_, start, end) => {
  expect(drawable([{ key: '1', weekday: 1, start, end }])).toEqual([])
})

test('another block begins where the last one of the day ends', () => {
  const { pattern } = hoursValues(hours)
  expect(newBlock(pattern, 1)).toMatchObject({ weekday: 1, start: '12:00', end: '' })
  expect(newBlock(pattern, 2)).toMatchObject({ weekday: 2, start: '', end: '' })
})

test('a day is put on others in the place of what they had', () => {
  expect(without(copied(hoursValues(hours).pattern, 1, [2, 5]))).toEqual([
    { weekday: 1, start: '08:00', end: '12:00' },
    { weekday: 2, start: '08:00', end: '12:00' },
    { weekday: 5, start: '08:00', end: '12:00' },
  ])
})

test('a block is told in a line', () => {
  expect(blockWords({ key: 'k', weekday: 1, start: '08:00', end: '16:00' })).toBe(
    'Monday 08:00 AM – 04:00 PM',
  )
})
