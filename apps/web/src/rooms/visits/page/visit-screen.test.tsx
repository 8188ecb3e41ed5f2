import { screen, waitFor, within } from '@testing-library/react'
import { failureOf } from '@homeward/contract/failures'
import type { Visit } from '@homeward/contract/visits/visits'
import { expect, test } from 'vitest'
import { queryClient } from '../../../plumbing/query.ts'
import { aUser, signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { type Answer, aFailure, aPage, aRecord, serve } from '../../../testing/serve.ts'
import { rememberWalk } from '../../../ui/list/walk.ts'
import { aCompletedVisit, aVisit, idOf } from '../testing/a-visit.ts'
import { VisitScreen } from './visit-screen.tsx'

const james = {
  id: idOf(22),
  first_name: 'James',
  last_name: 'Moore',
  name: 'James Moore',
  role: 'pca',
  status: 'active',
  phone: null,
  offices: [],
}

const openVisit = async (visit: Visit, handlers: Record<string, () => Answer> = {}) => {
  const requests = serve({
    [`GET /visits/${visit.id}`]: () => aRecord(visit),
    'GET /caregivers': () => aPage([james]),
    'GET /history': () => aPage([]),
    ...handlers,
  })
  const place = { path: 'visit', at: `/visits/${visit.id}` } as const
  const writes = () => requests.filter(({ method }) => method !== 'GET')
  return { ...(await renderScreen(<VisitScreen />, place)), writes }
}

const chooseJames = async (user: Awaited<ReturnType<typeof openVisit>>['user']) => {
  await user.click(await screen.findByRole('combobox', { name: 'Caregiver' }))
  await user.click(await screen.findByRole('option', { name: 'James Moore' }))
  await user.click(screen.getByRole('button', { name: 'Assign' }))
}

test('a double booking is refused in words and allowed with a reason', async () => {
  signedIn()
  const visit = aVisit()
  let tries = 0
  const { user, writes } = await openVisit(visit, {
    [`PATCH /visits/${visit.id}`]: () =>
      (tries += 1) === 1
        ? aFailure(422, 'assignment_reason_needed', {
            errors: { assignment_reason: ['The caregiver already has a visit at that time.'] },
          })
        : aRecord(aVisit({ agent: { id: james.id, name: james.name } })),
  })
  await chooseJames(user)
  const refusal = await screen.findByRole('alert')
  expect(refusal).toHaveTextContent('The caregiver already has a visit at that time.')

  await user.click(within(refusal).getByRole('button', { name: 'Assign with this reason' }))
  expect(within(refusal).getByText('Enter a reason.')).toBeVisible()
  expect(writes()).toHaveLength(1)

  await user.type(within(refusal).getByLabelText('Reason'), 'Training together')
  await user.click(within(refusal).getByRole('button', { name: 'Assign with this reason' }))
  await waitFor(() =>
    expect(writes().at(-1)?.data).toEqual({
      agent_id: james.id,
      lock_version: 3,
      assignment_reason: 'Training together',
    }),
  )
  await waitFor(() => expect(screen.queryByText(/already has a visit/)).not.toBeInTheDocument())
})

const typeTime = async (
  user: Awaited<ReturnType<typeof openVisit>>['user'],
  label: string,
  text: string,
) => {
  const field = screen.getByLabelText(label)
  await user.clear(field)
  await user.type(field, text)
  await user.tab()
}

test('a move is held to the visit that was opened; another caregiver does not stand against it', async () => {
  signedIn()
  const opened = aVisit()
  const newer = aVisit({ lock_version: 4, agent: { id: james.id, name: james.name } })
  let now = opened
  const { user, writes } = await openVisit(opened, {
    [`GET /visits/${opened.id}`]: () => aRecord(now),
    [`PATCH /visits/${opened.id}`]: () =>
      writes().length === 0
        ? aFailure(409, 'stale', { current: newer })
        : aRecord({ ...newer, scheduled_time: '09:00' }),
  })
  await user.click(await screen.findByRole('button', { name: 'Reschedule' }))
  await typeTime(user, 'Start', '9:00 am')
  now = newer
  await queryClient.invalidateQueries()
  await user.click(screen.getByRole('button', { name: 'Reschedule visit' }))
  await waitFor(() => expect(writes()).toHaveLength(2))
  const move = { scheduled_time: '09:00', scheduled_duration: 180 }
  expect(writes().map(({ data }) => data)).toEqual([
    { ...move, lock_version: 3 },
    { ...move, lock_version: 4 },
  ])
})

test('a move over another move asks which of both counts', async () => {
  signedIn()
  const visit = aVisit()
  const newer = aVisit({
    lock_version: 4,
    scheduled_time: '10:00',
    scheduled_duration: 120,
    starts_at: '2026-03-02T15:00:00.000Z',
  })
  const { user, writes } = await openVisit(visit, {
    [`PATCH /visits/${visit.id}`]: () => aFailure(409, 'stale', { current: newer }),
  })
  await user.click(await screen.findByRole('button', { name: 'Reschedule' }))
  await typeTime(user, 'Start', '9:00 am')
  await user.click(screen.getByRole('button', { name: 'Reschedule visit' }))
  expect(await screen.findByRole('rowheader', { name: 'Scheduled time' })).toBeVisible()
  expect(writes()).toHaveLength(1)
})

test('a review is held to the visit that was opened', async () => {
  signedIn()
  const opened = aCompletedVisit()
  let now = opened
  const { user, writes } = await openVisit(opened, {
    [`GET /visits/${opened.id}`]: () => aRecord(now),
    [`POST /visits/${opened.id}/review`]: () =>
      aFailure(409, 'stale', { current: now, non_field_errors: [failureOf('stale').sentence] }),
  })
  for (const [button, label, text, send] of [
    ['Reject', 'Reason', 'Nobody was there.', 'Reject visit'],
    ['Correct times', 'Note', 'As they say.', 'Approve with these times'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: button }))
    await user.type(screen.getByLabelText(label), text)
    const { lock_version } = now
    now = { ...now, lock_version: lock_version + 1 }
    await queryClient.invalidateQueries()
    await user.click(screen.getByRole('button', { name: send }))
    await waitFor(() => expect(writes().at(-1)?.data).toMatchObject({ lock_version }))
    expect(await screen.findByText(/Someone else changed this record/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Back' }))
  }
})

test('a move onto another visit of the caregiver is allowed with a reason', async () => {
  signedIn()
  const visit = aVisit()
  const { user, writes } = await openVisit(visit, {
    [`PATCH /visits/${visit.id}`]: () =>
      writes().length === 0 ? aFailure(422, 'assignment_reason_needed') : aRecord(visit),
  })
  await user.click(await screen.findByRole('button', { name: 'Reschedule' }))
  await typeTime(user, 'Start', '9:00 am')
  await user.click(screen.getByRole('button', { name: 'Reschedule visit' }))
  await user.click(await screen.findByRole('button', { name: 'Move with this reason' }))
  expect(await screen.findByText('Enter a reason.')).toBeVisible()
  expect(writes()).toHaveLength(1)
  await user.type(screen.getByLabelText('Reason'), 'Training together')
  await user.click(screen.getByRole('button', { name: 'Move with this reason' }))
  await waitFor(() =>
    expect(writes().at(-1)?.data).toEqual({
      scheduled_time: '09:00',
      scheduled_duration: 180,
      assignment_reason: 'Training together',
      lock_version: 3,
    }),
  )
})

test('a visit as recorded is approved with one click', async () => {
  signedIn()
  const visit = aCompletedVisit()
  const { user, writes } = await openVisit(visit, {
    [`POST /visits/${visit.id}/review`]: () => aRecord(aCompletedVisit({ status: 'approved' })),
  })
  await user.click(await screen.findByRole('button', { name: 'Approve as recorded' }))
  await waitFor(() => expect(writes()[0]?.data).toEqual({ decision: 'approve', lock_version: 3 }))
})

test('times that are held say why, and are accepted by name', async () => {
  signedIn()
  const visit = aCompletedVisit({
    held_for: ['ahead_of_clock'],
    completed_duration: null,
    check_in_received_at: '2026-03-01T13:02:20.000Z',
  })
  const { user, writes } = await openVisit(visit, {
    [`POST /visits/${visit.id}/review`]: () => aRecord(aCompletedVisit({ status: 'approved' })),
  })
  const note = await screen.findByRole('note', { name: 'Held times' })
  expect(note).toHaveTextContent('Recorded times are on hold')
  expect(note).toHaveTextContent(/the device's clock is wrong/)
  expect(note).toHaveTextContent(/The check-in reached the office/)
  expect(note).toHaveTextContent('Accept the times or correct them.')
  await user.click(screen.getByRole('button', { name: 'Accept recorded times' }))
  await waitFor(() =>
    expect(writes()[0]?.data).toEqual({ decision: 'approve', accept_held: true, lock_version: 3 }),
  )
})

test('corrected times are sent with their reason, and never without', async () => {
  signedIn()
  const visit = aCompletedVisit()
  const { user, writes } = await openVisit(visit, {
    [`POST /visits/${visit.id}/review`]: () => aRecord(aCompletedVisit({ status: 'approved' })),
  })
  await user.click(await screen.findByRole('button', { name: 'Correct times' }))
  const time = screen.getByLabelText('Check-in time')
  await user.clear(time)
  await user.type(time, '8:00 am')
  await user.click(screen.getByRole('button', { name: 'Approve with these times' }))
  expect(await screen.findByText(/Enter a reason for the time correction/)).toBeVisible()
  expect(writes()).toHaveLength(0)

  await user.click(screen.getByRole('combobox', { name: 'Reason' }))
  await user.click(await screen.findByRole('option', { name: 'Recorded time is wrong' }))
  await user.click(screen.getByRole('button', { name: 'Approve with these times' }))
  await waitFor(() =>
    expect(writes()[0]?.data).toMatchObject({
      decision: 'approve',
      reviewed_check_in_at: '2026-03-02T13:00:00.000Z',
      reason: 'wrong_time',
    }),
  )
})

test('a rejection says why', async () => {
  signedIn()
  const visit = aCompletedVisit()
  const { user, writes } = await openVisit(visit, {
    [`POST /visits/${visit.id}/review`]: () => aRecord(aCompletedVisit({ status: 'rejected' })),
  })
  await user.click(await screen.findByRole('button', { name: 'Reject' }))
  await user.click(screen.getByRole('button', { name: 'Reject visit' }))
  expect(writes()).toHaveLength(0)
  await user.type(screen.getByLabelText('Reason'), 'Nobody was there.')
  await user.click(screen.getByRole('button', { name: 'Reject visit' }))
  await waitFor(() =>
    expect(writes()[0]?.data).toMatchObject({ decision: 'reject', note: 'Nobody was there.' }),
  )
})

test('what abilities do not allow has no button', async () => {
  signedIn(aUser({ role: 'billing_admin' }))
  await openVisit(aCompletedVisit({ abilities: {} }))
  expect(await screen.findByText(/Your role cannot change the schedule/)).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Review' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Cancel visit' })).not.toBeInTheDocument()
})

