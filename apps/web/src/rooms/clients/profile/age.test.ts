import { expect, test } from 'vitest'
import { ageOn } from './age.ts'

test.each([
  ['1944-03-02', '2026-03-01', 81],
  ['1944-03-02', '2026-03-02', 82],
  ['1944-03-02', '2026-12-31', 82],
  ['1944-02-29', '2026-02-28', 81],
  ['1944-02-29', '2026-03-01', 82],
  ['2026-03-02', '2026-03-02', 0],
])('somebody born on %s is on %s %i years old', (birthdate, day, age) => {
  expect(ageOn(birthdate, day)).toBe(age)
})
