import { eachDay } from '@homeward/domain/time/zone'
import { expect, test } from 'vitest'
import { aVisitRow, idOf } from '../../testing/a-visit.ts'
import { lanesOf } from './lanes.ts'

const days = eachDay('2026-03-02', '2026-03-08')
const barnes = { id: idOf(12), name: 'Walter Barnes' }
const grace = { id: idOf(21), name: 'Grace Hill' }

const late = aVisitRow({ id: idOf(1), starts_at: '2026-03-02T20:00:00.000Z' })
const early = aVisitRow({ id: idOf(2), starts_at: '2026-03-02T13:00:00.000Z' })
const open = aVisitRow({
  id: idOf(3),
  client: barnes,
  agent: null,
  status: 'available',
  scheduled_date: '2026-03-08',
})
const canceled = aVisitRow({ id: idOf(4), client: barnes, status: 'canceled', agent: grace })
const archived = aVisitRow({ id: idOf(5), client: barnes, status: 'archived' })
const all = [late, early, open, canceled, archived]

const idsIn = (lane: { days: { id: string }[][] } | undefined) =>
  lane?.days.map((visits) => visits.map(({ id }) => id))

test('clients by name, each day in the order of time, open visits on top and with their client', () => {
  const lanes = lanesOf({ visits: all, days, kind: 'clients' })
  expect(lanes.map(({ name }) => name)).toEqual(['Open visits', 'Rosa Alvarez', 'Walter Barnes'])
  expect(idsIn(lanes[0])).toEqual([[], [], [], [], [], [], [open.id]])
  expect(idsIn(lanes[1])).toEqual([[early.id, late.id], [], [], [], [], [], []])
  expect(idsIn(lanes[2])).toEqual([[canceled.id], [], [], [], [], [], [open.id]])
})

test('caregivers: what has none stands on top only', () => {
  const lanes = lanesOf({ visits: all, days, kind: 'caregivers' })
  expect(lanes.map(({ name }) => name)).toEqual(['Open visits', 'Grace Hill'])
})

test('canceled visits are shown and take no hours', () => {
  const lanes = lanesOf({ visits: [early, canceled], days, kind: 'caregivers' })
  expect(lanes).toHaveLength(2)
  expect(lanes[1]?.minutes).toBe(240)
  expect(lanes[1]?.days[0]).toHaveLength(2)
})

test('an open visit that is canceled looks for nobody', () => {
  const lanes = lanesOf({
    visits: [aVisitRow({ agent: null, status: 'canceled' })],
    days,
    kind: 'caregivers',
  })
  expect(lanes).toMatchObject([{ kind: 'unassigned', minutes: 0 }])
})

test('who has no visit has a row, and the hours that are known of everybody', () => {
  const row = { wanted_minutes: 1200, authorized: null }
  const rows = [
    { id: idOf(22), name: 'Amy Free', minutes: 0, ...row },
    { ...grace, minutes: 600, ...row },
  ]
  const heads = new Map(rows.map((one) => [one.id, one]))
  const lanes = lanesOf({ visits: [early], days, kind: 'caregivers', rows, heads })
  expect(lanes.map(({ name, minutes }) => [name, minutes])).toEqual([
    ['Open visits', 0],
    ['Amy Free', 0],
    ['Grace Hill', 600],
  ])
})
