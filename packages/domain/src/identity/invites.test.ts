import { expect, test } from 'vitest'
import { inviteState, maskedEmail, mayRenew, readCode, splitName } from './invites.ts'

const now = new Date('2026-11-02T14:00:00Z')
const open = {
  accepted_at: null,
  revoked_at: null,
  expires_at: '2026-11-02T14:00:01.000Z',
  wrong_codes: 0,
}

test.each([
  ['a fresh one', {}, 'open', true],
  ['one with four wrong codes', { wrong_codes: 4 }, 'open', true],
  ['one with five wrong codes', { wrong_codes: 5 }, 'over', true],
  ['one that expires now', { expires_at: '2026-11-02T14:00:00.000Z' }, 'over', true],
  ['one that was replaced', { revoked_at: '2026-11-02T13:00:00.000Z' }, 'over', false],
  ['one that was used', { accepted_at: '2026-11-02T13:00:00.000Z' }, 'accepted', false],
] as const)('%s', (_, facts, state, renewable) => {
  expect(inviteState({ ...open, ...facts }, now)).toBe(state)
  expect(mayRenew({ ...open, ...facts })).toBe(renewable)
})

test('a code is read however it was typed', () => {
  expect(readCode(' abcd-2345 ')).toBe('ABCD2345')
})

test.each([
  ['rosa@example.org', 'r•••@example.org'],
  ['r@example.org', 'r•••@example.org'],
  ['@example.org', '•••'],
])('%s is shown as %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown)
})

test.each([
  ['Rosa Martinez', 'Rosa', 'Martinez'],
  ['Rosa Maria  Martinez ', 'Rosa Maria', 'Martinez'],
  ['Rosa', 'Rosa', '–'],
])('%s', (name, first, last) => {
  expect(splitName(name)).toEqual({ first, last })
})
