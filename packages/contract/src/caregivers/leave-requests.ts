import { leaveStatuses } from '@homeward/domain/caregivers/leave-requests'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { day, id, instant, line, paging, sort } from '../fields.ts'

/** Days off that a caregiver asks for, as the office reads it. */
const LeaveRequest = z.object({
  id,
  agent: z.object({ id, name: z.string() }),
  start_date: day,
  end_date: day,
  note: z.string().nullable(),
  status: z.enum(leaveStatuses),
  answer: z.string().nullable(),
  answered_by: z.string().nullable(),
  answered_at: instant.nullable(),
  created_at: instant,
  /** The caregiver's scheduled visits on these days. */
  visits: z.int(),
})
export type LeaveRequest = z.infer<typeof LeaveRequest>

export const listLeaveRequests = endpoint({
  room: 'caregivers',
  summary: 'List requests for days off with the number of visits that they touch',
  method: 'GET',
  path: '/leave_requests',
  permission: 'caregivers.read',
  input: {
    agent_id: id.optional(),
    status: z.enum([...leaveStatuses, 'all']).default('waiting'),
    sort: sort(['start_date', 'created_at'], 'start_date'),
    ...paging(30),
  },
  returns: page(LeaveRequest),
})

const answering = { room: 'caregivers', permission: 'caregivers.write' } as const

export const approveLeaveRequest = endpoint({
  ...answering,
  summary: 'Approve days off: they become an absence, and visits in them must be covered',
  method: 'POST',
  path: '/leave_requests/:id/approve',
  input: { answer: line(300).nullable().optional() },
  returns: record(LeaveRequest),
  fails: ['leave_settled'],
})

export const declineLeaveRequest = endpoint({
  ...answering,
  summary: 'Decline days off; the caregiver reads the reason',
  method: 'POST',
  path: '/leave_requests/:id/decline',
  input: { answer: line(300) },
  returns: record(LeaveRequest),
  fails: ['leave_settled'],
})
