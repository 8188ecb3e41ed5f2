import { expect, test } from 'vitest'
import { fail, ok } from '../result.ts'
import { leaveStatuses, settleLeave } from './leave-requests.ts'

const answers = ['approved', 'declined', 'withdrawn'] as const

test('a request is settled once; the same again changes nothing, anything else is refused', () => {
  for (const to of answers) {
    expect(leaveStatuses.map((from) => settleLeave(from, to))).toEqual(
      leaveStatuses.map((from) => {
        if (from === to) return ok({ changes: false })
        return from === 'waiting' ? ok({ changes: true }) : fail('leave_settled')
      }),
    )
  }
})
