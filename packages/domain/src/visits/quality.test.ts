import { describe, expect, it } from 'vitest'
import { millis } from '../time/zone.ts'
import { ignoredInOverlap, takesTime } from './overlap.ts'
import { distanceMetres, distanceTo } from './place.ts'
import { conditionLevel, isMissed, visitFlags } from './quality.ts'
import type { VisitQuality } from './quality.ts'
import { visitStatuses } from './vocabulary.ts'

const fine: VisitQuality = {
  status: 'completed',
  startsAt: '2026-03-02T13:00:00Z',
  scheduledDuration: 120,
  checkInAt: '2026-03-02T13:03:00Z',
  checkOutAt: '2026-03-02T15:01:00Z',
  checkInMethod: 'evv',
  checkOutMethod: 'evv',
  checkInDistance: 20,
  checkOutDistance: null,
  signed: true,
}

const four = { scheduledDuration: 240 }

describe('visitFlags', () => {
  it.each<[string, Partial<VisitQuality>, string]>([
    ['nothing', {}, ''],
    ['manual check-in', { checkInMethod: 'manual' }, 'manual'],
    ['manual check-out', { checkOutMethod: 'manual' }, 'manual'],
    ['a fob is not manual', { checkInMethod: 'fob', checkOutMethod: 'ivr' }, ''],
    ['60 minutes early (earlyMinutes)', { checkInAt: '2026-03-02T12:00:00Z' }, ''],
    ['more than an hour early', { checkInAt: '2026-03-02T11:59:59Z' }, 'early'],
    ['180 minutes late (lateMinutes)', { checkInAt: '2026-03-02T16:00:00Z' }, ''],
    ['more than three hours late', { checkInAt: '2026-03-02T16:00:01Z' }, 'late'],
    ['rejected', { status: 'rejected' }, 'late'],
    ['not checked in', { status: 'scheduled', checkInAt: null, checkOutAt: null }, ''],
    ['at the tolerance', { checkInDistance: 150 }, ''],
    ['in beyond it', { checkInDistance: 151 }, 'far'],
    ['out beyond it', { checkOutDistance: 151 }, 'far'],
    ['no position', { checkInDistance: null }, ''],
  ])('%s', (_, changes, expected) => {
    const flags = Object.entries(visitFlags({ ...fine, ...changes }))
    expect(flags.flatMap(([flag, set]) => (set ? [flag] : [])).join(' ')).toBe(expected)
  })

  it.each([
    ['earlyMinutes', -60, ''],
    ['earlyMinutes', -61, 'early'],
    ['lateMinutes', 180, ''],
    ['lateMinutes', 181, 'late'],
  ])('%s: %d minutes after the start is "%s"', (_, minutes, expected) => {
    const checkInAt = new Date(millis(fine.startsAt) + minutes * 60_000).toISOString()
    const { early, late } = visitFlags({ ...fine, checkInAt })
    expect([early && 'early', late && 'late'].filter(Boolean).join()).toBe(expected)
  })

  it('leaves out what the vendor does not count', () => {
    const odd = { ...fine, checkInAt: '2026-03-02T11:00:00Z', checkInDistance: 500 }
    const manual = { ...odd, checkInMethod: 'manual' as const }
    const set = (of: VisitQuality, vendor: 'sandata' | 'carebridge' | null) =>
      Object.entries(visitFlags(of, 150, vendor)).flatMap(([flag, on]) => (on ? [flag] : []))
    expect(set(manual, null)).toEqual(['manual', 'early', 'far'])
    expect(set(manual, 'sandata')).toEqual(['manual', 'early', 'far'])
    expect(set(manual, 'carebridge')).toEqual(['manual'])
    expect(set({ ...fine, status: 'rejected' }, 'carebridge')).toEqual(['late'])
  })

  it('takes the tolerance of the agency', () => {
    expect(visitFlags({ ...fine, checkInDistance: 151 }, 300).far).toBe(false)
  })
})

