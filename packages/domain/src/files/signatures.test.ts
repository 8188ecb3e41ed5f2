import { describe, expect, it } from 'vitest'
import {
  canSign,
  canVoid,
  canWaive,
  type LiveSignature,
  missingSigners,
  type SignedType,
  type SignerRole,
  signerRoles,
} from './signatures.ts'

const signed = (role: SignerRole): LiveSignature => ({ role, waived: false })
const waived = (role: SignerRole): LiveSignature => ({ role, waived: true })
const outcome = (result: { ok: true } | { ok: false; failure: string }) =>
  result.ok ? 'ok' : result.failure

it.each<[SignedType, string]>([
  ['visit', 'client caregiver guardian'],
  ['careplan', 'client caregiver nurse guardian'],
  ['assessment', 'client nurse guardian'],
])('a %s is signed by %s', (type, roles) => {
  expect(signerRoles.filter((role) => canSign(type, role, []).ok).join(' ')).toBe(roles)
  expect(signerRoles.filter((role) => canWaive(type, role, [], 'away').ok).join(' ')).toBe(roles)
})

describe('signing', () => {
  it.each<[SignerRole, readonly LiveSignature[], string]>([
    ['client', [], 'ok'],
    ['client', [signed('guardian')], 'ok'],
    ['client', [signed('client')], 'signature_exists'],
    ['client', [waived('client')], 'ok'],
    ['applicant', [], 'signer_not_asked'],
  ])('by the %s over %j: %s', (role, live, expected) => {
    expect(outcome(canSign('careplan', role, live))).toBe(expected)
  })
})

describe('doing without', () => {
  it.each<[SignerRole, readonly LiveSignature[], string, string]>([
    ['nurse', [], 'Left the agency', 'ok'],
    ['nurse', [], ' \n', 'signature_reason_missing'],
    ['nurse', [signed('nurse')], 'Left the agency', 'signature_exists'],
    ['nurse', [waived('nurse')], 'Left the agency', 'signature_exists'],
    ['applicant', [], 'Left the agency', 'signer_not_asked'],
  ])('the %s over %j because of %j: %s', (role, live, reason, expected) => {
    expect(outcome(canWaive('careplan', role, live, reason))).toBe(expected)
  })
})

it.each([
  [null, 'The plan was changed', 'ok'],
  [null, '', 'signature_reason_missing'],
  ['2026-11-02T10:00:00Z', 'The plan was changed', 'signature_voided'],
])('what was voided at %j is voided because of %j: %s', (voidedAt, reason, expected) => {
  expect(outcome(canVoid({ voidedAt }, reason))).toBe(expected)
})

it.each<[SignedType, readonly LiveSignature[], readonly SignerRole[]]>([
  ['visit', [], []],
  ['assessment', [], ['client', 'nurse']],
  ['assessment', [signed('guardian')], ['nurse']],
  ['careplan', [], ['client', 'caregiver', 'nurse']],
  ['careplan', [signed('guardian'), waived('nurse')], ['caregiver']],
  ['careplan', [signed('client'), signed('caregiver'), signed('nurse')], []],
])('of a %s with %j the signatures of %j are missing', (type, live, missing) => {
  expect(missingSigners(type, live)).toEqual(missing)
})
