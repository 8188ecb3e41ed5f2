import { expect, it } from 'vitest'
import { capabilitiesOf } from '../../identity/capabilities.ts'
import type { Role } from '../../identity/roles.ts'
import type { AssignmentFacts, Away, BookedVisit, CaregiverFacts } from './facts.ts'
import { finding, type FindingId } from './findings.ts'
import { assignmentVerdict, nextStep, outcomeOf } from './verdict.ts'

const zone = 'America/New_York'
const home = { latitude: 35.7804, longitude: -78.6391 }
/** 30 km to the west. */
const far = { latitude: 35.7804, longitude: -78.972 }
const nextDoor = { latitude: 35.7814, longitude: -78.6391 }

const away = (startsAt: string, endsAt: string | null): Away => ({
  startsAt,
  endsAt,
  why: 'Vacation',
})
const booked = (startsAt: string, endsAt: string, place = home): BookedVisit => ({
  startsAt,
  endsAt,
  place,
  clientName: 'Bo Diaz',
})
const credential = (expiresOn: string | null) => ({
  kind: 'cpr' as const,
  issuedOn: null,
  expiresOn,
})

const maria: CaregiverFacts = {
  id: 'maria',
  name: 'Maria Lopez',
  status: 'active',
  gender: 'female',
  availability: { pattern: [], exceptions: [] },
  away: [],
  credentials: [],
  mostMinutes: null,
  booked: [],
  weekMinutes: 0,
}

/** Monday from nine to eleven in New York, with nothing against it. */
const facts = (
  of: Partial<AssignmentFacts> & { who?: Partial<CaregiverFacts> } = {},
): AssignmentFacts => ({
  zone,
  visit: {
    startsAt: '2026-11-02T14:00:00Z',
    endsAt: '2026-11-02T16:00:00Z',
    day: '2026-11-02',
    minutes: 120,
  },
  client: {
    name: 'Ada Moore',
    place: home,
    wants: 'any',
    language: null,
    refuses: [],
    away: [],
    closed: null,
  },
  caregiver: { ...maria, ...of.who },
  requiredCredentials: [],
  overtimeMinutes: 2400,
  allowed: { number: 'PA-1', inForce: true, leftMinutes: 120 },
  ...of,
})
const client = (of: Partial<AssignmentFacts['client']>) => ({
  client: { ...facts().client, ...of },
})
const allowed = (inForce: boolean, leftMinutes: number) => ({
  allowed: { number: 'PA-1', inForce, leftMinutes },
})
const monday = (start: string, end: string) => ({
  availability: { pattern: [{ weekday: 1, start, end }], exceptions: [] },
})
const dayOff = (available = false) => ({
  availability: {
    pattern: [],
    exceptions: [{ startDate: '2026-11-01', endDate: '2026-11-02', available, clock: null }],
  },
})
const night = {
  visit: {
    startsAt: '2026-11-03T03:00:00Z',
    endsAt: '2026-11-03T11:00:00Z',
    day: '2026-11-02',
    minutes: 480,
  },
  allowed: null,
}
const nights = (...blocks: [number, string, string][]) => ({
  availability: {
    pattern: blocks.map(([weekday, start, end]) => ({ weekday, start, end })),
    exceptions: [],
  },
})