describe('conditionLevel', () => {
  it.each<[string, Partial<VisitQuality>, number]>([
    ['fine', {}, 1],
    ['approved', { status: 'approved' }, 1],
    [
      '15 minutes off',
      { checkInAt: '2026-03-02T13:15:00Z', checkOutAt: '2026-03-02T15:15:00Z' },
      1,
    ],
    [
      '16 minutes late',
      { checkInAt: '2026-03-02T13:16:00Z', checkOutAt: '2026-03-02T15:16:00Z' },
      2,
    ],
    [
      '16 minutes early',
      { checkInAt: '2026-03-02T12:44:00Z', checkOutAt: '2026-03-02T14:44:00Z' },
      2,
    ],
    ['12 of 120 minutes too long', { checkOutAt: '2026-03-02T15:15:00Z' }, 1],
    ['13 of 120 minutes too long', { checkOutAt: '2026-03-02T15:16:00Z' }, 3],
    ['13 of 120 minutes too short', { checkOutAt: '2026-03-02T14:50:00Z' }, 3],
    ['15 of 240 minutes too short', { ...four, checkOutAt: '2026-03-02T16:48:00Z' }, 1],
    ['16 of 240 minutes too short', { ...four, checkOutAt: '2026-03-02T16:47:00Z' }, 3],
    ['16 of 240 minutes too long', { ...four, checkOutAt: '2026-03-02T17:19:00Z' }, 3],
    ['no check-out', { checkOutAt: null }, 3],
    ['far away', { checkInDistance: 151 }, 3],
    ['reviewed times count', { checkOutAt: null, reviewedCheckOutAt: '2026-03-02T15:00:00Z' }, 1],
    ['not signed', { signed: false }, 4],
    ['not signed and far', { signed: false, checkInDistance: 999 }, 4],
  ])('%s', (_, changes, level) => {
    expect(conditionLevel({ ...fine, ...changes })).toBe(level)
  })

  it.each(visitStatuses.filter((status) => status !== 'completed' && status !== 'approved'))(
    'is 0 when %s',
    (status) => {
      expect(conditionLevel({ ...fine, status, signed: false })).toBe(0)
    },
  )
})

describe('isMissed', () => {
  it.each([
    ['scheduled', '2026-03-02T16:00:00Z', false],
    ['scheduled', '2026-03-02T16:01:00Z', true],
    ['available', '2026-03-02T16:01:00Z', true],
    ['in_progress', '2026-03-02T20:00:00Z', false],
    ['canceled', '2026-03-02T20:00:00Z', false],
  ] as const)('%s at %s', (status, now, expected) => {
    expect(isMissed({ status, startsAt: fine.startsAt, draft: false }, now)).toBe(expected)
  })
})

describe('distance', () => {
  it.each([
    ['the same place', [35.7796, -78.6382], [35.7796, -78.6382], 0, 0],
    ['a thousandth of a degree north', [35.7796, -78.6382], [35.7806, -78.6382], 111, 1],
    ['London to Paris', [51.5074, -0.1278], [48.8566, 2.3522], 343_556, 10],
    ['over the date line', [0, 179.9995], [0, -179.9995], 111, 1],
    ['pole to pole', [90, 0], [-90, 0], 20_015_115, 100],
  ])('%s', (_, [lat1 = 0, lon1 = 0], [lat2 = 0, lon2 = 0], metres, give) => {
    const found = distanceMetres(
      { latitude: lat1, longitude: lon1 },
      { latitude: lat2, longitude: lon2 },
    )
    expect(Math.abs(found - metres)).toBeLessThanOrEqual(give)
  })

  it.each([
    [null, 35.7, -78.6, null],
    [{ latitude: null, longitude: -78.6 }, 35.7, -78.6, null],
    [{ latitude: 35.7, longitude: -78.6 }, null, -78.6, null],
    [{ latitude: 35.7, longitude: -78.6 }, 35.7, undefined, null],
    [{ latitude: 0, longitude: 0 }, 0, 0, 0],
  ])('from %j', (address, latitude, longitude, expected) => {
    expect(distanceTo(address, latitude, longitude)).toBe(expected)
  })
})

it('leaves out visits that take no time', () => {
  expect(visitStatuses.filter((status) => !takesTime(status))).toEqual(
    [...ignoredInOverlap].sort((a, b) => visitStatuses.indexOf(a) - visitStatuses.indexOf(b)),
  )
  expect([...ignoredInOverlap]).toEqual(['canceled', 'rejected', 'archived'])
})
