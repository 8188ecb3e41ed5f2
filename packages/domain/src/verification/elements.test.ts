import { expect, test } from 'vitest'
import { elementsOf } from './elements.ts'

const punch = (at: string) => ({ at, latitude: 35.7, longitude: -78.6 })
const whole: Parameters<typeof elementsOf>[0] = {
  client: { firstName: 'Ann', lastName: 'Moore' },
  agent: { firstName: 'Rosa', lastName: 'Alvarez' },
  service: { procedureCode: 'T1019', modifiers: ['U2'], name: 'Personal care' },
  day: '2026-11-02',
  checkIn: punch('2026-11-03T03:00:00Z'),
  checkOut: punch('2026-11-03T05:30:00Z'),
  corrected: { checkIn: null, checkOut: null },
  address: { street: '1 Elm St', city: 'Raleigh', state: 'NC', zip: '276011234' },
}
const values = (changed: Partial<typeof whole> = {}) =>
  Object.fromEntries(
    elementsOf({ ...whole, ...changed }, 'America/New_York').map((one) => [one.element, one.value]),
  )

test('a visit says its six elements, with the day and times of its place', () => {
  expect(values()).toEqual({
    service: 'T1019 U2 Personal care',
    client: 'Ann Moore',
    day: '2026-11-02',
    place: '1 Elm St, Raleigh, NC 27601-1234',
    caregiver: 'Rosa Alvarez',
    times: '22:00 to 00:30',
  })
})

test('a corrected time counts before the recorded one', () => {
  const corrected = { checkIn: '2026-11-03T05:00:00Z', checkOut: null }
  expect(values({ corrected })).toMatchObject({ day: '2026-11-03', times: '00:00 to 00:30' })
})

test.each([
  ['service', { service: null }],
  ['service', { service: { procedureCode: '', modifiers: [], name: 'Personal care' } }],
  ['client', { client: { firstName: '', lastName: '' } }],
  ['day', { checkIn: null }],
  ['place', { address: null, checkIn: null, checkOut: null }],
  ['caregiver', { agent: null }],
  ['times', { checkOut: null }],
] as const)('without it, the %s is missing', (element, changed) => {
  expect(values(changed)[element]).toBeNull()
})

test('without an address the position of the device is the place', () => {
  expect(values({ address: null }).place).toBe('35.70000, -78.60000')
})
