import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { type Answer, aFailure, aPage, aRecord, serve } from '../../../testing/serve.ts'
import { aClient, aClientRow } from '../testing/a-client.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { MergesCard } from './merges-card.tsx'

const kept = aClient()
const otherId = '0190aaaa-0000-7000-8000-000000000002'
const other = aClient({
  id: otherId,
  name: 'Rosa Alvares',
  last_name: 'Alvares',
  religion: 'Baptist',
  comments_count: 1,
  lock_version: 8,
})

const aMerge = (wishes: object = {}) => ({
  id: '0190aaaa-0000-7000-8000-000000000050',
  client: { id: kept.id, name: kept.name },
  other: { id: otherId, name: other.name },
  take: ['religion'],
  moved: [{ table: 'visits', rows: 12 }],
  merged_at: '2026-03-01T14:00:00Z',
  merged_by: 'Pat Doe',
  undone_at: null,
  undone_by: null,
  can_undo: true,
  ...wishes,
})

const open = async (answer: () => Answer) => {
  signedIn()
  const requests = serve({
    'GET /clients': () => aPage([aClientRow({ id: otherId, name: other.name })]),
    'GET /clients/:id': () => aRecord(other),
    'GET /visits': () => aPage([], { total: 12 }),
    'POST /clients/:id/merge': answer,
  })
  const screenOf = <MergeDialog client={kept} opened onClose={() => undefined} />
  const opened = await renderScreen(screenOf, { path: 'clients' })
  const dialog = within(await screen.findByRole('dialog'))
  await opened.user.click(dialog.getByRole('combobox', { name: 'The other record' }))
  await opened.user.click(await screen.findByRole('option', { name: /Rosa Alvares/ }))
  return { ...opened, dialog, requests }
}

test('both records stand side by side, and what is chosen is sent', async () => {
  const { user, dialog, requests, address } = await open(() => aRecord(aMerge()))
  expect(await dialog.findByRole('radio', { name: 'Name: Rosa, Alvarez' })).toBeChecked()
  expect(dialog.getByRole('radio', { name: 'Religion: Baptist' })).toBeChecked()
  expect(
    await dialog.findByText('Moves to this record: 12 visits, 1 address, 1 comment.'),
  ).toBeVisible()
  await user.click(dialog.getByRole('radio', { name: 'Name: Rosa, Alvares' }))
  await user.click(dialog.getByRole('button', { name: 'Merge into this record' }))
  await waitFor(() => expect(address()).toBe(`/clients/${kept.id}?tab=history`))
  expect(requests.find(({ method }) => method === 'POST')?.data).toEqual({
    other_id: otherId,
    take: ['religion', 'name'],
    primary_address_of: 'this',
    lock_version: 3,
    other_lock_version: 8,
  })
})

test('a refusal is told in its words, in place', async () => {
  const why = 'Both have a visit on 03/04/2026 at 09:00 AM.'
  const { user, dialog } = await open(() =>
    aFailure(409, 'merge_overlap', { non_field_errors: [why] }),
  )
  await user.click(await dialog.findByRole('button', { name: 'Merge into this record' }))
  expect(await dialog.findByText(why)).toBeVisible()
})

test('a merge can be undone, after a question', async () => {
  signedIn()
  const requests = serve({
    'GET /client_merges': () => aPage([aMerge()]),
    'POST /client_merges/:id/undo': () => aRecord(aMerge({ can_undo: false })),
  })
  const { user } = await renderScreen(<MergesCard client={kept} />, { path: 'clients' })
  expect(await screen.findByText(/12 entries moved · taken: religion/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await user.click(await screen.findByRole('button', { name: 'Undo the merge' }))
  await waitFor(() =>
    expect(requests.map(({ path }) => path)).toContain(`/client_merges/${aMerge().id}/undo`),
  )
})
