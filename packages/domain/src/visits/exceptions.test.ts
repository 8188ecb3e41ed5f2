import { expect, test } from 'vitest'
import {
  allExceptionsOf,
  type ExceptionFacts,
  exceptionFilters,
  exceptionOf,
  exceptionsOf,
  visitExceptions,
} from './exceptions.ts'

const now = '2026-03-10T20:00:00Z'
const asPlanned: ExceptionFacts = {
  status: 'completed',
  startsAt: '2026-03-10T14:00:00Z',
  endsAt: '2026-03-10T16:00:00Z',
  draft: false,
  scheduledDuration: 120,
  checkInAt: '2026-03-10T14:00:00Z',
  duration: 120,
  checkInMethod: 'evv',
  checkOutMethod: 'evv',
  checkInDistance: 10,
  checkOutDistance: 150,
  heldFor: [],
  overlaps: false,
  overAuthorized: false,
  taskRefused: false,
  signed: true,
}
const found = (facts: Partial<ExceptionFacts>) =>
  exceptionOf({ ...asPlanned, ...facts }, { now, lateAfter: 15, toleranceMetres: 150 })

test.each<[Partial<ExceptionFacts>, ReturnType<typeof exceptionOf>]>([
  [{}, 'none'],
  [{ heldFor: ['too_long'], duration: null }, 'times_held'],
  [{ checkOutDistance: 151 }, 'far'],
  [{ checkInDistance: null, checkOutDistance: null }, 'none'],
  [{ checkInAt: '2026-03-10T14:15:59Z' }, 'none'],
  [{ checkInAt: '2026-03-10T14:16:00Z' }, 'check_in_off'],
  [{ checkInAt: '2026-03-10T13:44:00Z' }, 'check_in_off'],
  [{ duration: 135 }, 'none'],
  [{ duration: 136 }, 'length_off'],
  [{ duration: 104 }, 'length_off'],
  [{ checkOutMethod: 'manual' }, 'manual'],
  [{ overlaps: true, checkInDistance: 900 }, 'overlap'],
  [{ overAuthorized: true, checkInDistance: 900 }, 'over_authorization'],
  [{ taskRefused: true, checkOutMethod: 'manual' }, 'task_refused'],
  [{ signed: false }, 'not_signed'],
  [{ signed: false, checkInDistance: 900 }, 'far'],
  [{ status: 'in_progress', duration: null }, 'no_check_out'],
  [{ status: 'in_progress', endsAt: '2026-03-10T19:45:00Z' }, null],
  [{ status: 'approved', signed: false }, null],
  [{ status: 'scheduled', checkInAt: null }, 'missed'],
  [{ status: 'available', checkInAt: null }, 'missed'],
  [{ status: 'scheduled', checkInAt: null, startsAt: '2026-03-10T19:30:00Z' }, 'late'],
  [{ status: 'available', checkInAt: null, startsAt: '2026-03-10T19:30:00Z' }, null],
  [{ status: 'scheduled', checkInAt: null, startsAt: '2026-03-10T19:50:00Z' }, null],
  [{ status: 'scheduled', checkInAt: null, draft: true }, null],
  [{ status: 'available', checkInAt: null, draft: true }, null],
  [{ status: 'canceled', checkInAt: null }, null],
])('%j: %s', (facts, exception) => {
  expect(found(facts)).toBe(exception)
})

test('a filter asks for one exception, for all of them, or for visits without one', () => {
  expect(exceptionFilters.map((filter) => exceptionsOf(filter).length)).toEqual([
    ...visitExceptions.map(() => 1),
    visitExceptions.length,
    1,
  ])
})

test('all that is the matter is told, what counts first', () => {
  const facts = { ...asPlanned, taskRefused: true, signed: false, overlaps: true }
  const at = { now, lateAfter: 15, toleranceMetres: 150 }
  expect(allExceptionsOf(facts, at)).toEqual(['overlap', 'task_refused', 'not_signed'])
  expect(allExceptionsOf({ ...facts, status: 'approved' }, at)).toBeNull()
})
