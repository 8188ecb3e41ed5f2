import type { StatementRun } from '@homeward/contract/billing/statement-runs'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, serve } from '../../../testing/serve.ts'
import { idOf } from '../testing/records.ts'
import { PatientsScreen } from './patients-screen.tsx'

const aRun = (more: Partial<StatementRun> = {}): StatementRun => ({
  id: idOf(70),
  month: '2026-02',
  state: 'running',
  clients_total: 18,
  clients_done: 6,
  due_cents: 2400,
  has_file: false,
  created_at: '2026-03-11T12:00:00Z',
  created_by: 'Bill Ford',
  finished_at: null,
  abilities: { cancel: true, retry: false },
  ...more,
})

const open = () => renderScreen(<PatientsScreen />, { path: 'billing.patients' })

beforeEach(() => {
  signedIn()
})

test('statements for all clients show how far they are, can be canceled, and end in a file', async () => {
  const seen = serve({
    'GET /patient_accounts': () => aPage([]),
    'GET /statement_runs': () =>
      aPage([
        aRun(),
        aRun({
          id: idOf(71),
          month: '2026-01',
          state: 'done',
          has_file: true,
          abilities: { cancel: false, retry: false },
        }),
      ]),
    'PATCH /statement_runs/:id': () => aRecord(aRun({ state: 'canceled' })),
  })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Statements for all clients' }))
  const atWork = within(await screen.findByRole('status', { name: 'Statements for February 2026' }))
  expect(atWork.getByText(/6 of 18 clients, due \$24.00/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Create statements' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Print January 2026 (PDF)' })).toBeVisible()
  await user.click(atWork.getByRole('button', { name: 'Cancel' }))
  await expect
    .poll(() => seen.filter(({ method }) => method === 'PATCH').map(({ data }) => data))
    .toEqual([{ state: 'canceled' }])
})

test('a month that has statements is asked about before it gets them again', async () => {
  const question = 'Bill Ford created statements for February 2026 on 03/11/2026: 18 clients.'
  const seen = serve({
    'GET /patient_accounts': () => aPage([]),
    'GET /statement_runs': () => aPage([]),
    'POST /statement_runs': ({ data }) =>
      (data as { again?: boolean }).again
        ? aRecord(aRun())
        : aFailure(409, 'statements_made', { non_field_errors: [question] }),
  })
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Statements for all clients' }))
  const create = await screen.findByRole('button', { name: 'Create statements' })
  await user.click(create)
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(question)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  const posted = () => seen.filter(({ method }) => method === 'POST').map(({ data }) => data)
  const [first] = posted()
  expect(posted()).toEqual([{ month: expect.any(String) }])
  await user.click(create)
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Create again' }),
  )
  await expect.poll(() => posted().at(-1)).toEqual({ ...Object(first), again: true })
})

test('who may only read makes no statements', async () => {
  signedIn(aUser({ role: 'admin' }))
  serve({ 'GET /patient_accounts': () => aPage([]) })
  await open()
  expect(await screen.findByText('No client owes anything')).toBeVisible()
  expect(screen.queryByRole('button', { name: /Statements/ })).not.toBeInTheDocument()
})