test("the device's own record stands beside the reviewed one", async () => {
  signedIn()
  await openVisit(
    aCompletedVisit({
      status: 'approved',
      reviewed_check_in_at: '2026-03-02T13:00:00.000Z',
      reviewed_check_out_at: '2026-03-02T16:58:40.000Z',
      reviewed_duration: 238,
      reviewed_by: 'Pat Doe',
      reviewed_at: '2026-03-02T21:00:00.000Z',
      review_reason: 'wrong_time',
      review_reason_words: 'Recorded time is wrong',
      abilities: {},
    }),
  )
  const rowOf = (name: string) => screen.getByRole('rowheader', { name }).closest('tr')
  await screen.findByRole('table')
  expect(rowOf('Planned')).toHaveTextContent('8a–12p4 h')
  expect(rowOf('Recorded')).toHaveTextContent('8:02–11:58a3 h 56 min')
  expect(rowOf('Reviewed')).toHaveTextContent('8–11:58a3 h 58 min')
  const place = screen.getByRole('region', { name: 'Place' })
  expect(place).toHaveTextContent("Check-inCaregiver's device79 ft±39 ft, inside")
  expect(within(place).getByRole('img')).toHaveAccessibleName(
    'Map of 12 Oak Street: check-in 79 ft from home',
  )
  expect(screen.getByText(/Reviewed by Pat Doe/)).toHaveTextContent('Recorded time is wrong.')
})

