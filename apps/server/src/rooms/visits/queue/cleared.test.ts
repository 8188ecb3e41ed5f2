import {
  exceptionSummary,
  exportExceptions,
  listExceptions,
} from '@homeward/contract/insights/work'
import { updateClient } from '@homeward/contract/clients/clients'
import { createOffice } from '@homeward/contract/agency/offices'
import type { InputOf } from '@homeward/contract/endpoint'
import {
  listClearedExceptions,
  settleExceptions,
  undoExceptions,
} from '@homeward/contract/visits/exceptions'
import { afterEach, expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer, testNow } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { moveClock } from '../../care/testing/factories.ts'
import { aCompletedVisit, aVisit, pageOf } from '../testing/factories.ts'

const app = startTestServer()
afterEach(() => moveClock(app, testNow))

const cleared = (world: World, input: InputOf<typeof listClearedExceptions> = {}) =>
  call(app, world.manager, listClearedExceptions, input)

const settle = async (world: World, given: { reason?: string; action?: string } = {}) => {
  const { data } = await call(app, world.manager, listExceptions, { items: 1 })
  const [row] = data
  if (!row) throw new Error('Nothing waits.')
  const { id, lock_version, exception } = row
  const settled = { exception, visits: [{ id, lock_version }], ...given }
  const { moved, refused } = await call(app, world.manager, settleExceptions, settled)
  expect(refused).toEqual([])
  return { exception, moved }
}

test('what is cleared today is listed with who and why, and is taken back from there', async () => {
  const world = await anAgency(app)
  const { id } = await aCompletedVisit(app, world)
  const { exception } = await settle(world)
  const { data, meta } = await cleared(world)
  expect(meta.total).toBe(1)
  expect(data).toMatchObject([
    { id, exception, undoable: true, reviewed_duration: 120, cleared_by: expect.any(String) },
  ])
  expect((await cleared(world, { items: 0 })).meta.total).toBe(1)
  const [{ lock_version } = { lock_version: 0 }] = data
  const undone = await call(app, world.manager, undoExceptions, {
    exception: data[0]?.exception ?? 'none',
    visits: [{ id, lock_version }],
  })
  expect(undone.refused).toEqual([])
  expect(await pageOf(app, world.manager, id)).toMatchObject({
    status: 'completed',
    signature_waived_at: null,
    exception,
  })
  expect((await cleared(world)).data).toEqual([])
})

test('a missed visit is listed as that; tomorrow the list is empty', async () => {
  const world = await anAgency(app)
  await moveClock(app, '2026-11-02T12:00:00.000Z')
  const { id } = await aVisit(app, world)
  await moveClock(app, '2026-11-02T18:00:00.000Z')
  await settle(world, { reason: 'caregiver_absent', action: 'family_informed' })
  const { data } = await cleared(world)
  expect(data).toMatchObject([{ id, exception: 'missed', undoable: true, reviewed_duration: null }])
  expect(data[0]?.reason).toMatch(/caregiver/i)
  await moveClock(app, '2026-11-03T18:00:00.000Z')
  expect((await cleared(world)).data).toEqual([])
})

test('mine is what belongs to my offices', async () => {
  const world = await anAgency(app)
  const { client } = await aCompletedVisit(app, world)
  const numbers = async (mine?: boolean) => {
    const filter = mine === undefined ? {} : { mine: String(mine) }
    const { tabs, exceptions, none } = await call(app, world.manager, exceptionSummary, filter)
    const shown = exceptions.reduce((sum, { visits }) => sum + visits, none.visits)
    const { data } = await call(app, world.manager, listExceptions, filter)
    return { tabs, shown, listed: data.length }
  }
  const all = { to_clear: 1, mine: 1, over_a_day: 0 }
  expect(await numbers(true)).toEqual({ tabs: all, shown: 1, listed: 1 })
  const { id: office_id } = await call(app, world.owner, createOffice, { name: 'West' })
  await call(app, world.owner, updateClient, { id: client.id, office_id })
  expect(await numbers(true)).toEqual({ tabs: { ...all, mine: 0 }, shown: 0, listed: 0 })
  expect(await numbers()).toEqual({ tabs: { ...all, mine: 0 }, shown: 1, listed: 1 })
  await settle(world)
  expect((await cleared(world, { mine: 'true' })).data).toEqual([])
  expect((await cleared(world)).data).toHaveLength(1)
})

const linesOf = ({ body }: { body: unknown }): string[] =>
  String(body).split('\r\n').filter(Boolean)

test('the list is exported as it is narrowed, and that leaves a trace', async () => {
  const world = await anAgency(app)
  const { client } = await aCompletedVisit(app, world)
  const file = await call(app, world.manager, exportExceptions, {})
  const [head, row] = linesOf(file)
  expect(head).toContain('Cause,Also,Client,Caregiver,Payor,Date')
  expect(row).toContain(client.name)
  const none = await call(app, world.manager, exportExceptions, { exception: 'missed' })
  expect(linesOf(none)).toEqual([head])
  const traces = await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .selectFrom('audit_events')
      .select('action')
      .where('action', '=', 'exceptions.exported')
      .execute(),
  )
  expect(traces).toHaveLength(2)
  await refusal(call(app, world.pca, exportExceptions, {}), 'forbidden')
  await refusal(call(app, world.pca, listClearedExceptions, {}), 'forbidden')
})
