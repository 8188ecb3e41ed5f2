import type { Import } from '@homeward/contract/transfer/imports'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../testing/serve.ts'
import { ImportScreen } from './import-screen.tsx'

const id = '01900001-0000-7000-8000-000000000001'

const anImport = (wishes: Partial<Import> = {}): Import => ({
  id,
  kind: 'clients',
  state: 'mapping',
  filename: 'clients.csv',
  columns: ['First', 'Family', 'Color'],
  sample: [['Ada', 'Lind', 'red']],
  mapping: { First: 'first_name', Family: null, Color: null },
  rows_total: 2000,
  rows_done: 0,
  rows_ok: 0,
  rows_wrong: 0,
  rows_duplicate: 0,
  rows_created: 0,
  rows_kept: 0,
  error: null,
  author: 'Pat Doe',
  created_at: '2026-11-02T14:00:00.000Z',
  finished_at: null,
  abilities: { check: true, commit: false, undo: false, cancel: true },
  ...wishes,
})

test('columns are chosen; the check waits until nothing is missing', async () => {
  signedIn()
  const requests = serve({
    'GET /imports/:id': () => aRecord(anImport()),
    'PATCH /imports/:id': () => aRecord(anImport({ state: 'checking' })),
  })
  await renderScreen(<ImportScreen />, {
    path: 'admin.import',
    at: `/admin/imports/${id}`,
  })
  expect(await screen.findByText(/Map a column to Last name/)).toBeVisible()
  const check = screen.getByRole('button', { name: 'Check rows' })
  expect(check).toBeDisabled()
  await userEvent.click(screen.getByRole('combobox', { name: 'Field for column Family' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Last name (needed)' }))
  await userEvent.click(check)
  expect(requests.find(({ method }) => method === 'PATCH')?.data).toEqual({
    mapping: { First: 'first_name', Family: 'last_name', Color: null },
  })
})

test('what was found is shown row by row, and the right rows are brought in', async () => {
  signedIn()
  const checked = anImport({
    state: 'checked',
    rows_ok: 1963,
    rows_wrong: 37,
    rows_done: 2000,
    abilities: { check: true, commit: true, undo: false, cancel: true },
  })
  const requests = serve({
    'GET /imports/:id': () => aRecord(checked),
    'GET /import_rows': () =>
      aPage([
        {
          id: `${id}:7`,
          line: 7,
          state: 'wrong',
          problems: [{ field: 'birthdate', sentence: 'Not a day of the calendar.' }],
          record_id: null,
        },
      ]),
    'POST /imports/:id/commit': () => aRecord({ ...checked, state: 'committing' }),
  })
  await renderScreen(<ImportScreen />, {
    path: 'admin.import',
    at: `/admin/imports/${id}`,
  })
  expect(await screen.findByText(/37 rows will be skipped/)).toBeVisible()
  expect(await screen.findByText('Birthdate: Not a day of the calendar.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Import 1,963 rows' }))
  expect(requests.some(({ path }) => path.endsWith('/commit'))).toBe(true)
})

test('an import is taken back only after a yes', async () => {
  signedIn()
  const committed = anImport({
    state: 'committed',
    rows_created: 12,
    abilities: { check: false, commit: false, undo: true, cancel: false },
  })
  const requests = serve({
    'GET /imports/:id': () => aRecord(committed),
    'GET /import_rows': () => aPage([]),
    'POST /imports/:id/undo': () => aRecord({ ...committed, state: 'undoing' }),
  })
  await renderScreen(<ImportScreen />, {
    path: 'admin.import',
    at: `/admin/imports/${id}`,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Undo import' }))
  const dialog = await screen.findByRole('dialog')
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo import' }))
  expect(requests.some(({ path }) => path.endsWith('/undo'))).toBe(true)
})
