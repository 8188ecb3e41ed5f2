import { expect, it } from 'vitest'
import { numbers } from '../../testing/numbers.ts'
import { capabilitiesOf } from '../../identity/capabilities.ts'
import type { AssignmentFacts, Away, BookedVisit, CaregiverFacts } from './facts.ts'
import { findingTable } from './findings.ts'
import { assignmentRefusals, assignmentVerdict, outcomeOf } from './verdict.ts'

const cases = 10_000

const below = numbers(2026)
const one = <T>(from: readonly [T, ...T[]]): T => from[below(from.length)] ?? from[0]
const some = <T>(make: () => T): T[] => Array.from({ length: below(4) }, make)
const place = () => one([null, { latitude: 35.78 + below(60) / 100, longitude: -78.64 }])

/** Days of both clock changes in New York, and of none. */
const days = ['2026-11-01', '2026-11-04', '2027-03-14', '2026-10-31', '2027-03-13'] as const

const span = (day: string) => {
  const from = Date.parse(`${day}T00:00:00-05:00`) + below(48) * 1_800_000
  const minutes = 15 + 15 * below(40)
  return {
    startsAt: new Date(from).toISOString(),
    endsAt: new Date(from + minutes * 60_000).toISOString(),
    minutes,
  }
}

const away = (day: string) => (): Away => {
  const { startsAt, endsAt } = span(day)
  return { startsAt, endsAt: one([endsAt, null]), why: 'Vacation' }
}

const booked = (day: string) => (): BookedVisit => {
  const { startsAt, endsAt } = span(day)
  return { startsAt, endsAt, place: place(), clientName: 'Bo Diaz' }
}

const caregiver = (day: string): CaregiverFacts => ({
  id: one(['maria', 'james']),
  name: 'Maria Lopez',
  status: one(['active', 'active', 'inactive', 'do-not-hire']),
  gender: one(['female', 'male', null]),
  availability: {
    pattern: some(() => ({ weekday: below(7), start: '06:00', end: one(['12:00', '22:00']) })),
    exceptions: [],
  },
  away: some(away(day)),
  credentials: some(() => ({
    kind: one(['cpr', 'tb_test']),
    issuedOn: null,
    expiresOn: one([null, '2026-10-30', '2027-12-31']),
  })),
  mostMinutes: one([null, 60, 2400]),
  booked: some(booked(day)),
  weekMinutes: below(3000),
})

const facts = (): AssignmentFacts => {
  const day = one(days)
  const { minutes, ...times } = span(day)
  return {
    zone: 'America/New_York',
    visit: { ...times, day, minutes },
    client: {
      name: 'Rosa Alvarez',
      place: place(),
      wants: one(['any', 'female', 'male']),
      language: null,
      refuses: some(() => one(['maria', 'james'])),
      away: below(6) === 0 ? some(away(day)) : [],
      closed: below(12) === 0 ? { status: 'discharged', on: one([day, null]) } : null,
    },
    caregiver: below(10) === 0 ? null : caregiver(day),
    requiredCredentials: one([[], ['cpr'], ['tb_test', 'cpr']]),
    overtimeMinutes: 2400,
    allowed: one([null, { number: 'PA-1', inForce: below(5) > 0, leftMinutes: below(600) }]),
  }
}

/** The same facts, told in another order. */
const shuffled = (of: AssignmentFacts): AssignmentFacts => ({
  ...of,
  client: {
    ...of.client,
    refuses: of.client.refuses.toReversed(),
  },
  caregiver: of.caregiver && {
    ...of.caregiver,
    credentials: of.caregiver.credentials.toReversed(),
    availability: {
      ...of.caregiver.availability,
      pattern: of.caregiver.availability.pattern.toReversed(),
    },
  },
  requiredCredentials: of.requiredCredentials.toReversed(),
})

const holder = (role: 'owner' | 'manager' | 'nurse') => ({ capabilities: capabilitiesOf(role) })

const random = Array.from({ length: cases }, facts)
const verdicts = new Map(random.map((of) => [of, assignmentVerdict(of)]))
const verdictOf = (of: AssignmentFacts) => verdicts.get(of) ?? assignmentVerdict(of)
const idsOf = (of: AssignmentFacts) => verdictOf(of).map(({ id }) => id)
/** Enough of them where a property asks for another verdict of each. */
const fewer = random.slice(0, 2000)

it(`the order in which facts are told changes no verdict of ${cases}`, () => {
  for (const of of random) expect(idsOf(shuffled(of))).toEqual(idsOf(of))
})

it('all kinds of findings occur, each once at most', () => {
  const found = random.map(idsOf)
  expect(new Set(found.flat()).size).toBeGreaterThan(10)
  expect(found.filter((ids) => new Set(ids).size !== ids.length)).toEqual([])
})

it('what refuses a plan is among what refuses a person, and nobody overrides it', () => {
  for (const of of fewer) {
    const refusals = assignmentRefusals(of)
    const ids = idsOf(of)
    expect(refusals.every(({ id }) => ids.includes(id))).toBe(true)
  }
  const hard = fewer.filter((of) =>
    assignmentRefusals(of).some(({ id }) => findingTable[id].override === null),
  )
  expect(hard.length).toBeGreaterThan(100)
  const outcomes = hard.map((of) => outcomeOf(verdictOf(of), holder('owner')))
  expect(new Set(outcomes)).toEqual(new Set(['refused']))
})

it('who may do more is never refused more', () => {
  const rank = { allowed: 0, reason_needed: 1, refused: 2 }
  for (const of of random) {
    const found = verdictOf(of)
    const [owner, manager, nurse] = (['owner', 'manager', 'nurse'] as const).map(
      (role) => rank[outcomeOf(found, holder(role))],
    )
    expect(owner).toBeLessThanOrEqual(manager ?? 0)
    expect(manager).toBeLessThanOrEqual(nurse ?? 0)
  }
})

it('another visit at the same time adds an overlap and takes nothing away', () => {
  for (const of of fewer) {
    if (of.caregiver === null) continue
    const { startsAt, endsAt } = of.visit
    const same = { startsAt, endsAt, place: null, clientName: 'Bo Diaz' }
    const busier = { ...of, caregiver: { ...of.caregiver, booked: [...of.caregiver.booked, same] } }
    expect(idsOf(busier)).toEqual(expect.arrayContaining(['overlap']))
    const others = idsOf(of).filter((id) => id !== 'travel')
    expect(idsOf(busier)).toEqual(expect.arrayContaining(others))
  }
})
