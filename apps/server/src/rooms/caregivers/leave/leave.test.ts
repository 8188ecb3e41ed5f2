import { agentAbsences } from '@homeward/contract/caregivers/absences'
import {
  approveLeaveRequest,
  declineLeaveRequest,
  listLeaveRequests,
} from '@homeward/contract/caregivers/leave-requests'
import {
  addOwnDaysOff,
  getOwnTime,
  withdrawOwnDaysOff,
} from '@homeward/contract/caregivers/own-time'
import { listNotifications } from '@homeward/contract/collaboration/notifications'
import { listHistory } from '@homeward/contract/identity/audit'
import { beforeEach, expect, test } from 'vitest'
import { call, type Caller, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'

const app = startTestServer()
const week = { start_date: '2026-11-09', end_date: '2026-11-13' }
let world: World
let request: string
beforeEach(async () => {
  world = await anAgency(app)
  const own = await call(app, world.pca, addOwnDaysOff, { ...week, reason: 'My sister marries' })
  request = own.requests[0]?.id ?? ''
})

const waiting = async (who: Caller = world.manager) =>
  (await call(app, who, listLeaveRequests, {})).data
const absences = async () => (await call(app, world.manager, agentAbsences.endpoints.list, {})).data
const told = async () => {
  await app.drainJobs()
  await app.drainJobs()
  const { data } = await call(app, world.pca, listNotifications, {})
  return data.map(({ title, body }) => [title, body])
}

test('a request waits in the office and changes nothing until it is approved: then it is an absence', async () => {
  expect(await waiting()).toMatchObject([
    { ...week, agent: { id: world.pca.agentId }, note: 'My sister marries', visits: 0 },
  ])
  expect(await absences()).toEqual([])
  expect(await call(app, world.manager, approveLeaveRequest, { id: request })).toMatchObject({
    status: 'approved',
    answered_by: 'Test manager',
  })
  expect(await waiting()).toEqual([])
  expect(await absences()).toMatchObject([
    { kind: 'vacation', ...week, note: 'My sister marries', agent: { id: world.pca.agentId } },
  ])
  expect(await call(app, world.pca, getOwnTime, {})).toMatchObject({
    requests: [],
    absences: [{ kind: 'vacation', ...week }],
  })
  expect(await told()).toEqual([
    [
      'Your days off from 11/09/2026 to 11/13/2026 are approved',
      'Others take your visits on these days.',
    ],
  ])
  const { data } = await call(app, world.owner, listHistory, {
    record_type: 'leave_request',
    record_id: request,
  })
  expect(data.map(({ action }) => action)).toEqual([
    'leave_request.approved',
    'leave_request.created',
  ])
})

test('who is declined reads why, in their own language; the reason is required', async () => {
  await app.db.identity
    .updateTable('users')
    .set({ language: 'es' })
    .where('id', '=', world.pca.userId)
    .execute()
  await refusal(
    call(app, world.manager, declineLeaveRequest, { id: request, answer: ' ' }),
    'invalid',
  )
  const answer = 'Three are off that week.'
  await call(app, world.manager, declineLeaveRequest, { id: request, answer })
  expect(await absences()).toEqual([])
  expect((await call(app, world.pca, getOwnTime, {})).requests).toMatchObject([
    { status: 'declined', answer },
  ])
  expect(await told()).toEqual([
    [
      'Sus días libres del 11/09/2026 al 11/13/2026 fueron rechazados',
      'La oficina dice: Three are off that week.',
    ],
  ])
})

test('of two who answer at once one does; the same answer again changes nothing', async () => {
  const answers = await Promise.allSettled([
    call(app, world.manager, approveLeaveRequest, { id: request }),
    call(app, world.owner, approveLeaveRequest, { id: request }),
    call(app, world.admin, approveLeaveRequest, { id: request }),
  ])
  expect(answers.map(({ status }) => status)).toEqual(Array(3).fill('fulfilled'))
  expect(await absences()).toHaveLength(1)
  const late = { id: request, answer: 'Sorry' }
  await refusal(call(app, world.manager, declineLeaveRequest, late), 'leave_settled')
  await refusal(call(app, world.pca, withdrawOwnDaysOff, { id: request }), 'leave_settled')
})

test('who asked can withdraw while nobody has answered, and ask for other days', async () => {
  await refusal(
    call(app, world.pca, addOwnDaysOff, { start_date: '2026-11-13', end_date: '2026-11-14' }),
    'leave_asked',
  )
  await refusal(call(app, world.cna, withdrawOwnDaysOff, { id: request }), 'not_found')
  await call(app, world.pca, withdrawOwnDaysOff, { id: request })
  await call(app, world.pca, withdrawOwnDaysOff, { id: request })
  expect(await waiting()).toEqual([])
  await refusal(call(app, world.manager, approveLeaveRequest, { id: request }), 'leave_settled')
  const own = await call(app, world.pca, addOwnDaysOff, week)
  expect(own.requests).toHaveLength(1)
})

test.each([
  ['leave_past', { start_date: '2026-10-30', end_date: '2026-11-01' }],
  ['leave_too_long', { start_date: '2027-01-01', end_date: '2028-01-02' }],
  ['date_order', { start_date: '2027-01-02', end_date: '2027-01-01' }],
] as const)('days that make no sense are refused: %s', async (code, days) => {
  await refusal(call(app, world.pca, addOwnDaysOff, days), code)
})

test('a caregiver answers nothing, and another agency finds nothing', async () => {
  const other = await anAgency(app)
  expect(await waiting(other.manager)).toEqual([])
  await refusal(call(app, other.manager, approveLeaveRequest, { id: request }), 'not_found')
  await refusal(call(app, world.pca, approveLeaveRequest, { id: request }), 'forbidden')
  await refusal(call(app, world.pca, listLeaveRequests, {}), 'forbidden')
})
