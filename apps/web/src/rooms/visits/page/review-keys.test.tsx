import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../../testing/serve.ts'
import { aCompletedVisit } from '../testing/a-visit.ts'
import { VisitScreen } from './visit-screen.tsx'

test('the keys on the buttons of a review press them, but not while somebody types', async () => {
  signedIn()
  const visit = aCompletedVisit()
  const requests = serve({
    [`GET /visits/${visit.id}`]: () => aRecord(visit),
    'GET /history': () => aPage([]),
    [`POST /visits/${visit.id}/review`]: () => aRecord({ ...visit, status: 'approved' }),
  })
  const writes = () => requests.filter(({ method }) => method !== 'GET')
  const { user } = await renderScreen(<VisitScreen />, {
    path: 'visit',
    at: `/visits/${visit.id}`,
  })
  const approve = await screen.findByRole('button', { name: 'Approve as recorded' })
  expect(approve).toHaveAttribute('aria-keyshortcuts', 'a')
  await user.keyboard('c')
  expect(await screen.findByRole('heading', { name: 'Correct times' })).toBeVisible()
  const field = screen.getAllByRole('textbox')[0]
  if (!field) throw new Error('The form has no field.')
  await user.type(field, 'a')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByRole('button', { name: 'Approve as recorded' })
  expect(writes()).toEqual([])
  await user.keyboard('a')
  await waitFor(() =>
    expect(writes().map(({ data }) => data)).toMatchObject([{ decision: 'approve' }]),
  )
})
