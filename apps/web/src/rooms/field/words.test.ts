import { expect, test } from 'vitest'
import { dayTitle } from './day-title.ts'
import { mapsAddress } from './navigate-link.tsx'
import { runningWords } from './running-clock.tsx'
import { syncWords } from './sync-state.tsx'
import { aFieldVisit } from './testing/a-field-visit.ts'

test.each([
  [0, '0:00:00'],
  [65, '0:01:05'],
  [3600 * 11 + 9, '11:00:09'],
  [-4, '0:00:00'],
])('%i seconds run as %s', (seconds, words) => {
  expect(runningWords(seconds)).toBe(words)
})

test.each([
  ['2026-03-04', 'Today'],
  ['2026-03-05', 'Tomorrow'],
  ['2026-03-03', 'Yesterday'],
  ['2026-03-09', 'Mon 03/09/2026'],
])('%s is %s', (day, words) => {
  expect(dayTitle(day, '2026-03-04')).toBe(words)
})

test.each([
  [{ waiting: 0, failed: 0 }, true, true, 'All synced'],
  [{ waiting: 3, failed: 0 }, false, true, '3 waiting, safe on this phone'],
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

test('nothing is said to be sent before the phone was looked at', () => {
  const counts = { waiting: 0, failed: 0 }
  expect(syncWords(counts, true, { available: true, known: false }).words).toMatch(/^Checking/)
})
