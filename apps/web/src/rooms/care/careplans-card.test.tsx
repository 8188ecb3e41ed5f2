import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../testing/serve.ts'
import { CareplansCard } from './careplans-card.tsx'
import { aCareplan, medicaid, rosa } from './testing/a-careplan.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T15:00:00Z') })
})

const family = { id: '0190bbbb-0000-7000-8000-000000000071', name: 'Family', type: 'private_pay' }

test('a plan without an authorization is for a payor that asks for none', async () => {
  signedIn()
  const requests = serve({
    'GET /careplans': () => aPage([]),
    'GET /payors': () => aPage([{ ...medicaid, type: 'medicaid' }, family]),
    'POST /careplans': () => aRecord(aCareplan({ authorization: null })),
  })
  const { user, address } = await renderScreen(
    <CareplansCard clientId={rosa.id} payor={{ id: medicaid.id, type: 'medicaid' }} mayAdd />,
    { path: 'client', at: `/clients/${rosa.id}` },
  )
  await user.click(screen.getByRole('button', { name: 'Plan without authorization' }))
  const panel = within(await screen.findByRole('dialog'))
  expect(await panel.findByRole('combobox', { name: /Payor/ })).toHaveValue('Family')
  await user.click(panel.getByRole('button', { name: 'Plan the shifts' }))
  await waitFor(() => expect(address()).toBe(`/clients/${rosa.id}/careplan/${aCareplan().id}/edit`))
  expect(requests.find(({ method }) => method === 'POST')?.data).toEqual({
    client_id: rosa.id,
    authorization_id: null,
    payor_id: family.id,
    start_date: '2026-03-02',
    end_date: '2026-04-01',
    draft: true,
  })
})
