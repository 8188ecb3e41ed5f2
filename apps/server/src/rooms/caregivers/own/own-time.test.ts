import {
  addOwnDaysOff,
  getOwnTime,
  replaceOwnHours,
  reportSick,
} from '@homeward/contract/caregivers/own-time'
import { getAvailability, replaceAvailability } from '@homeward/contract/caregivers/availability'
import { listNotifications } from '@homeward/contract/collaboration/notifications'
import { expect, test } from 'vitest'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency } from '../../../testing/world.ts'

const app = startTestServer()
const mondays = [{ weekday: 1, start: '08:00', end: '16:00' }]

test('a caregiver enters hours, days off and sickness of their own, and the office hears of it', async () => {
  const world = await anAgency(app)
  expect(await call(app, world.pca, getOwnTime, {})).toMatchObject({
    availability: { pattern: [], exceptions: [] },
    absences: [],
  })
  await call(app, world.pca, replaceOwnHours, { pattern: mondays })
  await call(app, world.pca, addOwnDaysOff, { start_date: '2026-11-20', end_date: '2026-11-21' })
  const own = await call(app, world.pca, reportSick, {
    start_date: '2026-11-02',
    end_date: '2026-11-03',
  })
  expect(own).toMatchObject({
    availability: { pattern: mondays, exceptions: [] },
    requests: [{ start_date: '2026-11-20', end_date: '2026-11-21', status: 'waiting' }],
    absences: [{ kind: 'sick', start_date: '2026-11-02', end_date: '2026-11-03' }],
  })
  const id = world.pca.agentId
  expect(await call(app, world.nurse, getAvailability, { id })).toMatchObject({ pattern: mondays })
  expect(await call(app, world.cna, getOwnTime, {})).toMatchObject({ absences: [] })
  await app.drainJobs()
  await app.drainJobs()
  const { data } = await call(app, world.manager, listNotifications, {})
  expect(data.map(({ title }) => title).toSorted()).toEqual([
    expect.stringMatching(/ reported sick: 11\/02\/2026 to 11\/03\/2026$/),
    expect.stringMatching(/ wants days off: 11\/20\/2026 to 11\/21\/2026$/),
  ])
})

test('hours from a phone that was away do not replace newer ones', async () => {
  const world = await anAgency(app)
  const { availability: known } = await call(app, world.pca, getOwnTime, {})
  const { lock_version } = known
  const id = world.pca.agentId
  const friday = [{ weekday: 5, start: '09:00', end: '12:00' }]
  await call(app, world.manager, replaceAvailability, { id, pattern: friday, lock_version })
  const late = call(app, world.pca, replaceOwnHours, { pattern: mondays, lock_version })
  const { current } = await refusal(late, 'stale')
  expect(current).toMatchObject({ pattern: friday, lock_version: expect.any(Number) })
  const over = await call(app, world.pca, replaceOwnHours, {
    pattern: mondays,
    lock_version: (current as { lock_version: number }).lock_version,
  })
  expect(over).toMatchObject({ availability: { pattern: mondays } })
})

test('what makes no sense is refused', async () => {
  const world = await anAgency(app)
  const days = { start_date: '2026-11-03', end_date: '2026-11-02' }
  await refusal(call(app, world.pca, reportSick, days), 'date_order')
  await refusal(call(app, world.pca, addOwnDaysOff, days), 'date_order')
  const wrong = [{ weekday: 1, start: '16:00', end: '08:00' }]
  await refusal(call(app, world.pca, replaceOwnHours, { pattern: wrong }), 'invalid')
})
