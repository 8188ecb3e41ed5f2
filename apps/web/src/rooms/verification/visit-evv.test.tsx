import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aPage, serve } from '../../testing/serve.ts'
import { aVerification, idOf } from './testing/a-verification.ts'
import { VisitEvv } from './visit-evv.tsx'

const open = () =>
  renderScreen(<VisitEvv visitId={idOf(3)} />, { path: 'visit', at: `/visits/${idOf(3)}` })

beforeEach(() => {
  signedIn()
})

test('each vendor of a visit says where it stands, and what is wrong', async () => {
  const requests = serve({
    'GET /vendor_verifications': () =>
      aPage([
        aVerification(),
        aVerification({
          id: idOf(8),
          account: { id: idOf(9), name: 'State aggregator' },
          status: 'verified',
          problems: [],
          verified_at: '2026-11-02T19:00:00Z',
        }),
      ]),
  })
  await open()
  expect(await screen.findByRole('link', { name: 'Sandata West' })).toBeVisible()
  expect(screen.getByText('Rejected')).toBeVisible()
  expect(screen.getByText('Client unknown to the vendor')).toBeVisible()
  expect(screen.getByText(/Check the Medicaid ID/)).not.toBeVisible()
  expect(screen.getByText('Verified')).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Send again' })).toHaveLength(1)
  expect(requests[0]?.query).toMatchObject({ parent_id: idOf(3), status: 'all' })
})

test('a visit that no vendor was told of says when it will be', async () => {
  serve({ 'GET /vendor_verifications': () => aPage([]) })
  await open()
  expect(await screen.findByText(/No EVV vendor was told of this visit/)).toBeVisible()
})
