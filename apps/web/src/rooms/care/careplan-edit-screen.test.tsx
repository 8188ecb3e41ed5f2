import type { Careplan } from '@homeward/contract/care/careplans'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keyOf, queryClient } from '../../plumbing/query.ts'
import { signedIn } from '../../testing/a-user.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { aFailure, aPage, aRecord, serve, type Answer, type Seen } from '../../testing/serve.ts'
import { CareplanEditScreen } from './careplan-edit-screen.tsx'
import { aCareplan, ana, aShift, rosa } from './testing/a-careplan.ts'

const openEditor = async (
  careplan: Careplan,
  patch: (seen: Seen) => Answer = () => aRecord(careplan),
) => {
  signedIn()
  const stored = { careplan }
  const requests = serve({
    'GET /careplans/:id': () => aRecord(stored.careplan),
    'PATCH /careplans/:id': patch,
    'GET /caregivers': () => aPage([ana]),
  })
  const opened = await renderScreen(<CareplanEditScreen />, {
    path: 'careplan.edit',
    at: `/clients/${rosa.id}/careplan/${careplan.id}/edit`,
  })
  await screen.findByRole('button', { name: 'Save care plan' })
  const sent = () => requests.filter(({ method }) => method === 'PATCH')
  return { ...opened, sent, stored }
}

const save = () => screen.getByRole('button', { name: 'Save care plan' })
const shift = (number: number) => within(screen.getByRole('group', { name: `Shift ${number}` }))
const planned = () => screen.getByRole('progressbar').getAttribute('aria-label')

test('a plan in force says at once that it is revised, before anything is typed', async () => {
  signedIn()
  const active = aCareplan({ status: 'active', abilities: { edit: false, revise: true } })
  serve({ 'GET /careplans/:id': () => aRecord(active) })
  await renderScreen(<CareplanEditScreen />, {
    path: 'careplan.edit',
    at: `/clients/${rosa.id}/careplan/${active.id}/edit`,
  })
  expect(await screen.findByText('This care plan is active')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Save care plan' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open care plan' })).toHaveAttribute(
    'href',
    `/clients/${rosa.id}/careplan/${active.id}`,
  )
})

test('the first shift is planned, its rule said in words and its hours counted', async () => {
  const draft = aCareplan({ shifts: [], planned_minutes: 0 })
  const { user, sent, address } = await openEditor(draft)
  const first = shift(1)
  expect(planned()).toBe('0 min of 28 h planned per week, 28 h left')
  for (const day of ['Monday', 'Wednesday', 'Friday'])
    await user.click(first.getByRole('checkbox', { name: day }))
  await user.type(first.getByLabelText(/^Start time/), '9a')
  await user.type(first.getByLabelText(/^Hours/), '4.5')
  expect(
    first.getByText('Every week on Monday, Wednesday and Friday, 09:00 AM – 01:30 PM (4 h 30 min)'),
  ).toBeVisible()
  expect(planned()).toBe('13 h 30 min of 28 h planned per week, 14 h 30 min left')
  await user.click(first.getByRole('combobox', { name: 'Caregiver' }))
  await user.click(await screen.findByRole('option', { name: 'Ana Ruiz' }))
  await user.click(save())
  await waitFor(() => expect(address()).toBe(`/clients/${rosa.id}/careplan/${draft.id}`))
  expect(sent()[0]?.data).toEqual({
    lock_version: 2,
    shifts_attributes: [
      {
        scheduled_time: '09:00',
        scheduled_duration: 270,
        recurring_rule: 'FREQ=WEEKLY;BYDAY=MO,WE,FR',
        agent_id: ana.id,
      },
    ],
  })
})

