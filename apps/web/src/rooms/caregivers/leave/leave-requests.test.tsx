import type { LeaveRequest } from '@homeward/contract/caregivers/leave-requests'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../../testing/serve.ts'
import { LeaveRequestsScreen } from './leave-requests-screen.tsx'

const maria = { id: '01900000-0000-7000-8000-0000000000a1', name: 'Maria Lopez' }
const request: LeaveRequest = {
  id: '01900000-0000-7000-8000-0000000000a2',
  agent: maria,
  start_date: '2026-11-09',
  end_date: '2026-11-13',
  note: 'My sister marries',
  status: 'waiting',
  answer: null,
  answered_by: null,
  answered_at: null,
  created_at: '2026-11-02T14:00:00.000Z',
  visits: 2,
}
const visit = (n: number, name: string) => ({
  id: `01900000-0000-7000-8000-00000000000${n}`,
  starts_at: '2026-11-09T14:00:00.000Z',
  client: { id: maria.id, name },
})

beforeEach(() => signedIn())

const open = async () => {
  const requests = serve({
    'GET /leave_requests': () => aPage([request]),
    'GET /visits': () => aPage([visit(1, 'Ada Moore'), visit(2, 'Joe Hill')]),
    'POST /leave_requests/:id/approve': () => aRecord({ ...request, status: 'approved' }),
    'POST /leave_requests/:id/decline': () => aRecord({ ...request, status: 'declined' }),
  })
  const rendered = await renderScreen(<LeaveRequestsScreen />, { path: 'leave-requests' })
  await rendered.user.click(await screen.findByRole('link', { name: maria.name }))
  const panel = within(await screen.findByRole('dialog', { name: /^Maria Lopez/ }))
  const sent = () =>
    requests
      .filter(({ method }) => method !== 'GET')
      .map(({ path, data }) => [path.split('/').at(-1), data])
  return { ...rendered, panel, sent }
}

test('a request shows which visits it touches and is approved in two actions', async () => {
  const { user, panel, sent } = await open()
  expect(await panel.findByText(/Ada Moore$/)).toBeVisible()
  expect(panel.getByText('2 visits on these days')).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Approve' }))
  await vi.waitFor(() => expect(sent()).toEqual([['approve', expect.anything()]]))
  expect(await screen.findByText('Days off approved. 2 visits must be covered.')).toBeVisible()
})

test('declining takes a reason, which the caregiver reads', async () => {
  const { user, panel, sent } = await open()
  await user.click(panel.getByRole('button', { name: 'Decline' }))
  expect(panel.getByText('Enter a reason.')).toBeVisible()
  await user.type(panel.getByLabelText(/^Answer to Maria/), 'Three are off that week.')
  await user.click(panel.getByRole('button', { name: 'Decline' }))
  await vi.waitFor(() =>
    expect(sent()).toEqual([['decline', { answer: 'Three are off that week.' }]]),
  )
})
