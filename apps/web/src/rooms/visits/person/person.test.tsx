import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../../testing/serve.ts'
import { aVisitRow, idOf } from '../testing/a-visit.ts'
import { CareTeam, ClientsServed } from './partners.tsx'
import { WeekStrip } from './week-strip.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T15:00:00Z') })
  signedIn()
})

const place = { path: 'client', at: `/clients/${idOf(11)}` } as const

test('a week shows its visits by day, with what is the matter in words', async () => {
  const requests = serve({
    'GET /visits': () =>
      aPage([
        aVisitRow({
          status: 'approved',
          completed_duration: 236,
          reviewed_duration: 238,
          moment: 'done',
        }),
        aVisitRow({
          id: idOf(2),
          scheduled_date: '2026-03-03',
          starts_at: '2026-03-03T13:00:00.000Z',
          ends_at: '2026-03-03T17:00:00.000Z',
          moment: 'missed',
        }),
        aVisitRow({
          id: idOf(3),
          scheduled_date: '2026-03-08',
          starts_at: '2026-03-08T13:00:00.000Z',
          ends_at: '2026-03-08T17:00:00.000Z',
          status: 'available',
          moment: 'open',
          agent: null,
        }),
        aVisitRow({ id: idOf(4), status: 'canceled', moment: null }),
      ]),
  })
  await renderScreen(<WeekStrip whose={{ by_client_id: idOf(11) }} />, place)
  const week = within(await screen.findByRole('list', { name: 'This week' }))
  const days = week.getAllByRole('listitem').map((day) => day.textContent)
  expect(days).toEqual([
    'Mon 28a–12pGrace Hill3 h 58 min',
    'Tue 38a–12pGrace HillMissed',
    'Wed 4',
    'Thu 5',
    'Fri 6',
    'Sat 7',
    'Sun 88a–1pNo caregiver yetOpen',
  ])
  expect(screen.getByText('12 h planned')).toBeVisible()
  expect(requests[0]?.query).toMatchObject({
    by_client_id: idOf(11),
    'by_scheduled_date[start_date]': '2026-03-02',
    'by_scheduled_date[end_date]': '2026-03-08',
  })
})

test('a week without visits says so', async () => {
  serve({ 'GET /visits': () => aPage([]) })
  await renderScreen(<WeekStrip whose={{ by_agent_id: idOf(21) }} />, place)
  expect(await screen.findByText('No visits this week.')).toBeVisible()
})

const partner = (n: number, visits: number) => ({
  id: idOf(n),
  name: `Person ${n}`,
  visits,
  minutes: visits * 60,
  last_visit_on: '2026-03-01',
})

test('a care team is told by its share; who comes after the first is counted', async () => {
  const partners = [6, 3, 2, 1, 1, 1].map((visits, at) => partner(100 + at, visits))
  serve({
    'GET /clients/:id/care_team': () => aRecord({ since: '2025-12-04', visits: 14, partners }),
  })
  await renderScreen(<CareTeam clientId={idOf(11)} />, place)
  const team = within(await screen.findByRole('list', { name: 'Care team' }))
  expect(team.getAllByRole('listitem')).toHaveLength(5)
  expect(team.getByText('6 visits, 43%')).toBeVisible()
  expect(team.getAllByText('1 visit, 7%')).toHaveLength(2)
  expect(screen.getByText('and 1 more')).toBeVisible()
  expect(team.getByRole('link', { name: 'Person 100' })).toHaveAttribute(
    'href',
    `/agents/${idOf(100)}`,
  )
})

test('somebody without visits serves nobody yet', async () => {
  serve({
    'GET /caregivers/:id/clients': () => aRecord({ since: '2025-12-04', visits: 0, partners: [] }),
  })
  await renderScreen(<ClientsServed agentId={idOf(21)} />, place)
  expect(await screen.findByText('No visits in the last 90 days.')).toBeVisible()
})
