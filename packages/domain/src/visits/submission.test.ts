import { expect, test } from 'vitest'
import { type Submitted, submissionOf } from './submission.ts'

const perfect: Submitted = {
  status: 'completed',
  scheduledDate: '2026-11-02',
  startsAt: '2026-11-03T03:00:00Z',
  endsAt: '2026-11-03T05:00:00Z',
  zone: 'America/New_York',
  toleranceMetres: 150,
  scheduledDuration: 120,
  checkInAt: '2026-11-03T03:15:00Z',
  checkOutAt: '2026-11-03T04:45:00Z',
  checkInMethod: 'evv',
  checkOutMethod: 'ivr',
  checkInDistance: 150,
  checkOutDistance: 0,
  signed: true,
}

test('a visit late in the evening that came in as planned is perfect', () => {
  expect(Object.values(submissionOf(perfect)).every(Boolean)).toBe(true)
})

test.each<[keyof ReturnType<typeof submissionOf>, Partial<Submitted>]>([
  ['day', { scheduledDate: '2026-11-03' }],
  ['checkIn', { startsAt: '2026-11-03T02:59:00Z' }],
  ['checkOut', { endsAt: '2026-11-03T05:01:00Z' }],
  ['checkOut', { checkOutAt: null }],
  ['deviceIn', { checkInMethod: 'manual' }],
  ['deviceOut', { checkOutMethod: null }],
  ['location', { checkInDistance: 151 }],
  ['location', { checkOutDistance: null }],
  ['signature', { signed: false }],
])('%s is not correct with %j, and then nothing is perfect', (part, facts) => {
  const found = submissionOf({ ...perfect, ...facts })
  const wrong = Object.entries(found).filter(([, correct]) => !correct)
  expect(wrong.map(([name]) => name)).toEqual([part, 'perfect'])
})

test('a visit that nobody came to has nothing that is correct', () => {
  const missed = {
    checkInAt: null,
    checkOutAt: null,
    checkInMethod: null,
    checkOutMethod: null,
    checkInDistance: null,
    checkOutDistance: null,
    signed: false,
  }
  expect(Object.values(submissionOf({ ...perfect, ...missed })).some(Boolean)).toBe(false)
})
