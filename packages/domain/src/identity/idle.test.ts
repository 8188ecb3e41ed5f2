import { expect, test } from 'vitest'
import { idleMinutes } from './idle.ts'
import { caregiverRoles, staffRoles } from './roles.ts'

test.each([
  [null, 30],
  [1, 1],
  [15, 15],
  [30, 30],
  [720, 720],
])('the office rests as long as its agency says: %s', (setting, minutes) => {
  for (const role of [...staffRoles, null]) expect(idleMinutes(role, setting)).toBe(minutes)
})

test.each([
  [null, 720],
  [1, 720],
  [30, 720],
  [720, 720],
  [721, 721],
])('a caregiver rests twelve hours at least: %s', (setting, minutes) => {
  for (const role of caregiverRoles) expect(idleMinutes(role, setting)).toBe(minutes)
})
