import type { FeedItem } from '@homeward/contract/visits/watching'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { hearChanged } from '../../../plumbing/live/changed.ts'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aRecord, serve } from '../../../testing/serve.ts'
import { FeedScreen } from './feed-screen.tsx'

const visit = '01900000-0000-7000-8000-000000000001'

const anItem = (item: Partial<FeedItem>): FeedItem => ({
  id: `${visit}:checked_in`,
  visit_id: visit,
  happening: 'checked_in',
  at: '2026-03-04T14:20:00.000Z',
  recorded_at: '2026-03-04T14:20:00.000Z',
  client: { id: visit, name: 'Ada Lovell' },
  agent: { id: visit, name: 'Tasha Greene' },
  starts_at: '2026-03-04T14:00:00.000Z',
  ends_at: '2026-03-04T16:00:00.000Z',
  minutes_off: 20,
  far: false,
  manual: false,
  ...item,
})

const out = anItem({
  id: `${visit}:checked_out`,
  happening: 'checked_out',
  at: '2026-03-04T16:00:00.000Z',
  minutes_off: 0,
})

test('what arrives is shown at once, and waits while somebody has paused', async () => {
  signedIn()
  let items = [anItem({})]
  const requests = serve({ 'GET /visits_feed': () => aRecord({ items, more: false }) })
  await renderScreen(<FeedScreen />, { path: 'visits.feed', at: '/visits/feed' })
  expect(await screen.findByText('Tasha Greene checked in at Ada Lovell’s')).toBeVisible()
  expect(screen.getByText('20 min late')).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
  items = [out, ...items]
  act(() => hearChanged({ topic: 'visit', id: visit }))
  await userEvent.click(await screen.findByRole('button', { name: 'Show 1 new' }))
  expect(await screen.findByText('Tasha Greene checked out at Ada Lovell’s')).toBeVisible()
  expect(screen.queryByRole('button', { name: /new$/ })).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Exceptions' }))
  await screen.findByRole('button', { name: 'Exceptions', pressed: true })
  expect(requests.at(-1)?.query).toMatchObject({ only: 'exceptions' })
})