it.each<[string, Parameters<typeof facts>[0], FindingId[]]>([
  ['nothing', {}, []],
  ['an open visit', { caregiver: null }, []],
  ['not active', { who: { status: 'inactive' } }, ['caregiver_inactive']],
  ['do not hire', { who: { status: 'do-not-hire' } }, ['caregiver_inactive']],
  ['not wanted', client({ refuses: ['jo', 'maria'] }), ['do_not_send']],
  ['another is not wanted', client({ refuses: ['jo'] }), []],
  ['required and missing', { requiredCredentials: ['cpr'] }, ['credential_missing']],
  [
    'required and ended the day before',
    { requiredCredentials: ['cpr'], who: { credentials: [credential('2026-11-01')] } },
    ['credential_missing'],
  ],
  [
    'required and good on its last day',
    { requiredCredentials: ['cpr'], who: { credentials: [credential('2026-11-02')] } },
    [],
  ],
  ['ended', { who: { credentials: [credential('2026-11-01')] } }, ['credential_expired']],
  [
    'ended, but renewed',
    { who: { credentials: [credential('2026-11-01'), credential('2027-11-01')] } },
    [],
  ],
  ['away', { who: { away: [away('2026-11-01T05:00:00Z', null)] } }, ['caregiver_away']],
  [
    'away until then',
    { who: { away: [away('2026-11-01T05:00:00Z', '2026-11-02T14:00:00Z')] } },
    [],
  ],
  ['away from then', { who: { away: [away('2026-11-02T16:00:00Z', null)] } }, []],
  [
    'away for the last minute',
    { who: { away: [away('2026-11-02T15:59:00Z', '2026-11-02T20:00:00Z')] } },
    ['caregiver_away'],
  ],
  ['the client is away', client({ away: [away('2026-11-02T05:00:00Z', null)] }), ['client_away']],
  [
    'an open visit of a client who is away',
    { caregiver: null, ...client({ away: [away('2026-11-02T05:00:00Z', null)] }) },
    ['client_away'],
  ],
  [
    'after the last day of a client',
    client({ closed: { status: 'deceased', on: '2026-11-01' } }),
    ['client_closed'],
  ],
  ['on the last day', client({ closed: { status: 'discharged', on: '2026-11-02' } }), []],
  [
    'an open visit of a client who is not to be admitted',
    { caregiver: null, ...client({ closed: { status: 'do-not-admit', on: null } }) },
    ['client_closed'],
  ],
  [
    'inside another visit',
    { who: { booked: [booked('2026-11-02T13:00:00Z', '2026-11-02T17:00:00Z')] } },
    ['overlap'],
  ],
  [
    'touching other visits in the same home',
    {
      who: {
        booked: [
          booked('2026-11-02T13:00:00Z', '2026-11-02T14:00:00Z', nextDoor),
          booked('2026-11-02T16:00:00Z', '2026-11-02T17:00:00Z'),
        ],
      },
    },
    [],
  ],
  [
    'no time for the way before',
    { who: { booked: [booked('2026-11-02T12:00:00Z', '2026-11-02T13:30:00Z', far)] } },
    ['travel'],
  ],
  [
    'no time for the way after',
    { who: { booked: [booked('2026-11-02T16:30:00Z', '2026-11-02T18:00:00Z', far)] } },
    ['travel'],
  ],
  [
    'time for the way',
    { who: { booked: [booked('2026-11-02T12:00:00Z', '2026-11-02T13:00:00Z', far)] } },
    [],
  ],
  [
    'a way to nowhere known',
    {
      who: { booked: [booked('2026-11-02T12:00:00Z', '2026-11-02T13:59:00Z', far)] },
      ...client({ place: null }),
    },
    [],
  ],
  ['within the pattern', { who: monday('09:00', '11:00') }, []],
  ['a minute too long', { who: monday('09:00', '10:59') }, ['availability']],
  ['on another weekday', { who: nights([2, '09:00', '11:00']) }, ['availability']],
  ['a day off without a pattern', { who: dayOff() }, ['availability']],
  ['an added day without a pattern', { who: dayOff(true) }, []],
  [
    'a night in two blocks',
    { ...night, who: nights([1, '22:00', '24:00'], [2, '00:00', '06:00']) },
    [],
  ],
  ['half a night', { ...night, who: nights([1, '22:00', '24:00']) }, ['availability']],
  ['another gender', client({ wants: 'male' }), ['gender_preference']],
  ['the wanted gender', client({ wants: 'female' }), []],
  [
    'an unknown gender',
    { ...client({ wants: 'female' }), who: { gender: null } },
    ['gender_preference'],
  ],
  ['as many hours as wanted', { who: { mostMinutes: 1200, weekMinutes: 1080 } }, []],
  ['a minute more', { who: { mostMinutes: 1200, weekMinutes: 1081 } }, ['weekly_hours']],
  ['forty hours', { who: { weekMinutes: 2280 } }, []],
  ['a minute of overtime', { who: { weekMinutes: 2281 } }, ['overtime']],
  ['the last minutes of the payor', allowed(true, 120), []],
  ['a minute too few', allowed(true, 119), ['authorization']],
  ['spent', { caregiver: null, ...allowed(true, -30) }, ['authorization']],
  ['not in force', allowed(false, 5000), ['authorization']],
  ['no authorization', { allowed: null }, []],
])('%s', (_, given, expected) => {
  expect(assignmentVerdict(facts(given)).map(({ id }) => id)).toEqual(expected)
})

