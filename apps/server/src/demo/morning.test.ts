import { eachDay, localClock, localDay, weekdayOf } from '@homeward/domain/time/zone'
import { expect, test } from 'vitest'
import { turnedDays } from './days.ts'
import { morningZone } from './morning.ts'

const hours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))

test.each(['00', '09', '10', '31', '59'])(
  'it is mid-morning at minute %s of every hour',
  (minute) => {
    for (const day of eachDay('2026-01-01', '2026-12-31')) {
      for (const hour of hours) {
        const now = new Date(`${day}T${hour}:${minute}:00Z`)
        const clock = localClock(now, morningZone(now))
        expect(clock >= '09:10' && clock < '10:10', `${now.toISOString()} is ${clock}`).toBe(true)
      }
    }
  },
)

test('in the morning of the east coast the agency is there', () => {
  expect(morningZone(new Date('2026-11-24T14:42:00Z'))).toBe('America/New_York')
})

test('a Sunday night is a Monday morning', () => {
  const now = new Date('2026-11-23T01:30:00Z')
  expect(weekdayOf(localDay(now, 'America/New_York'))).toBe(0)
  expect(weekdayOf(localDay(now, morningZone(now)))).toBe(1)
})

test('of two days with the same clock the working day is taken', () => {
  const now = new Date('2026-11-22T20:30:00Z')
  const zone = morningZone(now)
  expect([zone, weekdayOf(localDay(now, zone))]).toEqual(['Pacific/Tongatapu', 1])
})

test('on a weekend the week is turned, so that the day has as much as a Wednesday', () => {
  const on = (now: string) => ({ now: new Date(now), zone: 'America/New_York' })
  expect(turnedDays('MO,WE', on('2026-11-25T15:00:00Z'))).toBe('MO,WE')
  expect(turnedDays('MO,WE,SU', on('2026-11-28T15:00:00Z'))).toBe('TH,SA,WE')
  expect(turnedDays('MO,WE,SU', on('2026-11-29T15:00:00Z'))).toBe('FR,SU,TH')
})
