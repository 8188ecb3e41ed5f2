import { screen, waitFor } from '@testing-library/react'
import type { Visit } from '@homeward/contract/visits/visits'
import { expect, test } from 'vitest'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { type Answer, aFailure, aPage, aRecord, serve } from '../../../testing/serve.ts'
import { aCompletedVisit, aVisit } from '../testing/a-visit.ts'
import { VisitScreen } from './visit-screen.tsx'

const openVisit = async (visit: Visit, handlers: Record<string, () => Answer>) => {
  const requests = serve({
    [`GET /visits/${visit.id}`]: () => aRecord(visit),
    'GET /history': () => aPage([]),
    ...handlers,
  })
  const place = { path: 'visit', at: `/visits/${visit.id}` } as const
  const writes = () => requests.filter(({ method }) => method !== 'GET')
  return { ...(await renderScreen(<VisitScreen />, place)), writes }
}

test('the office enters a check-out that the caregiver could not take', async () => {
  signedIn()
  const visit = aVisit({
    status: 'in_progress',
    check_in_at: '2026-03-02T13:02:20.000Z',
    abilities: { check_out: true },
  })
  const { user, writes } = await openVisit(visit, {
    [`POST /visits/${visit.id}/check_out`]: () => aRecord(aCompletedVisit()),
  })
  await user.click(await screen.findByRole('button', { name: 'Enter check-out' }))
  const time = screen.getByLabelText('Check-out time')
  await user.clear(time)
  await user.type(time, '11:58a')
  await user.click(screen.getByRole('button', { name: 'Enter check-out' }))
  const reason = screen.getByRole('combobox', { name: 'Reason' })
  expect(reason).toHaveAccessibleDescription('Select a reason.')
  expect(writes()).toEqual([])
  await user.click(reason)
  await user.click(screen.getByRole('option', { name: 'No signal at home' }))
  await user.click(screen.getByRole('button', { name: 'Enter check-out' }))
  const at = '2026-03-02T16:58:00.000Z'
  await waitFor(() => expect(writes()[0]?.data).toEqual({ at, reason: 'no_signal', note: '' }))
})

test('the office enters the code of a device, and reads at the time when it was shown', async () => {
  signedIn()
  const visit = aVisit({
    status: 'in_progress',
    check_in_at: '2026-03-02T13:02:20.000Z',
    abilities: { check_out: true },
  })
  const said = 'The device showed this code at 03/02/2026 11:58 AM.'
  const { user, writes } = await openVisit(visit, {
    [`POST /visits/${visit.id}/fob_punches`]: () =>
      aFailure(422, 'fob_code_other_time', { errors: { at: [said] } }),
  })
  await user.click(await screen.findByRole('button', { name: 'Enter check-out' }))
  await user.click(screen.getByRole('radio', { name: 'Fob code' }))
  await user.type(screen.getByLabelText(/^Code/), '12a3456')
  await user.click(screen.getByRole('button', { name: 'Enter check-out' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Check-out time')).toHaveAccessibleDescription(said),
  )
  expect(writes()[0]?.data).toMatchObject({ act: 'check_out', code: '123456' })
})
