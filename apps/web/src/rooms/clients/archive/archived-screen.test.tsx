import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../../testing/serve.ts'
import { ArchivedScreen } from './archived-screen.tsx'

const rosa = {
  id: '0190aaaa-0000-7000-8000-000000000001',
  name: 'Rosa Alvarez',
  status: 'prospect',
  birthdate: null,
  archived_at: '2026-03-02T15:00:00.000Z',
}

beforeEach(() => signedIn(aUser()))

test('an archived client is brought back, and leaves this list', async () => {
  let rows = [rosa]
  const requests = serve({
    'GET /saved_views': () => aRecord({ views: [] }),
    'GET /archived_clients': () => aPage(rows),
    'POST /archived_clients/:id/restore': () => {
      rows = []
      return aRecord({ id: rosa.id })
    },
  })
  const { user } = await renderScreen(<ArchivedScreen />, {
    path: 'clients.archived',
    at: '/clients/archived',
  })
  await user.click(await screen.findByRole('button', { name: 'Restore Rosa Alvarez' }))
  expect(await screen.findByText('Rosa Alvarez restored.')).toBeVisible()
  await waitFor(() => expect(screen.getByText('No archived clients')).toBeVisible())
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
})
