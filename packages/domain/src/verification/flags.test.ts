import { expect, test } from 'vitest'
import { type Accepted, type Submitted, submissionOf } from './flags.ts'

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
  clientId: 'c1',
  agentId: 'a1',
  service: 'T1019',
}

const told: Accepted = {
  state: 'worked',
  day: '2026-11-02',
  clientId: 'c1',
  agentId: 'a1',
  service: 'T1019',
  checkIn: { at: '2026-11-03T03:15:20Z', method: 'evv', latitude: 35.7, longitude: -78.6 },
  checkOut: { at: '2026-11-03T04:45:10Z', method: 'ivr', latitude: 35.7, longitude: -78.6 },
  corrected: { checkIn: null, checkOut: null },
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
  ['service', { service: null }],
  ['caregiver', { agentId: null }],
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

const wrongWith = (visit: Submitted, ...vendors: (Accepted | null)[]): string[] =>
  Object.entries(submissionOf(visit, vendors))
    .filter(([, correct]) => !correct)
    .map(([name]) => name)

test('what every vendor accepted as it is now is perfect', () => {
  expect(wrongWith(perfect, told, told)).toEqual([])
})

test('a vendor that accepted nothing, or a withdrawal, has nothing that is correct', () => {
  const all = ['day', 'checkIn', 'checkOut', 'deviceIn', 'deviceOut', 'location']
  const nothing = [...all, 'service', 'caregiver', 'client', 'perfect']
  expect(wrongWith(perfect, null)).toEqual(nothing)
  expect(wrongWith(perfect, told, null)).toEqual(nothing)
  expect(wrongWith(perfect, { ...told, state: 'void' })).toEqual(nothing)
})

const reviewed = { ...perfect, reviewedCheckInAt: '2026-11-03T03:10:00Z' }
const punch = told.checkIn ?? { at: '', method: '', latitude: null, longitude: null }

test.each<[string, Submitted, Partial<Accepted>]>([
  ['day', perfect, { day: '2026-11-03' }],
  ['checkIn', reviewed, {}],
  [
    'checkIn',
    perfect,
    { checkIn: null, corrected: { checkIn: '2026-11-03T03:16:00Z', checkOut: null } },
  ],
  ['checkOut', perfect, { corrected: { checkIn: null, checkOut: '2026-11-03T04:40:00Z' } }],
  ['deviceIn', perfect, { checkIn: { ...punch, method: 'manual' } }],
  ['location', perfect, { checkIn: { ...punch, longitude: null } }],
  ['service', perfect, { service: 'S5125' }],
  ['caregiver', perfect, { agentId: 'a2' }],
  ['client', perfect, { clientId: 'c2' }],
])('%s is not correct where the vendor accepted %j otherwise', (part, visit, at) => {
  expect(wrongWith(visit, { ...told, ...at })).toContain(part)
})

test('a correction that the vendor accepted is correct', () => {
  const corrected = { checkIn: '2026-11-03T03:10:00Z', checkOut: null }
  expect(wrongWith(reviewed, { ...told, corrected })).toEqual([])
})
