import { describe, expect, it } from 'vitest'
import {
  coversDay,
  credentialStatus,
  missingCredentials,
  missingInWords,
  noticeDue,
} from './credentials.ts'

const today = '2026-11-02'

describe('credentialStatus', () => {
  it.each([
    [null, 'active'],
    ['2027-11-02', 'active'],
    ['2026-12-03', 'active'],
    ['2026-12-02', 'expiring'],
    ['2026-11-02', 'expiring'],
    ['2026-11-01', 'expired'],
  ])('of one that ends %s is %s', (expiresOn, status) => {
    expect(credentialStatus({ expiresOn }, today)).toBe(status)
  })
})

describe('coversDay', () => {
  it.each([
    [null, null, true],
    [today, today, true],
    ['2026-11-03', null, false],
    [null, '2026-11-01', false],
    ['2025-01-01', '2027-01-01', true],
  ])('from %s to %s: %s', (issuedOn, expiresOn, expected) => {
    expect(coversDay({ issuedOn, expiresOn }, today)).toBe(expected)
  })
})

describe('noticeDue', () => {
  it.each([
    ['31 days left', '2026-12-03', null, null],
    ['30 days left', '2026-12-02', null, 30],
    ['told at 30', '2026-12-01', 30, null],
    ['15 days left', '2026-11-17', 30, null],
    ['14 days left', '2026-11-16', 30, 14],
    ['7 days left', '2026-11-09', 14, 7],
    ['its last day, told at 14', today, 14, 7],
    ['its last day, told at 7', today, 7, null],
    ['found late', '2026-11-05', null, 7],
    ['expired', '2026-11-01', null, null],
    ['no end', null, null, null],
  ])('%s', (_, expiresOn, told, expected) => {
    expect(noticeDue({ expiresOn }, told, today)).toBe(expected)
  })
})

describe('missingCredentials', () => {
  const cpr = (issuedOn: string | null, expiresOn: string | null) => ({
    kind: 'cpr' as const,
    issuedOn,
    expiresOn,
  })
  it.each([
    ['nothing is asked', [], [], []],
    ['nothing is held', ['cpr'], [], [{ kind: 'cpr', until: null }]],
    ['asked twice, missing once', ['cpr', 'cpr'], [], [{ kind: 'cpr', until: null }]],
    ['held without an end', ['cpr'], [cpr(null, null)], []],
    ['good on its last day', ['cpr'], [cpr('2025-11-02', today)], []],
    [
      'the last of two that ended counts',
      ['cpr'],
      [cpr(null, '2026-01-31'), cpr(null, '2025-01-31')],
      [{ kind: 'cpr', until: '2026-01-31' }],
    ],
    ['an old one beside a new one', ['cpr'], [cpr(null, '2026-01-31'), cpr(today, null)], []],
    ['not yet issued', ['cpr'], [cpr('2026-12-01', null)], [{ kind: 'cpr', until: null }]],
    ['of another kind', ['tb_test'], [cpr(null, null)], [{ kind: 'tb_test', until: null }]],
  ] as const)('%s', (_, required, held, expected) => {
    expect(missingCredentials(required, held, today)).toEqual(expected)
  })

  it('says what is missing until when', () => {
    expect(
      missingInWords([
        { kind: 'cpr', until: '2026-03-01' },
        { kind: 'tb_test', until: null },
      ]),
    ).toBe('CPR certificate (expired 03/01/2026), TB test (none on file)')
  })
})
