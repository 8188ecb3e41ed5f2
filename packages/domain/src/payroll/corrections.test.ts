import { expect, it } from 'vitest'
import { correctionOf, takenOn } from './corrections.ts'
import { centsFor, mileageCents, roundCents, roundedMinutes } from './money.ts'

const line = (source: string, minutes: number, cents: number) => ({
  kind: 'visit' as const,
  day: '2026-03-17',
  source,
  minutes,
  cents,
})

it('nothing changed, nothing is owed', () => {
  expect(correctionOf('2026-03-16', [line('a', 60, 1200)], [line('a', 60, 1200)], 0)).toBeNull()
})

it('what was reviewed later is owed, with its reason', () => {
  const today = [line('a', 90, 1800), line('b', 60, 1200)]
  expect(correctionOf('2026-03-16', [line('a', 60, 1200)], today, 0)).toEqual({
    week: '2026-03-16',
    cents: 1800,
    reason: 'Visit 03/17/2026: +30 min, +$6.00; Visit 03/17/2026: +60 min, +$12.00',
  })
})

it('a correction that is undone nets to zero with the one that was paid', () => {
  const frozen = [line('a', 60, 1200)]
  const first = correctionOf('2026-03-16', frozen, [line('a', 90, 1800)], 0)
  const second = correctionOf('2026-03-16', frozen, frozen, first?.cents ?? 0)
  expect((first?.cents ?? 0) + (second?.cents ?? 0)).toBe(0)
})

it.each([
  [0.5, 1],
  [-0.5, -1],
  [1.4999, 1],
  [-0.2, 0],
  [2.675 * 100, 268],
])('%d cents round to %d', (cents, rounded) => expect(roundCents(cents)).toBe(rounded))

it('a rate counts by the minute', () => {
  expect(centsFor(7, 1237)).toBe(144)
  expect(mileageCents(125, 725)).toBe(906)
  expect([52, 53].map((m) => roundedMinutes(m, 15))).toEqual([45, 60])
})

it.each([
  ['whole where the week earns enough', [-1500], 12_000, [-1500]],
  ['as far as the week goes', [-20_000], 12_000, [-12_000]],
  ['nothing of a week without pay', [-1500], 0, []],
  ['the oldest first', [-10_000, -5000], 12_000, [-10_000, -2000]],
  ['what is owed the other way pays for it', [-15_000, 2000], 12_000, [-14_000, 2000]],
])('takes back %s', (_, owed, gross, taken) => {
  const weeks = owed.map((cents, n) => ({ week: `2026-03-${n}`, cents, reason: '' }))
  expect(takenOn(weeks, gross).map(({ cents }) => cents)).toEqual(taken)
})
