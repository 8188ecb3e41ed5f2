import { expect, test, vi } from 'vitest'
import { startLanguage } from '../../../plumbing/language/language.ts'
import { t } from '../../../plumbing/language/translate.ts'
import { dayTitle, dayWithin, wholeDay } from '../day/day-title.ts'
import { aFieldVisit } from '../testing/a-field-visit.ts'
import { taskWords } from '../visit/task-words.ts'
import { callAddress, mapsAddress } from './directions.tsx'
import { syncWords } from './sync-state.tsx'
import { hourSaid, spanOf } from './times.tsx'

test.each([
  ['08:00', '10:00', '8:00 – 10:00a'],
  ['08:02', '08:02', '8:02 – 8:02a'],
  ['10:30', '12:30', '10:30a – 12:30p'],
  ['22:00', '00:15', '10:00p – 12:15a'],
])('from %s to %s is %s', (from, until, words) => {
  expect(spanOf(from, until)).toBe(words)
})

test.each([
  ['2026-03-04', 'Today'],
  ['2026-03-05', 'Tomorrow'],
  ['2026-03-03', 'Yesterday'],
  ['2026-03-09', 'Mon, Mar 9'],
])('%s is %s', (day, words) => {
  expect(dayTitle(day, '2026-03-04')).toBe(words)
})

test.each([
  ['2026-03-04', 'today'],
  ['2026-03-05', 'tomorrow'],
  ['2026-03-03', 'yesterday'],
  ['2026-03-09', 'Mon, Mar 9'],
])('within a sentence %s is %s', (day, words) => {
  expect(dayWithin(day, '2026-03-04')).toBe(words)
})

test.each([
  [{ waiting: 0, failed: 0 }, true, true, 'All synced'],
  [{ waiting: 3, failed: 0 }, false, true, '3 changes are safe on this phone'],
  [{ waiting: 3, failed: 1 }, true, true, '1 change needs your attention'],
  [{ waiting: 0, failed: 0 }, false, true, 'You are offline. Your changes are kept on this phone.'],
  [
    { waiting: 0, failed: 0 },
    true,
    false,
    'This browser cannot save changes on the phone. Stay online while you work.',
  ],
])('%j, online %s, storage %s: %s', (counts, online, available, words) => {
  expect(syncWords(counts, online, { available, known: true }).words).toBe(words)
})

test('the way is shown by the maps that the phone has', () => {
  const { address } = aFieldVisit()
  if (!address) throw new Error('The visit has an address.')
  expect(mapsAddress(address, 'Mozilla/5.0 (Linux; Android 15)')).toBe(
    'geo:0,0?q=12%20Oak%20Street%2C%20Raleigh%2C%20NC%2027601',
  )
  expect(mapsAddress(address, 'iPhone')).toContain('maps.apple.com')
  expect(mapsAddress(address, 'X11; Linux')).toContain('destination=12%20Oak')
})

test('a number is called as digits', () => {
  expect(callAddress('(919) 555-0177')).toBe('tel:9195550177')
  expect(wholeDay('2026-11-24')).toBe('Tuesday, Nov 24')
})

test.each([
  [[null, null], '0 of 2 done'],
  [['completed', 'completed'], '2 of 2 done'],
  [['completed', 'rejected', null], '1 of 3 done, 1 refused'],
  [['other'], '0 of 1 done, 1 not done'],
  [['other', 'rejected'], '0 of 2 done, 1 refused, 1 not done'],
] as const)('tasks %j are told as %s', (statuses, words) => {
  const [activity] = aFieldVisit().activities
  if (!activity) throw new Error('The visit has a task.')
  expect(taskWords(statuses.map((status) => ({ ...activity, status })))).toBe(words)
})

test('nothing is said to be sent before the phone was looked at', () => {
  const counts = { waiting: 0, failed: 0 }
  expect(syncWords(counts, true, { available: true, known: false }).words).toMatch(/^Checking/)
})

test('in Spanish, one has another article than the other hours', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es'])
  await startLanguage()
  const since = (time: string) =>
    t('{hour, plural, one {Now, since {since}} other {Now, since {since}}}', {
      since: time,
      hour: hourSaid(time),
    })
  expect(since('1:05 p. m.')).toBe('Ahora, desde la 1:05 p. m.')
  expect(since('11:05 a. m.')).toBe('Ahora, desde las 11:05 a. m.')
})
