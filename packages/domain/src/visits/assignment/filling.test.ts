import { expect, test } from 'vitest'
import type { AssignmentFacts, CaregiverFacts } from './facts.ts'
import { fillVisits } from './filling.ts'

const caregiver = (id: string, of: Partial<CaregiverFacts> = {}): CaregiverFacts => ({
  id,
  name: id,
  status: 'active',
  gender: null,
  availability: { pattern: [], exceptions: [] },
  away: [],
  credentials: [],
  mostMinutes: null,
  booked: [],
  weekMinutes: 0,
  ...of,
})

const here = { latitude: 35.78, longitude: -78.64 }
/** About 25 miles away. */
const far = { latitude: 35.78, longitude: -79.09 }

/** A visit of two hours at an hour of Monday, for one of some caregivers. */
const at = (hour: number, who: readonly CaregiverFacts[], place = here, day = '2026-11-02') =>
  who.map((one): AssignmentFacts => ({
    zone: 'UTC',
    visit: {
      startsAt: `${day}T${String(hour).padStart(2, '0')}:00:00Z`,
      endsAt: `${day}T${hour + 2}:00:00Z`,
      day,
      minutes: 120,
    },
    client: {
      name: 'Ada',
      place,
      wants: 'any',
      language: null,
      refuses: [],
      away: [],
      closed: null,
    },
    caregiver: one,
    requiredCredentials: [],
    overtimeMinutes: 2400,
    allowed: null,
  }))

const [ana, ben] = [caregiver('ana'), caregiver('ben')]

test.each<[string, AssignmentFacts[][], (number | null)[]]>([
  ['the best of each', [at(8, [ana, ben]), at(12, [ana, ben])], [0, 0]],
  ['one at a time', [at(8, [ana, ben]), at(9, [ana, ben]), at(8, [ana, ben])], [0, 1, null]],
  ['who has one choice chooses first', [at(8, [ana, ben]), at(8, [ana])], [1, 0]],
  ['time for the way', [at(8, [ana, ben]), at(10, [ana, ben], far)], [0, 1]],
  [
    'the hours of the week',
    [
      at(8, [caregiver('ana', { mostMinutes: 120 }), ben]),
      at(14, [caregiver('ana', { mostMinutes: 120 }), ben]),
      at(14, [caregiver('ana', { mostMinutes: 120 })], here, '2026-11-09'),
    ],
    [0, 1, 0],
  ],
  ['no one', [at(8, [caregiver('ana', { status: 'inactive' })]), []], [null, null]],
])('open visits get %s', (_, visits, chosen) => {
  expect(fillVisits(visits)).toEqual(chosen)
})
