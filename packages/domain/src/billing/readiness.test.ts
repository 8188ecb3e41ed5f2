import { providerRules } from './readiness-providers.ts'
import { describe, expect, it } from 'vitest'
import type { ClaimFacts } from './readiness-facts.ts'
import { checkReadiness, isReady, issuesOf, readinessRules } from './readiness.ts'
import {
  facts,
  visit,
  withAgency,
  withAuthorization,
  withClaim,
  withClient,
  withLine,
  withVisit,
} from './testing/claim-facts.ts'

const home = { street: '1 Oak St', city: 'Raleigh', state: 'NC', zip: '27601' }

describe('a claim with nothing wrong', () => {
  const checks = checkReadiness(facts)
  it('is ready, and every rule says what holds', () => {
    expect(checks.filter((check) => !check.ok)).toEqual([])
    expect(isReady(checks)).toBe(true)
    expect(issuesOf(checks)).toEqual([])
    const onlyWhereAsked = [
      'credentials_held',
      'exclusion_check',
      'evv_verified',
      'diagnosis_listed',
      'client_at_home',
      'payor_of_record',
      ...providerRules.map(({ id }) => id),
    ]
    expect(checks.map((check) => check.rule)).toEqual(
      readinessRules.map((rule) => rule.id).filter((id) => !onlyWhereAsked.includes(id)),
    )
    expect(checks.every((check) => check.fix === null && check.sentence.endsWith('.'))).toBe(true)
  })

  it('has rules with names of their own', () => {
    expect(new Set(readinessRules.map((rule) => rule.id)).size).toBe(readinessRules.length)
  })
})

