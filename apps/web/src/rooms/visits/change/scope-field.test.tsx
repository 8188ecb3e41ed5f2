import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, aRecord, serve } from '../../../testing/serve.ts'
import { aVisit } from '../testing/a-visit.ts'
import { ScheduleActions } from './schedule-actions.tsx'

const careplan_id = '0190cccc-0000-7000-8000-000000000001'

const respite = { id: '0190cccc-0000-7000-8000-000000000002', label: 'Respite' }

const openActions = async (series: { following: number; untouched: number }) => {
  signedIn()
  const visit = aVisit({ careplan_id, authorization_id: null, scheduled_duration: 120 })
  const requests = serve({
    'GET /visits/:id/series': () => aRecord({ ...series, last_day: '2026-04-27', careplan_id }),
    'GET /services': () => aPage([...visit.services, respite]),
    'PATCH /visits/:id': () => aRecord(visit),
  })
  const opened = await renderScreen(<ScheduleActions visit={visit} />, {
    path: 'visit',
    at: `/visits/${visit.id}`,
  })
  return { ...opened, sent: () => requests.filter(({ method }) => method === 'PATCH') }
}

test('a move asks whether later visits of the shift move too, with their number', async () => {
  const { user, sent } = await openActions({ following: 7, untouched: 5 })
  await user.click(screen.getByRole('button', { name: 'Reschedule' }))
  await user.click(
    await screen.findByRole('radio', { name: 'This and later visits that no one edited (6)' }),
  )
  expect(screen.getByText(/Visits after 04\/27\/2026 follow the care plan/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Revise the care plan' })).toBeVisible()
  await user.clear(screen.getByLabelText('Start'))
  await user.type(screen.getByLabelText('Start'), '9:00 am')
  await user.click(screen.getByRole('button', { name: 'Reschedule visit' }))
  await waitFor(() => expect(sent()[0]?.data).toMatchObject({ scope: 'untouched' }))
})

test('a visit without later ones is moved alone, without a question', async () => {
  const { user, sent } = await openActions({ following: 0, untouched: 0 })
  await user.click(screen.getByRole('button', { name: 'Reschedule' }))
  await user.clear(screen.getByLabelText('Start'))
  await user.type(screen.getByLabelText('Start'), '9:00 am')
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Reschedule visit' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.data).not.toHaveProperty('scope')
})

test('services are changed for later visits too, and share the hours', async () => {
  const { user, sent } = await openActions({ following: 3, untouched: 3 })
  await user.click(screen.getByRole('button', { name: 'Change services' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Services of this visit' }))
  await user.click(await dialog.findByRole('combobox', { name: /Services/ }))
  await user.click(await screen.findByRole('option', { name: 'Respite' }))
  await user.click(dialog.getByRole('button', { name: 'Save services' }))
  expect(await dialog.findByText(/must add up to/)).toBeVisible()
  const hours = dialog.getAllByLabelText(/ hours/)
  await user.clear(hours[0] ?? dialog.getByRole('form'))
  await user.type(hours[0] ?? dialog.getByRole('form'), '1')
  await user.type(hours[1] ?? dialog.getByRole('form'), '1')
  await user.click(await dialog.findByRole('radio', { name: /This and all later visits/ }))
  await user.click(dialog.getByRole('button', { name: 'Save services' }))
  await waitFor(() =>
    expect(sent()[0]?.data).toMatchObject({
      scope: 'following',
      services: [{ minutes: 60 }, { id: respite.id, minutes: 60 }],
    }),
  )
})
