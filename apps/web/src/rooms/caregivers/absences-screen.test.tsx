import type { AgentAbsence } from '@homeward/contract/caregivers/absences'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { database } from '../../plumbing/offline/database.ts'
import { signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../testing/serve.ts'
import { AgentAbsencesScreen } from './absences-screen.tsx'

const maria = { id: '01900000-0000-7000-8000-0000000000a1', name: 'Maria Lopez' }
const absence: AgentAbsence = {
  id: '01900000-0000-7000-8000-0000000000a2',
  agent: maria,
  kind: 'vacation',
  reason: null,
  outcome: null,
  start_date: '2026-03-02',
  start_time: null,
  end_date: '2026-03-06',
  end_time: null,
  starts_at: '2026-03-02T05:00:00.000Z',
  ends_at: '2026-03-07T05:00:00.000Z',
  note: null,
  status: 'active',
  lock_version: 2,
  abilities: { edit: true, archive: true, restore: false },
}

beforeEach(async () => {
  await (await database()).clear('kept')
  signedIn()
})

const open = async () => {
  const requests = serve({
    'GET /agent_absences': () => aPage([absence]),
    'GET /absence_effects': ({ query }) =>
      aRecord({ taken: query.end_date === '2026-03-03' ? 2 : 5, given_back: 3 }),
    'PATCH /agent_absences/:id': () => aRecord(absence),
    'DELETE /agent_absences/:id': () => aRecord({ ...absence, status: 'archived' }),
  })
  const rendered = await renderScreen(<AgentAbsencesScreen />, { path: 'agent-absences' })
  await rendered.user.click(await screen.findByRole('link', { name: maria.name }))
  const panel = within(await screen.findByRole('dialog', { name: maria.name }))
  const asked = () =>
    requests.filter(({ path }) => path === '/absence_effects').map(({ query }) => query)
  return {
    ...rendered,
    panel,
    asked,
    sent: () => requests.filter(({ method }) => method !== 'GET'),
  }
}

test('a time that cannot be read is not asked about', async () => {
  const { user, panel, asked } = await open()
  await panel.findByText(/5 visits must be covered/)
  const [from] = panel.getAllByLabelText('From')
  await user.type(from as HTMLElement, '12/03/2026')
  await user.tab()
  expect(asked().filter((query) => query.start_time !== undefined)).toEqual([])
})

test('an absence ends early, and the form says first how many visits that moves', async () => {
  const { user, panel, sent } = await open()
  expect(
    await panel.findByText('5 visits must be covered. 3 visits will be given back.'),
  ).toBeVisible()
  const last = panel.getByLabelText('Last day')
  await user.clear(last)
  await user.type(last, '03/03/2026')
  await user.tab()
  expect(
    await panel.findByText('2 visits must be covered. 3 visits will be given back.'),
  ).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Save absence' }))
  await waitFor(() =>
    expect(sent().map(({ data }) => data)).toEqual([{ end_date: '2026-03-03', lock_version: 2 }]),
  )
})

test('an absence is withdrawn, after it is said what follows', async () => {
  const { user, panel, sent } = await open()
  await user.click(panel.getByRole('button', { name: 'Withdraw' }))
  const question = within(await screen.findByRole('dialog', { name: 'Withdraw Maria Lopez?' }))
  expect(question.getByText(/go back to the caregiver unless/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(sent()).toMatchObject([{ method: 'DELETE' }]))
})
