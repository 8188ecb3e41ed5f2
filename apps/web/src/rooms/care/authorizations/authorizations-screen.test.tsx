import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, serve } from '../../../testing/serve.ts'
import { anAuthorization, rosa } from '../testing/a-careplan.ts'
import { AuthorizationsScreen } from './authorizations-screen.tsx'

test('the authorizations that are to be renewed are listed, and a row opens its client', async () => {
  signedIn(aUser())
  const seen = serve({ 'GET /authorizations': () => aPage([anAuthorization()]) })
  await renderScreen(<AuthorizationsScreen />, {
    path: 'authorizations',
    at: '/authorizations?to_renew=true',
  })
  const row = await screen.findByRole('link', { name: rosa.name })
  expect(row).toHaveAttribute('href', `/clients/${rosa.id}`)
  expect(seen.find(({ path }) => path === '/authorizations')?.query).toMatchObject({
    to_renew: 'true',
    sort: 'end_date',
  })
})

test('when an authorization runs out is a column to sort by, and a filter', async () => {
  signedIn(aUser())
  const seen = serve({
    'GET /authorizations': () => aPage([anAuthorization({ runs_out_on: '2026-05-04' })]),
  })
  const { user } = await renderScreen(<AuthorizationsScreen />, {
    path: 'authorizations',
    at: '/authorizations?runs_out_soon=true',
  })
  expect(await screen.findByText('05/04/2026')).toBeVisible()
  const header = within(screen.getByRole('columnheader', { name: /^Runs out/ }))
  await user.click(header.getByRole('button'))
  await expect
    .poll(() => seen.at(-1)?.query)
    .toMatchObject({
      runs_out_soon: 'true',
      sort: 'runs_out_on',
    })
})
