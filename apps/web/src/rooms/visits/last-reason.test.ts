import { expect, test } from 'vitest'
import { wipe } from '../../plumbing/session/wipe.ts'
import { recallReason, rememberReason } from './last-reason.ts'

const options = [
  { value: 'wrong_time', needsNote: false },
  { value: 'other', needsNote: true },
]
const corrected = (among = options) => recallReason('reason', 'time_changed', among)

test('the last code of a situation is offered again where it says enough, and to no one else', async () => {
  expect(corrected()).toBe('')
  rememberReason('reason', 'time_changed', 'wrong_time')
  expect(corrected()).toBe('wrong_time')
  expect(recallReason('reason', 'missed', options)).toBe('')
  expect(recallReason('action', 'time_changed', options)).toBe('')
  expect(corrected(options.slice(1))).toBe('')
  rememberReason('reason', 'time_changed', null)
  expect(corrected()).toBe('wrong_time')
  rememberReason('reason', 'time_changed', 'other')
  expect(corrected()).toBe('')
  rememberReason('reason', 'time_changed', 'wrong_time')
  await wipe('signed_out')
  expect(corrected()).toBe('')
})
