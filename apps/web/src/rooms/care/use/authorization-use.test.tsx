import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../../testing/serve.ts'
import { anAuthorization } from '../testing/a-careplan.ts'
import { AuthorizationUse } from './authorization-use.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T15:00:00Z') })
})

const open = async (wishes: Parameters<typeof anAuthorization>[0], weeks: object[]) => {
  signedIn()
  const authorization = anAuthorization(wishes)
  serve({
    'GET /authorizations': () => aPage([authorization]),
    'GET /authorizations/:id/weeks': () => aRecord({ weeks }),
  })
  const { client_id: clientId } = authorization
  await renderScreen(<AuthorizationUse clientId={clientId} />, {
    path: 'client',
    at: `/clients/${clientId}`,
  })
}

test('a week says what was delivered, planned, and is left', async () => {
  await open({}, [{ monday: '2026-03-02', delivered_minutes: 480, planned_minutes: 600 }])
  expect(await screen.findByText('10 h')).toBeVisible()
  expect(screen.getByText('Left to plan this week')).toBeVisible()
  expect(await screen.findByText('8 h delivered, 18 h in all of 28 h')).toBeVisible()
  expect(screen.getByRole('img')).toHaveAccessibleName(
    /^Hours by week of 28 h authorized: .*Mar 2: 8 h delivered, 10 h planned/,
  )
})

test('more planned than authorized is said as such', async () => {
  await open({ used_minutes: 1800, left_minutes: -120 }, [])
  expect(await screen.findByText('Planned over this week')).toBeVisible()
  expect(screen.getByText('2 h')).toBeVisible()
})

test('a total says when it is used up', async () => {
  await open(
    {
      unit_period: 'total',
      units: 200,
      authorized_minutes: 3000,
      start_date: '2026-02-23',
      used_minutes: 1400,
      left_minutes: 1600,
    },
    [{ monday: '2026-02-23', delivered_minutes: 1400, planned_minutes: 0 }],
  )
  expect(await screen.findByRole('img')).toHaveAccessibleName(
    '26 h 40 min left of 50 h. Used up Mar 12, 294 days early.',
  )
  expect(screen.getByText('Left to plan in this authorization')).toBeVisible()
})

test('without an authorization in force the way there is shown', async () => {
  await open({ status: 'inactive', end_date: '2026-02-01' }, [])
  expect(await screen.findByRole('link', { name: 'Open authorizations' })).toHaveAttribute(
    'href',
    expect.stringContaining('tab=care'),
  )
})
