import { expect, test } from 'vitest'
import { capabilityTable } from '../identity/capabilities.ts'
import { roleLabels } from '../identity/roles.ts'
import { causeLabel, causeLabels, mendersOf, neededToMend } from './readiness-causes.ts'
import { checkFile } from './readiness-file.ts'
import { nextPayorRules } from './readiness-next-payor.ts'
import { checkReadiness, readinessRules } from './readiness.ts'
import type { ClaimFacts } from './readiness-facts.ts'
import { facts, withAuthorization, withClient, withVisit } from './testing/claim-facts.ts'

test('every rule has a cause in a few words, and no cause is without a rule', () => {
  const rules = [...[...readinessRules, ...nextPayorRules].map(({ id }) => id), 'file']
  expect(Object.keys(causeLabels).toSorted()).toEqual(rules.toSorted())
  expect(causeLabel('new_rule')).toBe('new rule')
})

test('every rule says who may mend it, by the screen that it leads to', () => {
  for (const rule of [...readinessRules, ...nextPayorRules]) {
    expect(mendersOf(rule.fix(facts).path), rule.id).not.toEqual([])
  }
  const ids = { officeId: null, renderingId: null, supervisingId: null }
  const claim = { id: 'c1', clientId: 'k1', payorId: 'p1', visitId: 'v1', ...ids }
  for (const path of [
    'billing[0].subscribers[0].memberId',
    'billing[0].provider.npi',
    'receiver.name',
  ]) {
    const { fix } = checkFile([{ path, sentence: 'is empty' }], { claim, checks: [] })
    expect(mendersOf(fix?.path ?? ''), path).not.toEqual([])
  }
  expect(neededToMend('/clients/k1?tab=care')).toBe('authorizations.write')
  expect(mendersOf('/admin/payors/p1')).toEqual(
    capabilityTable['payors.write'].roles.map((role) => roleLabels[role]),
  )
  expect(mendersOf('/elsewhere')).toEqual([])
})

test('another caregiver at once, an insurance that ended and another payor of record are warnings', () => {
  const failed = (of: ClaimFacts) =>
    checkReadiness(of).flatMap(({ ok, rule, severity }) => (ok ? [] : [`${rule} ${severity}`]))
  expect(failed(facts)).toEqual([])
  expect(failed(withVisit({ alongside: 'Ruth' }))).toEqual(['one_caregiver_at_once warning'])
  expect(failed(withVisit({ alongside: 'Ruth', overlapReason: 'A lift' }))).toEqual([])
  expect(failed(withAuthorization({ insurance: 'active' }))).toEqual([])
  expect(failed(withAuthorization({ insurance: 'suspended' }))).toEqual([
    'insurance_active warning',
  ])
  // The payor has authorized the care.
  expect(failed(withClient({ primaryPayorId: 'p2' }))).toEqual([])
  const other = withClient({ primaryPayorId: 'p2' })
  const lines = other.lines.map((line) => ({ ...line, authorization: null }))
  expect(failed({ ...other, lines })).toContain('payor_of_record warning')
})
