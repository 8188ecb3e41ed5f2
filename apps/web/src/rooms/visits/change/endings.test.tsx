import type { Visit } from '@homeward/contract/visits/visits'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { database } from '../../../plumbing/offline/database.ts'
import { signedIn } from '../../../testing/a-user.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { aFailure, aRecord, type Answer, type Seen, serve } from '../../../testing/serve.ts'
import { aVisit } from '../testing/a-visit.ts'
import { ScheduleActions } from './schedule-actions.tsx'

beforeEach(async () => {
  await (await database()).clear('kept')
})

const open = async (visit: Visit, handlers: Record<string, (seen: Seen) => Answer>) => {
  const requests = serve(handlers)
  const place = { path: 'visit', at: `/visits/${visit.id}` } as const
  const writes = () => requests.filter(({ method }) => method !== 'GET')
  return { ...(await renderScreen(<ScheduleActions visit={visit} />, place)), writes }
}

test('a missed visit needs a reason and what was done about it', async () => {
  signedIn()
  const visit = aVisit({ abilities: { miss: true, cancel: true } })
  const { user, writes } = await open(visit, {
    [`POST /visits/${visit.id}/missed`]: () =>
      aRecord(aVisit({ status: 'canceled', lock_version: 4 })),
    [`POST /visits/${visit.id}/restore`]: () => aRecord(aVisit()),
  })
  await user.click(await screen.findByRole('button', { name: 'Missed' }))
  await user.click(await screen.findByRole('button', { name: 'Save as missed' }))
  expect(await screen.findByText('Choose what was done.')).toBeVisible()
  await user.click(screen.getByRole('combobox', { name: 'Reason' }))
  await user.click(await screen.findByRole('option', { name: 'Client was not home' }))
  await user.click(screen.getByRole('combobox', { name: 'What was done' }))
  await user.click(await screen.findByRole('option', { name: 'Client or family informed' }))
  await user.click(screen.getByRole('button', { name: 'Save as missed' }))
  await waitFor(() =>
    expect(writes()[0]?.data).toEqual({
      reason: 'client_absent',
      action: 'family_informed',
      note: null,
      lock_version: 3,
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('The visit is not missed.')).toBeVisible()
  expect(writes().at(-1)).toMatchObject({
    path: `/visits/${visit.id}/restore`,
    data: { lock_version: 4, assignment_reason: 'Undo of a change' },
  })
})

test('a canceled visit says who canceled it, and is restored with a reason where one is needed', async () => {
  signedIn()
  const visit = aVisit({
    status: 'canceled',
    canceled_by: 'client',
    canceled_reason: 'Family visits',
    abilities: { restore: true, archive: true },
  })
  const { user, writes } = await open(visit, {
    [`POST /visits/${visit.id}/restore`]: () =>
      writes().length === 0
        ? aFailure(422, 'assignment_reason_needed', {
            errors: { assignment_reason: ['Maria already has a visit.'] },
          })
        : aRecord(aVisit()),
  })
  expect(await screen.findByText('Canceled by client or family. Family visits')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  await user.click(await screen.findByRole('button', { name: 'Restore visit' }))
  expect(await screen.findByText('Maria already has a visit.')).toBeVisible()
  await user.type(screen.getByLabelText('Reason'), 'Training')
  await user.click(screen.getByRole('button', { name: 'Restore visit' }))
  await waitFor(() =>
    expect(writes().map(({ data }) => data)).toEqual([
      { lock_version: 3 },
      { lock_version: 3, assignment_reason: 'Training' },
    ]),
  )
})
