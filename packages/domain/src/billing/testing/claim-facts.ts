import type { BilledLine, BilledVisit, ClaimFacts } from '../readiness-facts.ts'

/** A visit with nothing wrong. */
export const visit: BilledVisit = {
  id: 'v1',
  status: 'approved',
  date: '2026-03-02',
  caregiver: { id: 'a1', name: 'Ruth Alvarez', credentials: [] },
  checkedIn: true,
  checkedOut: true,
  minutes: 120,
  scheduledDuration: 120,
  signed: true,
  distance: 20,
  explained: false,
  overlapsWith: null,
  overlapReason: null,
  billedOn: null,
}

/** A line with nothing wrong. */
const line: BilledLine = {
  date: '2026-03-02',
  units: 8,
  wholeUnits: true,
  centsPerUnit: 650,
  service: { id: 's1', label: 'Personal care', procedureCode: 'T1019' },
  authorization: {
    number: 'A-77',
    startDate: '2026-01-01',
    endDate: '2026-06-30',
    archived: false,
    serviceIds: ['s1'],
    payorId: 'p1',
    unitsLeft: 8,
  },
}

/** A claim with nothing wrong, whose payor requires the usual checks. */
export const facts: ClaimFacts = {
  today: '2026-03-10',
  claim: {
    id: 'c1',
    startDate: '2026-03-02',
    endDate: '2026-03-02',
    diagnosisCodes: ['R269', 'I10'],
  },
  lines: [line],
  visits: [visit],
  client: {
    id: 'k1',
    name: 'Ada Client',
    birthdate: '1940-05-06',
    genderConfirmed: true,
    memberId: '900123456A',
    address: { street: '1 Oak St', city: 'Raleigh', state: 'NC', zip: '27601' },
  },
  payor: {
    id: 'p1',
    name: 'NC Medicaid',
    timelyFilingDays: 365,
    memberIdPattern: '999999999A',
    evvVendor: 'sandata',
    requiredChecks: ['authorization_in_force', 'client_signature', 'diagnosis'],
    requiredCredentials: [],
  },
  agency: {
    npi: '1234567893',
    taxId: '561234567',
    address: { street: '100 Main St', city: 'Raleigh', state: 'NC', zip: '276011234' },
    placeTolerance: 150,
  },
  providers: {
    office: null,
    payorNumber: null,
    rendering: [],
    supervising: null,
    supervisor: null,
    shared: [],
  },
}

export const withVisit = (changes: Partial<BilledVisit>): ClaimFacts => ({
  ...facts,
  visits: [{ ...visit, ...changes }],
})
export const withClaim = (changes: Partial<ClaimFacts['claim']>): ClaimFacts => ({
  ...facts,
  claim: { ...facts.claim, ...changes },
})
export const withClient = (changes: Partial<ClaimFacts['client']>): ClaimFacts => ({
  ...facts,
  client: { ...facts.client, ...changes },
})
export const withAgency = (changes: Partial<ClaimFacts['agency']>): ClaimFacts => ({
  ...facts,
  agency: { ...facts.agency, ...changes },
})
export const withProviders = (changes: Partial<ClaimFacts['providers']>): ClaimFacts => ({
  ...facts,
  providers: { ...facts.providers, ...changes },
})
export const withLine = (changes: Partial<BilledLine>): ClaimFacts => ({
  ...facts,
  lines: [{ ...line, ...changes }],
})
export const withAuthorization = (
  changes: Partial<NonNullable<BilledLine['authorization']>>,
): ClaimFacts =>
  withLine({ authorization: line.authorization && { ...line.authorization, ...changes } })
export const withPayor = (changes: Partial<ClaimFacts['payor']>, from = facts): ClaimFacts => ({
  ...from,
  payor: { ...from.payor, ...changes },
})
