import { describe, expect, it } from 'vitest'
import { checkReadiness } from './readiness.ts'
import { checkFile } from './readiness-file.ts'
import { facts, withClaim, withClient, withVisit } from './testing/claim-facts.ts'

const claim = {
  id: 'c1',
  clientId: 'k1',
  payorId: 'p1',
  visitId: 'v1',
  officeId: null,
  renderingId: null,
  supervisingId: null,
}
const told = (path: string, sentence: string, failed: readonly string[] = []) =>
  checkFile([{ path, sentence }], {
    claim,
    checks: failed.map((rule) => ({
      rule,
      ok: false,
      severity: 'error' as const,
      sentence: '',
      fix: null,
    })),
  })

describe('checkFile', () => {
  it.each([
    [
      'billing[0].subscribers[0].name.last',
      'is longer than 60 characters',
      '/clients/k1/edit/person',
    ],
    ['billing[0].subscribers[0].name.first', 'is empty', '/clients/k1/edit/person'],
    ['billing[0].subscribers[0].memberId', 'holds characters', '/clients/k1/edit/insurance'],
    ['billing[0].subscribers[0].address.city', 'is empty', '/clients/k1/edit/addresses'],
    [
      'billing[0].subscribers[0].claims[0].priorAuthorization',
      'is longer than 50',
      '/clients/k1?tab=care',
    ],
    [
      'billing[0].subscribers[0].claims[0].lines[1].modifiers[0]',
      'is no modifier',
      '/admin/service-types',
    ],
    ['billing[0].subscribers[0].claims[0].lines', 'are more than 50', '/visits/v1'],
    [
      'billing[0].subscribers[0].claims[0].originalClaimNumber',
      'is needed',
      '/billing/claims?claim=c1',
    ],
    ['billing[0].subscribers[0].payer.id', 'is empty', '/admin/payors/p1?tab=profile'],
    ['envelope.receiverId', 'is longer than 15 characters', '/admin/payors/p1?tab=profile'],
    ['submitter.contact', 'has neither phone nor e-mail address', '/admin/agency'],
    ['billing[0].provider.taxonomy', 'is no taxonomy code', '/admin/agency'],
    ['billing[0].provider.name.name', 'is longer than 60 characters', '/admin/agency'],
  ])('%s: %s leads to %s', (path, sentence, where) => {
    const check = told(path, sentence)
    expect(check).toMatchObject({ ok: false, severity: 'error', fix: { path: where } })
    expect(check.sentence).toMatch(/^[A-Z].* cannot be sent: it .+\. Correct it\.$/)
    expect(check.sentence).not.toContain('Something')
  })

  it.each([
    ['provider.npi', { officeId: 'o1' }, '/admin/offices?open=o1'],
    ['provider.address.zip', { officeId: 'o1' }, '/admin/offices?open=o1'],
    ['provider.taxonomy', { officeId: 'o1' }, '/admin/offices?open=o1'],
    ['provider.taxId', { officeId: 'o1' }, '/admin/agency'],
    [
      'subscribers[0].claims[0].rendering.name.last',
      { renderingId: 'a1' },
      '/agents/a1/edit/person',
    ],
    [
      'subscribers[0].claims[0].lines[1].rendering',
      { renderingId: 'a1' },
      '/agents/a1/edit/person',
    ],
    ['subscribers[0].claims[0].supervising.npi', { supervisingId: 'a2' }, '/agents/a2/edit/person'],
    ['subscribers[0].claims[0].rendering', {}, '/admin/payors/p1?tab=profile'],
    ['subscribers[0].claims[0].placeOfService', {}, '/admin/payors/p1?tab=profile'],
    ['subscribers[0].payer.billingProviderId', {}, '/admin/payors/p1?tab=profile'],
  ])('%s with %o leads to %s', (path, changes, where) => {
    const problems = [{ path: `billing[0].${path}`, sentence: 'is empty' }]
    const check = checkFile(problems, { claim: { ...claim, ...changes }, checks: [] })
    expect(check).toMatchObject({ ok: false, fix: { path: where } })
    expect(check.sentence).not.toContain('Something')
  })

  it('says nothing twice: what a rule says in better words is left to it', () => {
    expect(told('billing[0].provider.npi', 'is no valid NPI', ['agency_npi']).ok).toBe(true)
    expect(told('billing[0].provider.npi', 'is no valid NPI', ['member_id']).ok).toBe(false)
    expect(checkFile([], { claim, checks: [] })).toMatchObject({ ok: true, fix: null })
  })
})

describe('the time in care', () => {
  const failing = (of: typeof facts, rule: string) =>
    checkReadiness(of).find((check) => check.rule === rule && !check.ok)

  it.each([
    ['2026-03-02', false],
    ['2026-03-01', true],
  ])('care on 2 March of a client who left on %s is refused: %s', (on, refused) => {
    for (const deceased of [true, false]) {
      const check = failing(withClient({ left: { on, deceased } }), 'client_in_care')
      const words = deceased ? 'died' : 'was discharged'
      expect(check?.sentence.includes(words)).toBe(refused || undefined)
    }
  })

  it.each([
    ['2026-03-01', '2026-03-03', true],
    ['2026-03-01', null, true],
    ['2026-03-02', null, false],
    ['2026-02-20', '2026-03-02', false],
  ])('away from %s to %s: %s', (startDate, endDate, refused) => {
    const absences = [{ startDate, endDate, label: 'In hospital' }]
    const check = failing(withClient({ absences }), 'client_at_home')
    expect(check !== undefined).toBe(refused)
  })

  it('a code that the loaded list does not have is refused; without a list none is', () => {
    expect(failing(withClaim({ unlistedCodes: ['R269'] }), 'diagnosis_listed')?.sentence).toContain(
      'R269 is not a billable code',
    )
    expect(failing(withClaim({ unlistedCodes: [] }), 'diagnosis_listed')).toBeUndefined()
    expect(checkReadiness(facts).some(({ rule }) => rule === 'diagnosis_listed')).toBe(false)
  })

  it('a check-in by hand without a reason is told', () => {
    expect(failing(withVisit({ manualUnexplained: true }), 'manual_explained')).toBeDefined()
    expect(failing(facts, 'manual_explained')).toBeUndefined()
  })
})
