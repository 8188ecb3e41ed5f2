import { expect, test } from 'vitest'
import { wipe } from '../../../plumbing/session/wipe.ts'
import { recallReason, rememberReason } from './last-reason.ts'

const options = [
  { value: 'wrong_time', needsNote: false },
  { value: 'other', needsNote: true },
]

test('the last reason is offered again where it says enough, and to no one else', async () => {
  expect(recallReason(options)).toBe('')
  rememberReason('wrong_time')
  expect(recallReason(options)).toBe('wrong_time')
  expect(recallReason(options.slice(1))).toBe('')
  rememberReason('other')
  expect(recallReason(options)).toBe('')
  rememberReason('wrong_time')
  await wipe('signed_out')
  expect(recallReason(options)).toBe('')
})