it('tells everything at once, the hard findings first', () => {
  const all = assignmentVerdict(
    facts({
      requiredCredentials: ['tb_test'],
      ...allowed(true, 0),
      client: {
        ...facts().client,
        wants: 'male',
        refuses: ['maria'],
        away: [away('2026-11-02T05:00:00Z', '2026-11-09T13:00:00Z')],
      },
      who: {
        ...monday('18:00', '20:00'),
        status: 'inactive',
        credentials: [credential('2026-03-01')],
        away: [away('2026-11-02T05:00:00Z', null)],
        mostMinutes: 60,
        weekMinutes: 2400,
        booked: [
          booked('2026-11-02T12:00:00Z', '2026-11-02T13:50:00Z', far),
          booked('2026-11-02T15:00:00Z', '2026-11-02T17:00:00Z'),
        ],
      },
    }),
  )
  expect(all.map(({ id, kind, sentence }) => [id, kind, sentence])).toEqual([
    ['caregiver_inactive', 'hard', 'Maria Lopez is not active.'],
    ['do_not_send', 'hard', 'Maria Lopez must not be sent to Ada Moore.'],
    [
      'credential_missing',
      'hard',
      'On 11/02/2026, Maria Lopez does not have the credentials the payor requires: TB test (none on file).',
    ],
    ['caregiver_away', 'hard', 'Maria Lopez is away (vacation).'],
    ['client_away', 'hard', 'Ada Moore is away (vacation) until 11/09/2026 08:00 AM.'],
    [
      'overlap',
      'soft',
      'Maria Lopez already has a visit with Bo Diaz on 11/02/2026 from 10:00 AM to 12:00 PM.',
    ],
    [
      'credential_expired',
      'soft',
      'On 11/02/2026, a credential of Maria Lopez is not valid: CPR certificate (expired 03/01/2026).',
    ],
    ['availability', 'soft', 'Maria Lopez is not available at that time.'],
    ['gender_preference', 'soft', 'Ada Moore wants only men as caregivers.'],
    ['weekly_hours', 'soft', 'Maria Lopez would work 42 h that week and wants 1 h at most.'],
    ['overtime', 'soft', 'Maria Lopez would work 2 h of overtime that week.'],
    [
      'authorization',
      'soft',
      'Authorization PA-1 of Ada Moore has 0 min left, and the visit takes 2 h.',
    ],
    [
      'travel',
      'soft',
      'Maria Lopez has 10 min between Bo Diaz and Ada Moore, about 24 miles apart, and needs about 59 min.',
    ],
  ])
})

it.each<[Role, FindingId[], string]>([
  ['manager', [], 'allowed'],
  ['manager', ['overlap', 'travel'], 'reason_needed'],
  ['manager', ['overlap', 'overtime'], 'refused'],
  ['admin', ['overlap', 'overtime'], 'reason_needed'],
  ['owner', ['credential_expired', 'authorization'], 'reason_needed'],
  ['owner', ['overlap', 'do_not_send'], 'refused'],
  ['nurse', ['availability'], 'refused'],
])('a %s with %j: %s', (role, ids, expected) => {
  const findings = ids.map((id) => finding(id, 'So it is.'))
  expect(outcomeOf(findings, { capabilities: capabilitiesOf(role) })).toBe(expected)
})

it('says what to do, and whom to ask', () => {
  const [manager, owner] = (['manager', 'owner'] as const).map((role) => ({
    capabilities: capabilitiesOf(role),
  }))
  const [overtime, absent] = [finding('overtime', 'So.'), finding('caregiver_away', 'So.')]
  expect(manager && nextStep(overtime, manager)).toMatch(/^Ask an owner or admin/)
  expect(owner && nextStep(overtime, owner)).toMatch(/reason for the overtime/)
  expect(manager && nextStep(absent, manager)).toMatch(/end the absence/)
})