test('where several services are authorized a shift says which it gives, and for how long', async () => {
  const [care, respite] = [
    { id: '0190bbbb-0000-7000-8000-000000000006', label: 'Personal care' },
    { id: '0190bbbb-0000-7000-8000-000000000061', label: 'Respite' },
  ] as const
  const id = '0190bbbb-0000-7000-8000-000000000051'
  const draft = aCareplan({ id, shifts: [aShift({ services: [] })] })
  const sentence = 'The service minutes do not add up to the shift length.'
  const { user, sent } = await openEditor(
    {
      ...draft,
      authorization: draft.authorization && { ...draft.authorization, services: [care, respite] },
    },
    () =>
      aFailure(422, 'shift_minutes_differ', {
        errors: { 'shifts_attributes.0.services': [sentence] },
      }),
  )
  const services = within(shift(1).getByRole('group', { name: 'Services' }))
  await user.click(services.getByRole('checkbox', { name: 'Personal care' }))
  expect(services.queryByLabelText(/^Hours of/)).toBeNull()
  await user.click(services.getByRole('checkbox', { name: 'Respite' }))
  await user.type(services.getByLabelText(/^Personal care hours/), '3')
  await user.type(services.getByLabelText(/^Respite hours/), '.5')
  await user.click(save())
  expect(await services.findByRole('alert')).toHaveTextContent(sentence)
  expect(sent()[0]?.data).toMatchObject({
    shifts_attributes: [
      {
        services: [
          { id: care.id, minutes: 180 },
          { id: respite.id, minutes: 30 },
        ],
      },
    ],
  })
})

test('a further shift and a slower rhythm count in the fullest week; over is told', async () => {
  const { user } = await openEditor(aCareplan())
  await user.click(screen.getByRole('button', { name: 'Add shift' }))
  const second = shift(2)
  for (const day of ['Tuesday', 'Thursday', 'Saturday', 'Sunday', 'Monday'])
    await user.click(second.getByRole('checkbox', { name: day }))
  expect(planned()).toBe('32 h of 28 h planned per week, 4 h over')
  await user.click(second.getByRole('combobox', { name: 'Repeats' }))
  await user.click(await screen.findByRole('option', { name: 'Every 2 weeks' }))
  expect(
    second.getByText(/^Every 2 weeks on Monday, Tuesday, Thursday, Saturday and Sunday/),
  ).toBeVisible()
  expect(planned()).toBe('32 h of 28 h planned per week, 4 h over')
  await user.click(screen.getByRole('button', { name: 'Remove shift 2' }))
  expect(planned()).toBe('12 h of 28 h planned per week, 16 h left')
})

test('a shift that is not complete is told at its fields and not sent', async () => {
  const { user, sent } = await openEditor(aCareplan({ shifts: [] }))
  await user.click(save())
  const first = shift(1)
  expect(first.getByLabelText(/^Start time/)).toHaveAccessibleDescription(
    'Enter a time like 08:30.',
  )
  expect(first.getByLabelText(/^Hours/)).toHaveAccessibleDescription('This field is required.')
  expect(first.getByRole('checkbox', { name: 'Monday' })).toHaveAccessibleDescription(
    'This field is required.',
  )
  expect(sent()).toEqual([])
})

test('a stored shift that was emptied is not sent, so that the stored one does not stay unseen', async () => {
  const { user, sent } = await openEditor(aCareplan())
  const first = shift(1)
  await user.clear(first.getByLabelText(/^Hours/))
  for (const day of ['Monday', 'Wednesday', 'Friday'])
    await user.click(first.getByRole('checkbox', { name: day }))
  await user.click(save())
  expect(first.getByLabelText(/^Hours/)).toHaveAccessibleDescription('This field is required.')
  expect(first.getByRole('checkbox', { name: 'Monday' })).toHaveAccessibleDescription(
    'This field is required.',
  )
  expect(sent()).toEqual([])
})

test('a stored shift that is removed can be taken back until it is saved', async () => {
  const { user, sent } = await openEditor(aCareplan())
  await user.click(screen.getByRole('button', { name: 'Remove shift 1' }))
  await user.click(screen.getByRole('button', { name: 'Keep shift' }))
  await user.click(screen.getByRole('button', { name: 'Remove shift 1' }))
  await user.click(save())
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.data).toMatchObject({
    shifts_attributes: [{ id: aShift().id, _destroy: true }],
  })
})

