import { describe, expect, it, test } from 'vitest'
import type { PayorCheck } from '../agency/vocabulary.ts'
import type { CredentialKind } from '../agency/credential-kinds.ts'
import type { VerificationStatus } from '../verification/vocabulary.ts'
import { credentialsAsked } from './readiness-caregiver.ts'
import type { BilledVisit, ClaimFacts, VisitCaregiver } from './readiness-facts.ts'
import { checkReadiness, isReady } from './readiness.ts'
import {
  facts,
  visit,
  withAuthorization,
  withClaim,
  withClient,
  withLine,
  withPayor,
  withVisit,
} from './testing/claim-facts.ts'

const asking = (requiredChecks: PayorCheck[], from = facts) => withPayor({ requiredChecks }, from)
const wrongWith = (of: ClaimFacts) => checkReadiness(of).filter((check) => !check.ok)
const rulesOf = (of: ClaimFacts) => checkReadiness(of).map((check) => check.rule)

describe('what a payor asks for blocks, and only warns where it does not ask', () => {
  it.each<[string, PayorCheck, string, ClaimFacts]>([
    ['signature', 'client_signature', 'signature', withVisit({ signed: false })],
    [
      'no authorization',
      'authorization_in_force',
      'authorization_in_force',
      withLine({ authorization: null }),
    ],
    [
      'ended before',
      'authorization_in_force',
      'authorization_in_force',
      withAuthorization({ endDate: '2026-03-01' }),
    ],
    ['units', 'authorization_in_force', 'units_left', withAuthorization({ unitsLeft: 7 })],
    [
      'run out',
      'caregiver_credentials',
      'credentials_current',
      holding([['tb_test', null, '2026-03-01']]),
    ],
  ])('%s', (_, check, rule, broken) => {
    const others = facts.payor.requiredChecks.filter((one) => one !== check)
    const asked = wrongWith(asking([...others, check], broken))
    expect(asked).toMatchObject([{ rule, severity: 'error' }])
    expect(isReady(asked)).toBe(false)
    const unasked = wrongWith(asking(others, broken))
    expect(unasked).toMatchObject([{ rule, severity: 'warning' }])
    expect(isReady(unasked)).toBe(true)
  })

  it.each<[string, string, ClaimFacts]>([
    ['a diagnosis', 'diagnosis_present', withClaim({ diagnosisCodes: [] })],
    [
      'the service of the authorization',
      'authorization_matches',
      withAuthorization({ serviceIds: ['s2'] }),
    ],
  ])('%s is needed whatever it asks for', (_, rule, broken) => {
    expect(wrongWith(asking([], broken))).toMatchObject([{ rule, severity: 'error' }])
  })

  it('gives the reason that is true of the payor', () => {
    const unsigned = withVisit({ signed: false })
    expect(wrongWith(unsigned)[0]?.sentence).toContain('NC Medicaid requires it')
    expect(wrongWith(asking([], unsigned))[0]?.sentence).toContain('the payor can ask for it')
    const bare = withLine({ authorization: null })
    expect(wrongWith(bare)[0]?.sentence).toContain('NC Medicaid does not pay without one')
    expect(wrongWith(asking([], bare))[0]?.sentence).toContain('nothing shows that NC Medicaid')
  })
})

type Credential = [kind: CredentialKind, issuedOn: string | null, expiresOn: string | null]

function held(credentials: Credential[]): VisitCaregiver {
  const named = credentials.map(([kind, issuedOn, expiresOn]) => ({ kind, issuedOn, expiresOn }))
  return { id: 'a1', name: 'Ruth Alvarez', credentials: named }
}

function holding(credentials: Credential[], changes: Partial<BilledVisit> = {}): ClaimFacts {
  return withVisit({ caregiver: held(credentials), ...changes })
}

describe('credentials that the payor asks for', () => {
  const asked = withPayor({ requiredCredentials: ['cpr'] })
  const of = (credentials: Credential[], date = '2026-03-02') => ({
    ...asked,
    visits: [{ ...visit, date, caregiver: held(credentials) }],
  })

  it.each<[string, Credential[], string | null]>([
    ['none', [], 'CPR certificate (none on file)'],
    ['another', [['tb_test', null, null]], 'CPR certificate (none on file)'],
    ['without dates', [['cpr', null, null]], null],
    ['good through the day', [['cpr', '2025-03-02', '2026-03-02']], null],
    ['issued on the day', [['cpr', '2026-03-02', '2027-03-02']], null],
    ['issued the day after', [['cpr', '2026-03-03', null]], 'CPR certificate (none on file)'],
    [
      'ended the day before, renewed in time',
      [
        ['cpr', null, '2026-03-01'],
        ['cpr', '2026-02-27', '2027-02-27'],
      ],
      null,
    ],
  ])('%s', (_, credentials, missing) => {
    expect(wrongWith(of(credentials))).toEqual(
      missing === null
        ? []
        : [
            {
              rule: 'credentials_held',
              ok: false,
              severity: 'error',
              sentence: `On 03/02/2026, Ruth Alvarez did not have the credentials NC Medicaid requires: ${missing}. The payor would deny the claim. Add the credentials that were valid that day or mark the claim unbillable.`,
              fix: { label: 'Open credentials', path: '/agents/a1?tab=credentials' },
            },
          ],
    )
  })

  it('are those of the day of the visit, not of today', () => {
    const ended: Credential[] = [['cpr', null, '2026-03-05']]
    expect(wrongWith(of(ended))).toEqual([])
    const rules = wrongWith(of(ended, '2026-03-06')).map((check) => check.rule)
    expect(rules).toEqual(['credentials_held', 'credentials_current'])
  })

  it('leads to the caregiver of the visit that is wrong, not of the first', () => {
    const caregiver = { ...held([]), id: 'a2' }
    const good = { ...visit, caregiver: held([['cpr', null, null]]) }
    const two = { ...asked, visits: [good, { ...visit, id: 'v2', caregiver }] }
    expect(wrongWith(two)[0]?.fix?.path).toBe('/agents/a2?tab=credentials')
  })

  it('say nothing where nobody is assigned, or nothing is asked', () => {
    const nobody = { ...asked, visits: [{ ...visit, caregiver: null }] }
    expect(rulesOf(nobody)).not.toContain('credentials_held')
    expect(rulesOf(nobody)).not.toContain('credentials_current')
    expect(rulesOf(facts)).not.toContain('credentials_held')
  })

  it.each<[PayorCheck[], CredentialKind[], CredentialKind[]]>([
    [[], [], []],
    [['diagnosis', 'caregiver_credentials', 'exclusion_check'], [], []],
    [['background_check'], [], ['background_check']],
    [['cpr_certificate', 'tuberculosis_test'], ['cpr'], ['cpr', 'tb_test']],
  ])('checks %j and credentials %j ask for %j', (requiredChecks, requiredCredentials, expected) => {
    expect(credentialsAsked({ requiredChecks, requiredCredentials })).toEqual(expected)
  })
})

