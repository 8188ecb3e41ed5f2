import { expect, test } from 'vitest'
import { causeWords, problemOf } from './causes.ts'

const records = {
  visit: 'v',
  client: 'c',
  agent: 'a',
  payor: null,
  service: null,
  account: 'x',
  agency: 'y',
}

test.each([
  ['sandata', '-1021', 'Anything', 'unknown_client', 'client'],
  ['sandata', '1', 'Anything', 'unknown_agent', 'agent'],
  ['sandata', null, 'Version number is duplicated or older. Duplicate or older', 'outdated', null],
  ['hhaexchange', '1', 'Something new', 'other', 'visit'],
  ['hhaexchange', null, 'Caregiver not found', 'unknown_agent', 'agent'],
  ['hhaexchange', null, 'Edit Visit Action is required', 'edit_action_missing', 'visit'],
  ['hhaexchange', null, 'Edit Visit Reason is required', 'edit_reason_missing', 'visit'],
  ['hhaexchange', null, 'Visit duration cannot exceed 24 hours', 'over_24_hours', 'visit'],
  ['hhaexchange', null, 'Another visit is using the same time', 'overlap', 'visit'],
  ['carebridge', null, 'Medicaid ID is required', 'medicaid_id_missing', 'client'],
  ['carebridge', null, 'Medicaid ID is invalid', 'medicaid_id_form', 'client'],
  ['carebridge', null, 'Provider NPI is required', 'agency_npi_missing', 'agency'],
  ['carebridge', null, 'Tax ID is required', 'agency_tax_id_missing', 'agency'],
  ['carebridge', null, 'Invalid credentials', 'sign_in_refused', 'account'],
  ['sandata', null, 'PayerProgram is required.', 'account_setting_missing', 'account'],
  ['sandata', null, 'ProviderQualifier is required.', 'account_setting_missing', 'account'],
] as const)('%s says %s "%s": %s', (vendor, code, message, cause, fix) => {
  const problem = problemOf(vendor, { code, message }, records)
  expect(problem).toMatchObject({ cause, code, said: message })
  expect(problem.fix?.type ?? null).toBe(fix)
})

test('a cause has words, also one that is no longer used', () => {
  expect(causeWords('unknown_client')).toBe('Client unknown to the vendor')
  expect(causeWords('of_last_year')).toBe('of_last_year')
})
