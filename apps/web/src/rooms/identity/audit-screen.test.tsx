import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../testing/serve.ts'
import { AuditScreen } from './audit-screen.tsx'

const id = '01900001-0000-7000-8000-000000000000'

const event = {
  id: '01900002-0000-7000-8000-000000000000',
  at: '2026-03-02T14:00:00Z',
  user_id: null,
  actor: 'Nina Nurse',
  action: 'client.changed',
  record_type: 'client',
  record_id: id,
  changes: { nickname: { before: 'Rosie', after: 'Rose' } },
  request_id: 'r-17',
  sealed: false,
}

beforeEach(() => {
  signedIn()
})

test('the trail is narrowed on the server; a row opens what was before and after', async () => {
  const requests = serve({
    'GET /audit_events': () => aPage([event]),
    'GET /audit_chain': () =>
      aRecord({ sealed: 1200, waiting: 3, last_sealed_at: '2026-03-02T14:00:00Z' }),
  })
  const { user } = await renderScreen(<AuditScreen />, {
    path: 'admin.activities',
    at: '/admin/activities?search=nina&record_type=client&action=client&by_day[start_date]=2026-03-01',
  })
  expect(await screen.findByText(/1,200 events sealed, 3 not sealed yet/)).toBeVisible()
  expect(requests.find(({ path }) => path === '/audit_events')?.query).toEqual({
    search: 'nina',
    record_type: 'client',
    action: 'client',
    'by_day[start_date]': '2026-03-01',
  })
  expect(screen.getByRole('link', { name: 'Client' })).toHaveAttribute('href', `/clients/${id}`)
  await user.click(screen.getByRole('link', { name: /03\/02\/2026/ }))
  const panel = within(await screen.findByRole('dialog'))
  expect(panel.getByRole('row', { name: 'Nickname Rosie Rose' })).toBeVisible()
  expect(panel.getByRole('link', { name: 'Open record' })).toBeVisible()
})
