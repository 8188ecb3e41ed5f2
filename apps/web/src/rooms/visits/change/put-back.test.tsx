import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aPage, aRecord, type Answer, type Seen, serve } from '../../../testing/serve.ts'
import { aVisit, idOf } from '../testing/a-visit.ts'
import { ScheduleActions } from './schedule-actions.tsx'

const visit = aVisit({ abilities: { assign: true, cancel: true } })

const open = async (handlers: Record<string, (seen: Seen) => Answer>) => {
  signedIn()
  const requests = serve({
    'GET /caregivers': () => aPage([{ id: idOf(22), name: 'Ivan Moss' }]),
    ...handlers,
  })
  const place = { path: 'visit', at: `/visits/${visit.id}` } as const
  const { user } = await renderScreen(<ScheduleActions visit={visit} />, place)
  return { user, writes: () => requests.filter(({ method }) => method !== 'GET') }
}

const place = {
  id: visit.id,
  lock_version: 4,
  agent_id: idOf(21),
  scheduled_date: '2026-03-02',
  scheduled_time: '08:00',
  scheduled_duration: 240,
  services: [{ id: idOf(31), minutes: null }],
  edited: false,
}
const later = { ...place, id: idOf(2), scheduled_date: '2026-03-09' }

const assign = async (from: object[], undone: () => Answer) => {
  const { user, writes } = await open({
    'PATCH /visits/:id': () => aRecord({ ...aVisit({ lock_version: 4 }), changed_from: from }),
    'POST /visit_places': undone,
  })
  await user.click(await screen.findByRole('combobox', { name: 'Caregiver' }))
  await user.click(await screen.findByRole('option', { name: 'Ivan Moss' }))
  await user.click(await screen.findByRole('button', { name: 'Assign' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  return writes
}

test('the caregiver whom a visit had before is put back from the toast', async () => {
  const writes = await assign([place], () => aRecord({ placed: 1, left: [] }))
  expect(await screen.findByText('Change undone.')).toBeVisible()
  expect(writes().map(({ data }) => data)).toEqual([
    { agent_id: idOf(22), lock_version: visit.lock_version },
    { visits: [place], assignment_reason: 'Undo of a change' },
  ])
})

test('later visits that were changed too are put back with it', async () => {
  const writes = await assign([place, later], () => aRecord({ placed: 1, left: [later.id] }))
  expect(
    await screen.findByText('1 visit as before. 1 stay: someone changed them meanwhile.'),
  ).toBeVisible()
  expect(writes().at(-1)?.data).toMatchObject({ visits: [place, later] })
})

test('a visit that someone changed meanwhile is not put back, and that is told', async () => {
  await assign([place], () => aRecord({ placed: 0, left: [place.id] }))
  expect(await screen.findByText(/Someone else changed the visit meanwhile/)).toBeVisible()
})

test('a canceled visit takes place again from the toast', async () => {
  const { user, writes } = await open({
    'DELETE /visits/:id': () => aRecord(aVisit({ status: 'canceled', lock_version: 5 })),
    'POST /visits/:id/restore': () => aRecord(aVisit()),
  })
  await user.click(await screen.findByRole('button', { name: 'Cancel visit' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Reason'), 'Family visits')
  await user.click(dialog.getByRole('button', { name: 'Cancel visit' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('The visit takes place.')).toBeVisible()
  expect(writes().at(-1)).toMatchObject({
    path: `/visits/${visit.id}/restore`,
    data: { lock_version: 5, assignment_reason: 'Undo of a change' },
  })
})
