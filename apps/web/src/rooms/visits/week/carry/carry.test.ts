import { expect, it } from 'vitest'
import { aVisitRow, idOf } from '../../testing/a-visit.ts'
import { carriedTo, isCarryable } from './carry.ts'
import type { Lane } from '../rows/lanes.ts'

const lane = (kind: Lane['kind'], id: string): Lane => ({
  id,
  kind,
  name: id,
  minutes: 0,
  days: [],
})
const visit = aVisitRow()
const same = visit.scheduled_date
const other = '2026-03-04'

it.each([
  ['its own cell', lane('client', idOf(11)), same, 'clients', { kind: 'same' }],
  [
    'another day',
    lane('client', idOf(11)),
    other,
    'clients',
    { kind: 'change', change: { scheduled_date: other } },
  ],
  [
    'another client',
    lane('client', idOf(12)),
    same,
    'clients',
    { kind: 'impossible', why: 'The visit stays with Rosa Alvarez.' },
  ],
  [
    'the lane without a caregiver',
    lane('unassigned', 'unassigned'),
    same,
    'clients',
    { kind: 'change', change: { agent_id: null } },
  ],
  [
    'another caregiver on another day',
    lane('caregiver', idOf(22)),
    other,
    'caregivers',
    { kind: 'change', change: { agent_id: idOf(22), scheduled_date: other } },
  ],
  ['its own caregiver', lane('caregiver', idOf(21)), same, 'caregivers', { kind: 'same' }],
] as const)('moved to %s', (_, to, day, kind, expected) => {
  expect(carriedTo(visit, { lane: to, day }, kind)).toEqual(expected)
})

it('only visits that wait to begin can be moved', () => {
  const carryable = (
    ['available', 'scheduled', 'in_progress', 'approved', 'canceled'] as const
  ).filter((status) => isCarryable({ status }))
  expect(carryable).toEqual(['available', 'scheduled'])
})
