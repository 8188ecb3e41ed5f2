import type { Note } from '@homeward/contract/collaboration/notes'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, serve } from '../../../testing/serve.ts'
import { NotesScreen } from './notes-screen.tsx'

beforeEach(() => void signedIn())

const note: Note = {
  id: 'n1',
  kind: 'review',
  body: 'Picked up at the clinic.',
  author: 'Priya Raman',
  user_id: null,
  parent_type: 'Visit',
  parent_id: '01900000-0000-7000-8000-0000000000b1',
  parent_label: 'Rosa Alvarez, 2026-03-02',
  at: '2026-03-02T14:00:00Z',
}

test('a note leads to what it is about, its day as people write it', async () => {
  serve({ 'GET /notes': () => aPage([note]) })
  await renderScreen(<NotesScreen />, { path: 'admin.notes' })
  expect(await screen.findByRole('link', { name: 'Rosa Alvarez, 03/02/2026' })).toHaveAttribute(
    'href',
    `/visits/${note.parent_id}`,
  )
})

test('notes are narrowed by the name of their author', async () => {
  const requests = serve({
    'GET /notes': () => aPage([note]),
    'GET /employees': () => aPage([{ id: 'e1', name: 'Priya Raman' }]),
  })
  const { user, address } = await renderScreen(<NotesScreen />, { path: 'admin.notes' })
  await user.click(await screen.findByRole('button', { name: 'Author' }))
  await user.click(await screen.findByRole('combobox', { name: 'Author' }))
  await user.click(await screen.findByRole('option', { name: 'Priya Raman' }))
  await waitFor(() => expect(address()).toMatch(/author=Priya(%20|\+)Raman/))
  await waitFor(() =>
    expect(requests.filter(({ path }) => path === '/notes').at(-1)?.query).toEqual({
      author: 'Priya Raman',
    }),
  )
})
