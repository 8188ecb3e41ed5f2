import { fail, ok, type Result } from '../result.ts'

/** Where a request for days off stands; `withdrawn`: by whoever asked. */
export const leaveStatuses = ['waiting', 'approved', 'declined', 'withdrawn'] as const
export type LeaveStatus = (typeof leaveStatuses)[number]
export const leaveStatusLabels: Record<LeaveStatus, string> = {
  waiting: 'Waiting',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
}

/** Days that one request may ask for. */
export const mostLeaveDays = 366

/** Answers or withdraws a request, once: the same again changes nothing, anything else is refused. */
export const settleLeave = (
  status: LeaveStatus,
  to: Exclude<LeaveStatus, 'waiting'>,
): Result<{ changes: boolean }, 'leave_settled'> => {
  if (status === to) return ok({ changes: false })
  return status === 'waiting' ? ok({ changes: true }) : fail('leave_settled')
}