test('canceling asks for the reason', async () => {
  signedIn()
  const visit = aVisit()
  const { user, writes } = await openVisit(visit, {
    [`DELETE /visits/${visit.id}`]: () => aRecord(aVisit({ status: 'canceled', abilities: {} })),
  })
  await user.click(await screen.findByRole('button', { name: 'Cancel visit' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel visit' }))
  expect(within(dialog).getByText('Enter a reason.')).toBeVisible()
  await user.type(within(dialog).getByLabelText('Reason'), 'Client in hospital')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel visit' }))
  await waitFor(() =>
    expect(writes()[0]?.query).toEqual({
      reason: 'Client in hospital',
      canceled_by: 'client',
      lock_version: String(visit.lock_version),
    }),
  )
})

test('a visit that is not due yet offers no check-in of the office', async () => {
  signedIn()
  const ahead = { starts_at: '2126-03-02T13:00:00.000Z', ends_at: '2126-03-02T17:00:00.000Z' }
  await openVisit(aVisit({ ...ahead, abilities: { check_in: true, assign: true } }))
  await screen.findByRole('heading', { name: 'Schedule' })
  expect(screen.queryByText(/Not checked in/)).not.toBeInTheDocument()
})

const answered = (name: string, status: Visit['activities'][number]['status'], note?: string) => ({
  activity_id: name,
  category: 'Personal care',
  name,
  status,
  note: note ?? null,
})

test('tasks are told by what became of them; where all are done they are folded', async () => {
  signedIn()
  const visit = aCompletedVisit({
    activities: [
      answered('Bathing', 'completed'),
      answered('Range of motion', 'rejected', 'Knee sore today'),
      answered('Laundry', null),
    ],
  })
  await openVisit(visit)
  expect(await screen.findByRole('list', { name: 'Answers' })).toHaveTextContent(
    '1 done1 refused by client1 not recorded',
  )
  const [, refused] = within(screen.getByRole('region', { name: 'Personal care' })).getAllByRole(
    'listitem',
  )
  expect(refused).toHaveTextContent('Range of motionKnee sore today')
  expect(screen.getByRole('img', { name: 'Refused by client' })).toBeVisible()
})

test('where every task is done, they are one line', async () => {
  signedIn()
  const { user } = await openVisit(
    aCompletedVisit({ activities: [answered('Bathing', 'completed')] }),
  )
  expect(await screen.findByText('All tasks are done')).toBeVisible()
  expect(screen.getByText('Bathing')).not.toBeVisible()
  await user.click(screen.getByText('All tasks are done'))
  expect(screen.getByText('Bathing')).toBeVisible()
})

test('the strip says when and who, and marks a check-out far from home', async () => {
  signedIn()
  const step = { at: null, who: null, note: null }
  await openVisit(
    aCompletedVisit({
      check_out_distance: 400,
      timeline: [
        { ...step, step: 'in', state: 'done', at: '2026-03-02T13:02:00.000Z', note: '2 min late' },
        { ...step, step: 'out', state: 'done', at: '2026-03-03T17:00:00.000Z', who: 'Grace Hill' },
        { ...step, step: 'signed', state: 'blocked', note: 'The signature is missing' },
      ],
    }),
  )
  const strip = within(await screen.findByRole('list', { name: 'Visit progress' }))
  expect(strip.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Check-in8:02a, 2 min late',
    'Check-outMar 3, 12pGrace Hill',
    'SignedThe signature is missing',
  ])
  const marks = strip.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))
  expect(marks).toEqual(['done', 'done, needs attention', 'done, needs attention'])
})

test('the history is a tab for those who may see it', async () => {
  signedIn()
  await openVisit(aCompletedVisit())
  expect(await screen.findByRole('tab', { name: 'History' })).toBeVisible()
  expect(await screen.findByText('No changes yet.')).toBeVisible()
})

test('the caregiver and the client are called with a tap; the visits of the list stand beside it', async () => {
  signedIn()
  const visit = aVisit({ agent_phone: '+18285550110', client_phone: '+18285550120' })
  const hrefs = [`/visits/${idOf(8)}`, `/visits/${visit.id}`, `/visits/${idOf(9)}`]
  rememberWalk({ hrefs, before: 20, total: 38 })
  await openVisit(visit)
  expect(await screen.findByRole('link', { name: 'Call Grace' })).toHaveAttribute(
    'href',
    'tel:+18285550110',
  )
  expect(screen.getByRole('link', { name: '(828) 555-0120' })).toBeVisible()
  expect(screen.getByText('22 of 38')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', hrefs[0])
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', hrefs[2])
})
