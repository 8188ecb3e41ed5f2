import { replaceAvailability } from '@homeward/contract/caregivers/availability'
import { listScheduleRows } from '@homeward/contract/visits/board'
import { cancelVisit } from '@homeward/contract/visits/visits'
import { v7 as uuid } from 'uuid'
import { expect, test } from 'vitest'
import { call, type Caller, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency } from '../../../testing/world.ts'
import { aVisit } from '../testing/factories.ts'

const app = startTestServer()
const week = { start_date: '2026-11-02', end_date: '2026-11-08' }

const rowsOf = async (who: Caller, rows: 'clients' | 'caregivers', wishes = {}) =>
  call(app, who, listScheduleRows, { rows, ...week, ...wishes })

test('caregivers have a row each, also without a visit, with their hours and what they want', async () => {
  const world = await anAgency(app)
  await aVisit(app, world)
  await call(app, world.manager, replaceAvailability, {
    id: world.pca.agentId,
    pattern: [],
    minutes_wanted: 1200,
  })
  const { rows, overtime_minutes } = await rowsOf(world.manager, 'caregivers')
  expect(overtime_minutes).toBe(2400)
  const ids = rows.map(({ id }) => id)
  expect(ids).toContain(world.cna.agentId)
  expect(ids).not.toContain(world.manager.agentId)
  expect(rows.find(({ id }) => id === world.pca.agentId)).toMatchObject({
    minutes: 120,
    wanted_minutes: 1200,
    authorized: null,
  })
  const nextWeek = { start_date: '2026-11-09', end_date: '2026-11-15' }
  const next = await rowsOf(world.manager, 'caregivers', nextWeek)
  expect(next.rows.find(({ id }) => id === world.pca.agentId)?.minutes).toBe(0)
})

test('clients have what their authorizations leave; a canceled visit gives it back', async () => {
  const world = await anAgency(app)
  const visit = await aVisit(app, world)
  const rowOf = async () => {
    const { rows } = await rowsOf(world.manager, 'clients')
    return rows.find(({ id }) => id === visit.client.id)
  }
  const before = await rowOf()
  expect(before?.minutes).toBe(120)
  const all = before?.authorized?.minutes ?? 0
  expect(before?.authorized?.left_minutes).toBe(all - 120)
  await call(app, world.manager, cancelVisit, { id: visit.id, reason: 'Away' })
  expect(await rowOf()).toMatchObject({ minutes: 0, authorized: { left_minutes: all } })
})

test('an office narrows the rows; another agency and a caregiver see nobody; days are in order', async () => {
  const world = await anAgency(app)
  await aVisit(app, world)
  for (const rows of ['clients', 'caregivers'] as const) {
    const own = await rowsOf(world.manager, rows, { office_id: world.officeId })
    expect(own.rows.length).toBeGreaterThan(0)
    expect((await rowsOf(world.manager, rows, { office_id: uuid() })).rows).toEqual([])
    expect((await rowsOf(world.pca, rows)).rows).toEqual([])
  }
  const other = await anAgency(app)
  expect((await rowsOf(other.manager, 'clients')).rows).toEqual([])
  await refusal(
    rowsOf(world.manager, 'clients', { start_date: week.end_date, end_date: week.start_date }),
    'date_order',
  )
})