describe('the form of the member id', () => {
  it.each<[string | null, string, boolean]>([
    ['999999999A', '900123456A', true],
    ['999999999A', '9001234567', false],
    ['999999999A', '900123456AB', false],
    ['AAA9', 'XYZ1', true],
    [null, 'XYZ1', false],
    [null, 'XYZ12', true],
  ])('pattern %s, member id %s: %s', (memberIdPattern, memberId, right) => {
    const wrong = wrongWith(withPayor({ memberIdPattern }, withClient({ memberId })))
    expect(wrong.map((check) => check.rule)).toEqual(right ? [] : ['member_id'])
  })

  it('is told by the pattern, never by the member id', () => {
    const [wrong] = wrongWith(withClient({ memberId: 'SECRET12345' }))
    expect(wrong?.sentence).toContain('999999999A')
    expect(wrong?.sentence).not.toContain('SECRET12345')
    expect(wrong?.fix?.path).toBe('/clients/k1/edit/insurance')
  })
})

describe('what a payor asks for and nobody here can see yet', () => {
  it.each<[PayorCheck, string, RegExp]>([
    ['evv_verified', '/visits/v1', /requires Sandata to verify the visit/],
    ['exclusion_check', '/agents/a1?tab=overview', /Search for .* at exclusions\.oig\.hhs\.gov/],
  ])('%s warns and says so', (check, path, sentence) => {
    const checks = checkReadiness(asking([...facts.payor.requiredChecks, check]))
    const wrong = checks.filter((one) => !one.ok)
    expect(wrong).toMatchObject([{ rule: check, severity: 'warning', fix: { path } }])
    expect(wrong[0]?.sentence).toMatch(sentence)
    expect(isReady(checks)).toBe(true)
    expect(rulesOf(facts)).not.toContain(check)
  })

  const account = { id: 'e1', name: 'Sandata West', answers: true }
  const askingEvv = { requiredChecks: ['evv_verified'], evvAccounts: [account] } as const
  const at = (status: VerificationStatus, problem: string | null = null) =>
    withPayor(askingEvv, withVisit({ verifications: [{ accountId: 'e1', status, problem }] }))

  test.each([
    ['failed', 'No member.', /Sandata West rejected the visit\. No member\./],
    ['held', 'No code.', /was not sent to Sandata West\. No code\./],
    ['pending', null, /has not verified the visit yet.*Wait for its answer/],
    ['sent', null, /has not verified the visit yet/],
  ] as const)('a visit that is %s at its vendor keeps the claim', (status, problem, sentence) => {
    const [wrong] = wrongWith(at(status, problem))
    expect(wrong).toMatchObject({
      rule: 'evv_verified',
      severity: 'error',
      fix: { path: '/visits/v1' },
    })
    expect(wrong?.sentence).toMatch(sentence)
  })

  test('a visit that is verified, or archived for its vendor, does not', () => {
    expect(wrongWith(at('verified'))).toEqual([])
    expect(wrongWith(at('archived'))).toEqual([])
  })

  test('a visit that the state is not told of; a vendor that never answered only warns', () => {
    const untold = withPayor(askingEvv)
    expect(wrongWith(untold)[0]).toMatchObject({ severity: 'error' })
    const silent = withPayor({ ...askingEvv, evvAccounts: [{ ...account, answers: false }] })
    expect(wrongWith(silent)[0]).toMatchObject({ severity: 'warning' })
    const state = { id: 'e2', name: 'State aggregator', answers: true }
    const both = withPayor({ evvAccounts: [account, state] }, at('verified'))
    expect(wrongWith(both)[0]?.sentence).toContain('State aggregator was not told')
  })

  test('a payor without a named vendor', () => {
    const [wrong] = wrongWith(withPayor({ evvVendor: null, requiredChecks: ['evv_verified'] }))
    expect(wrong?.sentence).toContain('requires its EVV vendor to verify')
  })
})