test('what the server refuses of the shifts stands over them', async () => {
  const sentence = 'The care plan needs its shifts inside the authorization.'
  const { user } = await openEditor(aCareplan(), () =>
    aFailure(422, 'careplan_over_authorization', { errors: { shifts_attributes: [sentence] } }),
  )
  await user.click(save())
  expect(await screen.findByText(sentence)).toBeVisible()
})

test('days outside of the authorization are told at the start', async () => {
  const sentence = 'The care plan dates are outside the authorization dates.'
  const { user } = await openEditor(aCareplan(), () =>
    aFailure(422, 'careplan_outside_authorization', { errors: { start_date: [sentence] } }),
  )
  await user.click(save())
  await waitFor(() =>
    expect(screen.getByLabelText(/^Start \*|^Start$/)).toHaveAccessibleDescription(sentence),
  )
})

test('a plan that somebody else changed is compared and saved over the newer version', async () => {
  const theirs = aCareplan({ end_date: '2026-07-31', lock_version: 3 })
  const { user, sent } = await openEditor(aCareplan(), ({ data }) =>
    (data as { lock_version: number }).lock_version === 2
      ? aFailure(409, 'stale', { current: theirs })
      : aRecord(theirs),
  )
  const end = screen.getByLabelText(/^End/)
  await user.clear(end)
  await user.type(end, '8/15/26')
  await user.click(save())
  await user.click(await screen.findByRole('button', { name: '07/31/2026' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(end).toHaveValue('07/31/2026')
  await user.click(save())
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]?.data).toEqual({ lock_version: 3 })
})

test('shifts that somebody else changed meanwhile are shown and can be taken', async () => {
  const { user, stored } = await openEditor(aCareplan())
  stored.careplan = aCareplan({
    lock_version: 3,
    shifts: [aShift({ scheduled_time: '14:00' })],
  })
  await user.click(screen.getByRole('button', { name: 'Add shift' }))
  await act(() => queryClient.invalidateQueries({ queryKey: keyOf('care') }))
  expect(
    await screen.findByText(/^Shifts: Every week on .*, 02:00 PM, 4 h, Ana Ruiz/),
  ).toBeVisible()
  expect(shift(1).getByLabelText(/^Start time/)).toHaveValue('09:00 AM')
  await user.click(screen.getByRole('button', { name: 'Apply' }))
  expect(shift(1).getByLabelText(/^Start time/)).toHaveValue('02:00 PM')
  expect(shift(2).getByLabelText(/^Start time/)).toHaveValue('09:00 AM')
})

test('what a week leaves over is given to the shifts by one click, and saved with the rest', async () => {
  const { user, sent } = await openEditor(aCareplan())
  const left = within(screen.getByRole('group', { name: 'Hours left per week' }))
  expect(left.getByText('16 h left per week. Add them:')).toBeVisible()
  await user.click(left.getByRole('button', { name: 'Evenly to all shifts' }))
  // 9 h 15 min on each of the three days; what is over is too little for a further unit on each.
  expect(planned()).toBe('27 h 45 min of 28 h planned per week, 15 min left')
  await user.click(left.getByRole('button', { name: 'To the first shift' }))
  expect(await screen.findByText(/leave no 15 minutes that fit/)).toBeVisible()
  await user.click(save())
  await waitFor(() =>
    expect(sent()[0]?.data).toMatchObject({ shifts_attributes: [{ scheduled_duration: 555 }] }),
  )
})

test('a shift under which the clocks change says what time it is then', async () => {
  const night = aShift({ scheduled_time: '23:00', scheduled_duration: 480 })
  const sundays = { ...night, recurring_rule: 'FREQ=WEEKLY;BYDAY=SA', days: [6] }
  await openEditor(aCareplan({ shifts: [sundays] }))
  expect(
    screen.getByText('03/07/2026: the clocks change, so it is 11:00 PM – 08:00 AM (8 h).'),
  ).toBeVisible()
})
