import { expect, test } from 'vitest'
import type { NamedProvider } from './claim-parties.ts'
import { checkReadiness } from './readiness.ts'
import type { ClaimFacts } from './readiness-facts.ts'
import { facts, withAgency, withProviders } from './testing/claim-facts.ts'

const office = {
  id: 'o1',
  name: 'Durham',
  npi: '1245319599',
  address: { street: '12 Elm Ave', city: 'Durham', state: 'NC', zip: '277011234' },
}
const ruth: NamedProvider = {
  id: 'a1',
  firstName: 'Ruth',
  lastName: 'Alvarez',
  kind: '0B',
  value: 'NC-7',
}

const failed = (of: ClaimFacts) =>
  checkReadiness(of).flatMap(({ ok, rule, severity, sentence, fix }) =>
    ok ? [] : [{ rule, severity, sentence, path: fix?.path }],
  )

test.each<[string, Partial<ClaimFacts['providers']>, string, string, string]>([
  [
    'an office without an NPI',
    { office: { ...office, npi: null } },
    'office_npi',
    'NC Medicaid is billed by the office Durham, which has no NPI. Enter it.',
    '/admin/offices?open=o1',
  ],
  [
    'an office whose NPI has a wrong check digit',
    { office: { ...office, npi: '1245319590' } },
    'office_npi',
    '1245319590 is not a valid NPI of the office Durham. Its check digit is wrong. Correct it.',
    '/admin/offices?open=o1',
  ],
  [
    'an office without an address',
    { office: { ...office, address: null } },
    'office_address',
    'NC Medicaid is billed by the office Durham, which has no address. Enter it.',
    '/admin/offices?open=o1',
  ],
  [
    'an office with a ZIP code of 5 digits',
    { office: { ...office, address: { ...office.address, zip: '27701' } } },
    'office_address',
    'NC Medicaid is billed by the office Durham. The 9-digit ZIP code of its address is missing or wrong. Correct it.',
    '/admin/offices?open=o1',
  ],
  [
    'an office at a PO box',
    { office: { ...office, address: { ...office.address, street: 'P.O. Box 4' } } },
    'office_address',
    'NC Medicaid is billed by the office Durham, and its address is a PO box. Claims require a street address. Enter it.',
    '/admin/offices?open=o1',
  ],
  [
    'a caregiver without the number that the payor wants',
    { rendering: [ruth, { ...ruth, id: 'a2', firstName: 'Lee', value: null }] },
    'rendering_provider',
    'NC Medicaid wants Lee Alvarez on its claims, who has no provider number (state license number). Enter it.',
    '/agents/a2/edit/claims',
  ],
  [
    'a caregiver without the taxonomy code that the payor asks for',
    { rendering: [{ ...ruth, taxonomyCode: null }] },
    'rendering_taxonomy',
    'NC Medicaid asks for the taxonomy code of Ruth Alvarez, which is missing. Enter it.',
    '/agents/a1/edit/claims',
  ],
  [
    'a caregiver without an NPI',
    { rendering: [{ ...ruth, kind: 'npi', value: null }] },
    'rendering_provider',
    'NC Medicaid wants Ruth Alvarez on its claims, who has no NPI. Enter it.',
    '/agents/a1/edit/claims',
  ],
  [
    'a caregiver whose NPI has a wrong check digit',
    { rendering: [{ ...ruth, kind: 'npi', value: '1003814970' }] },
    'rendering_provider',
    '1003814970 is not a valid NPI of Ruth Alvarez. Its check digit is wrong. Correct it.',
    '/agents/a1/edit/claims',
  ],
  [
    'a supervisor without an NPI',
    {
      supervisor: { name: 'Grace Okafor', active: true },
      supervising: { ...ruth, id: 'a3', kind: 'npi', value: null },
    },
    'supervising_provider',
    'NC Medicaid wants Ruth Alvarez on its claims, who has no NPI. Enter it.',
    '/agents/a3/edit/claims',
  ],
  [
    'a supervisor who left',
    { supervisor: { name: 'Grace Okafor', active: false } },
    'supervisor_chosen',
    'Grace Okafor, the supervisor for NC Medicaid, no longer works here. Choose another one at the payor.',
    '/admin/payors/p1?tab=profile',
  ],
  [
    'a supervisor of other offices',
    { supervisor: 'unknown' },
    'supervisor_chosen',
    'The supervisor for NC Medicaid works for offices that you cannot see. Ask a person who sees all offices to send this claim.',
    '/admin/payors/p1?tab=profile',
  ],
])('%s keeps a claim back', (_, providers, rule, sentence, path) => {
  const found = failed(withProviders(providers))
  expect(found).toEqual([{ rule, severity: 'error', sentence, path }])
  // A later payor wants it no less.
  const later = {
    ...withProviders(providers),
    earlier: { answered: true, leftCents: 1, waits: false, numberMissing: false },
  }
  expect(failed(later).map((one) => one.rule)).toEqual([rule])
})

test('several caregivers on one line are told, and keep nothing back', () => {
  expect(failed(withProviders({ rendering: [ruth], shared: ['2026-03-02'] }))).toEqual([
    expect.objectContaining({
      rule: 'one_rendering_provider',
      severity: 'warning',
      path: '/admin/payors/p1?tab=profile',
    }),
  ])
})

test('where an office bills, what the agency lacks keeps nothing back', () => {
  const without = { ...withAgency({ npi: null, address: null }) }
  const rules = failed(without).map(({ rule }) => rule)
  expect(rules).toEqual(['agency_npi', 'billing_address'])
  expect(failed({ ...without, providers: { ...facts.providers, office } })).toEqual([])
})

test('a number of the payor stands in for an NPI, and a wrong NPI stays wrong', () => {
  const known = { ...facts.providers, payorNumber: 'V900' }
  expect(failed({ ...withAgency({ npi: null }), providers: known })).toEqual([])
  const wrong = failed({ ...withAgency({ npi: '1234567890' }), providers: known })
  expect(wrong.map(({ rule }) => rule)).toEqual(['agency_npi'])
  const bills = { ...known, office: { ...office, npi: null } }
  expect(failed({ ...facts, providers: bills })).toEqual([])
})
