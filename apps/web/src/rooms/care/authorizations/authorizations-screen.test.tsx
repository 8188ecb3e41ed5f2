import { screen } from '@testing-library/react'
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
