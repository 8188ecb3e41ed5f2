import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aRecord, type Answer, serve } from '../../../testing/serve.ts'
import { anAgent, theHours, uuid } from '../testing/an-agent.ts'
import { AgentAvailability } from './agent-availability.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T15:00:00Z') })
})

let people = 0

const openTab = async (agent = anAgent(), put: () => Answer = () => aRecord(theHours())) => {
  people += 1
  signedIn(aUser({ id: uuid(200 + people) }))
  const requests = serve({
    'GET /agents/:id/availability': () => aRecord(theHours()),
    'PUT /agents/:id/availability': put,
    'POST /agents/:id/availability_exceptions': () => aRecord(theHours()),
    'DELETE /agents/:id/availability_exceptions/:exception': () => aRecord(theHours()),
  })
  const at = `/agents/${agent.id}`
  const opened = await renderScreen(<AgentAvailability agent={agent} />, { path: 'agent', at })
  await screen.findByRole('list', { name: 'Weekly hours' })
  return { ...opened, sent: (method: string) => requests.filter((one) => one.method === method) }
}

const monday = () => within(screen.getByRole('group', { name: 'Monday' }))

test('the week and the exceptions are said in words', async () => {
  await openTab()
  const week = screen.getByRole('list', { name: 'Weekly hours' })
  expect(within(week).getByText('08:00 AM – 12:00 PM')).toBeVisible()
  expect(within(week).getAllByText('not available')).toHaveLength(6)
  expect(screen.getByText('Available 4 h per week, wants 30 h')).toBeVisible()
  const exceptions = screen.getByRole('list', { name: 'Exceptions' })
  expect(exceptions).toHaveTextContent('03/09/2026 – 03/13/2026')
  expect(exceptions).toHaveTextContent('Vacation')
})

test('hours are added, copied to other days and saved in minutes', async () => {
  const { user, sent } = await openTab()
  await user.click(screen.getByRole('button', { name: 'Edit hours' }))
  await user.click(monday().getByRole('button', { name: 'Add hours on Monday' }))
  const [, second] = monday().getAllByRole('textbox', { name: 'Monday until' })
  await user.type(second as HTMLElement, '12a')
  await user.click(monday().getByRole('button', { name: 'Copy to Tuesday–Friday' }))
  expect(screen.getByText('80 h per week')).toBeVisible()
  await user.type(screen.getByLabelText('Maximum hours per week'), '40')
  await user.click(screen.getByRole('button', { name: 'Save hours' }))
  await waitFor(() => expect(sent('PUT')).toHaveLength(1))
  const data = sent('PUT')[0]?.data as { pattern: object[] }
  expect(data).toMatchObject({ minutes_most: 2400, lock_version: 3 })
  expect(data).not.toHaveProperty('minutes_wanted')
  expect(data.pattern).toHaveLength(10)
  expect(data.pattern.slice(0, 2)).toEqual([
    { weekday: 1, start: '08:00', end: '12:00' },
    { weekday: 1, start: '12:00', end: '00:00' },
  ])
  expect(await screen.findByRole('list', { name: 'Weekly hours' })).toBeVisible()
})

test('a block that the server refuses is marked where it stands', async () => {
  const why = 'The end is before the start. Split overnight hours at midnight (24:00).'
  const { user } = await openTab(anAgent(), () =>
    aFailure(422, 'invalid', { errors: { 'pattern[0][end]': [why] } }),
  )
  await user.click(screen.getByRole('button', { name: 'Edit hours' }))
  const until = monday().getByRole('textbox', { name: 'Monday until' })
  await user.clear(until)
  await user.type(until, '7a')
  await user.click(screen.getByRole('button', { name: 'Save hours' }))
  await waitFor(() => expect(until).toHaveAccessibleDescription(why))
})

test('an exception of one day needs no last day', async () => {
  const { user, sent } = await openTab()
  await user.click(screen.getByRole('button', { name: 'Add exception' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Add exception' }))
  await user.click(panel.getByRole('radio', { name: /can work extra/ }))
  await user.type(panel.getByRole('textbox', { name: /^First day/ }), '3/15/26')
  await user.type(panel.getByRole('textbox', { name: 'Reason' }), 'Swap')
  await user.click(panel.getByRole('button', { name: 'Add exception' }))
  await waitFor(() => expect(sent('POST')).toHaveLength(1))
  expect(sent('POST')[0]?.data).toEqual({
    start_date: '2026-03-15',
    end_date: '2026-03-15',
    start: null,
    end: null,
    reason: 'Swap',
    available: true,
  })
})

test('an exception is taken back after a question', async () => {
  const { user, sent } = await openTab()
  await user.click(screen.getByRole('button', { name: /^Remove the exception on 03\/09/ }))
  await user.click(await screen.findByRole('button', { name: 'Remove exception' }))
  await waitFor(() =>
    expect(sent('DELETE')[0]?.path).toBe(
      `/agents/${anAgent().id}/availability_exceptions/${theHours().exceptions[0]?.id}`,
    ),
  )
})

test('who may not edit sees no buttons', async () => {
  await openTab(anAgent({ abilities: {} }))
  for (const name of ['Edit hours', 'Add exception', /^Remove/])
    expect(screen.queryByRole('button', { name })).toBeNull()
})