describe('one thing wrong', () => {
  it.each<[string, string, ClaimFacts, string]>([
    ['not approved', 'visit_approved', withVisit({ status: 'completed' }), '/visits/v1'],
    ['no check-in', 'both_punches', withVisit({ checkedIn: false }), '/visits/v1'],
    ['no check-out', 'both_punches', withVisit({ checkedOut: false }), '/visits/v1'],
    ['no caregiver', 'caregiver', withVisit({ caregiver: null }), '/visits/v1'],
    ['not signed', 'signature', withVisit({ signed: false }), '/visits/v1'],
    ['double booked', 'no_overlap', withVisit({ overlapsWith: 'Bo Other' }), '/visits/v1'],
    ['billed before', 'not_billed_before', withVisit({ billedOn: 'HW-1' }), '/visits/v1'],
    [
      'more than a day',
      'at_most_a_day',
      withVisit({ minutes: 1441, scheduledDuration: 1440 }),
      '/visits/v1',
    ],
    ['a visit without claim', 'has_visit', { ...facts, visits: [] }, '/billing/claims?claim=c1'],
    [
      'no authorization',
      'authorization_in_force',
      withLine({ authorization: null }),
      '/clients/k1?tab=care',
    ],
    [
      'archived',
      'authorization_in_force',
      withAuthorization({ archived: true }),
      '/clients/k1?tab=care',
    ],
    [
      'starts later',
      'authorization_in_force',
      withAuthorization({ startDate: '2026-03-03' }),
      '/clients/k1?tab=care',
    ],
    [
      'ended before',
      'authorization_in_force',
      withAuthorization({ endDate: '2026-03-01' }),
      '/clients/k1?tab=care',
    ],
    [
      'another service',
      'authorization_matches',
      withAuthorization({ serviceIds: ['s2'] }),
      '/clients/k1?tab=care',
    ],
    [
      'another payor',
      'authorization_matches',
      withAuthorization({ payorId: 'p2' }),
      '/clients/k1?tab=care',
    ],
    ['too few units', 'units_left', withAuthorization({ unitsLeft: 7 }), '/clients/k1?tab=care'],
    ['no rate', 'rate_found', withLine({ centsPerUnit: null }), '/admin/payors/p1'],
    ['a rate of nothing', 'rate_found', withLine({ centsPerUnit: 0 }), '/admin/payors/p1'],
    ['no unit', 'units_at_least_one', withLine({ units: 0 }), '/visits/v1'],
    ['a rest', 'whole_units', withLine({ wholeUnits: false }), '/visits/v1'],
    ['ahead', 'date_not_ahead', withLine({ date: '2026-03-11' }), '/visits/v1'],
    [
      'too late',
      'timely_filing',
      { ...facts, payor: { ...facts.payor, timelyFilingDays: 7 } },
      '/billing/claims?claim=c1',
    ],
    [
      'no diagnosis',
      'diagnosis_present',
      withClaim({ diagnosisCodes: [] }),
      '/clients/k1/edit/medical',
    ],
    [
      'wrong diagnosis',
      'diagnosis_plausible',
      withClaim({ diagnosisCodes: ['I10', 'U07.1'] }),
      '/clients/k1/edit/medical',
    ],
    [
      '13 diagnoses',
      'diagnosis_plausible',
      withClaim({ diagnosisCodes: Array(13).fill('I10') }),
      '/clients/k1/edit/medical',
    ],
    ['no member id', 'member_id', withClient({ memberId: null }), '/clients/k1/edit/insurance'],
    [
      'wrong member id',
      'member_id',
      withClient({ memberId: '12-34' }),
      '/clients/k1/edit/insurance',
    ],
    [
      'no birthdate',
      'client_birthdate',
      withClient({ birthdate: null }),
      '/clients/k1/edit/person',
    ],
    [
      'born after the visit',
      'client_birthdate',
      withClient({ birthdate: '2026-03-03' }),
      '/clients/k1/edit/person',
    ],
    ['no address', 'client_address', withClient({ address: null }), '/clients/k1/edit/addresses'],
    [
      'no street',
      'client_address',
      withClient({ address: { ...home, street: ' ' } }),
      '/clients/k1/edit/addresses',
    ],
    [
      'no city',
      'client_address',
      withClient({ address: { ...home, city: '' } }),
      '/clients/k1/edit/addresses',
    ],
    [
      'wrong state',
      'client_address',
      withClient({ address: { ...home, state: 'nc' } }),
      '/clients/k1/edit/addresses',
    ],
    [
      'wrong ZIP',
      'client_address',
      withClient({ address: { ...home, zip: '2760' } }),
      '/clients/k1/edit/addresses',
    ],
    [
      'a gender that nobody confirmed',
      'client_gender',
      withClient({ genderConfirmed: false }),
      '/clients/k1/edit/person',
    ],
    ['no NPI', 'agency_npi', withAgency({ npi: null }), '/admin/agency'],
    ['wrong NPI', 'agency_npi', withAgency({ npi: '1234567890' }), '/admin/agency'],
    ['no tax id', 'agency_tax_id', withAgency({ taxId: null }), '/admin/agency'],
    ['wrong tax id', 'agency_tax_id', withAgency({ taxId: '12345678' }), '/admin/agency'],
    ['no agency address', 'billing_address', withAgency({ address: null }), '/admin/agency'],
    ['5 digits of ZIP', 'billing_address', withAgency({ address: home }), '/admin/agency'],
    [
      'a PO box',
      'billing_address',
      withAgency({ address: { ...home, street: 'P.O. Box 12', zip: '276011234' } }),
      '/admin/agency',
    ],
  ])('%s: %s', (_, rule, broken, path) => {
    const checks = checkReadiness(broken)
    const wrong = checks.filter((check) => !check.ok)
    expect(wrong.map((check) => check.rule)).toEqual([rule])
    expect(wrong[0]?.fix?.path).toBe(path)
    expect(wrong[0]?.sentence).toMatch(/^[A-Z0-9].*[.]$/)
    expect(isReady(checks)).toBe(false)
    expect(issuesOf(checks)).toHaveLength(1)
  })

  it.each<[string, string, ClaimFacts]>([
    [
      'an overlap with a reason',
      'overlap_explained',
      withVisit({ overlapsWith: 'Bo', overlapReason: 'Two clients in one home' }),
    ],
    ['another claim that day', 'alone_on_day', withVisit({ sameDayClaim: 'HW-2' })],
    ['16 minutes longer', 'length', withVisit({ minutes: 136 })],
    ['far away', 'place', withVisit({ distance: 151 })],
  ])('%s only warns', (_, rule, broken) => {
    const checks = checkReadiness(broken)
    expect(checks.filter((check) => !check.ok).map((check) => check.rule)).toEqual([rule])
    expect(isReady(checks)).toBe(true)
    expect(issuesOf(checks)).toEqual([])
  })
})

describe('at the edge of a rule', () => {
  it.each<[string, ClaimFacts]>([
    ['the last day of filing', { ...facts, payor: { ...facts.payor, timelyFilingDays: 8 } }],
    ['the first day of the authorization', withAuthorization({ startDate: '2026-03-02' })],
    ['the last day of the authorization', withAuthorization({ endDate: '2026-03-02' })],
    ['served today', { ...facts, today: '2026-03-02' }],
    ['exactly a day', withVisit({ minutes: 1440, scheduledDuration: 1440 })],
    ['explained length and place', withVisit({ minutes: 200, distance: 900, explained: true })],
    ['an unknown place', withVisit({ distance: null })],
    ['ZIP with a dash', withAgency({ address: { ...home, zip: '27601-1234' } })],
    ['tax id with a dash', withAgency({ taxId: '56-1234567' })],
  ])('%s', (_, edge) => {
    expect(checkReadiness(edge).filter((check) => !check.ok)).toEqual([])
  })
})

it('leads to the visit that is wrong, not to the first', () => {
  const visits = [visit, { ...visit, id: 'v2', signed: false }]
  const wrong = checkReadiness({ ...facts, visits }).find((check) => !check.ok)
  expect(wrong?.fix?.path).toBe('/visits/v2')
})

it('says nothing about an authorization that is not there', () => {
  const rules = checkReadiness(withLine({ authorization: null })).map((check) => check.rule)
  expect(rules).not.toContain('units_left')
  expect(rules).not.toContain('authorization_matches')
})
