import type { Authorization } from '@homeward/contract/care/authorizations'
import { expect, it } from 'vitest'
import { addInput, chosenOf, newVisits, usable } from './add-values.ts'

const authorization = (id: string, status: Authorization['status'] = 'active') =>
  ({ id, status }) as Authorization

it('only authorizations in force or to come can be used', () => {
  const rows = [
    authorization('a'),
    authorization('b', 'inactive'),
    authorization('c', 'archived'),
    authorization('d', 'scheduled'),
  ]
  expect(usable(rows).map(({ id }) => id)).toEqual(['a', 'd'])
})

it('the only authorization is meant where none is chosen', () => {
  const [a, b] = [authorization('a'), authorization('b')]
  expect(chosenOf({ authorization_id: '' }, [a])).toBe(a)
  expect(chosenOf({ authorization_id: '' }, [a, b])).toBeUndefined()
  expect(chosenOf({ authorization_id: 'b' }, [a, b])).toBe(b)
  expect(chosenOf({ authorization_id: 'none' }, [a])).toBeUndefined()
})

it('several services share the minutes; empty days and an empty reason are not sent', () => {
  const values = {
    ...newVisits({ day: '2026-03-02', clientId: 'k' }),
    services: ['x', 'y', 'z'],
    scheduled_dates: ['2026-03-02', ''],
    scheduled_time: '09:00',
    scheduled_duration: 100,
    assignment_reason: '  ',
  }
  expect(addInput(values, [authorization('a')])).toEqual({
    client_id: 'k',
    authorization_id: 'a',
    scheduled_dates: ['2026-03-02'],
    scheduled_time: '09:00',
    scheduled_duration: 100,
    agent_id: null,
    services: [
      { id: 'x', minutes: 34 },
      { id: 'y', minutes: 33 },
      { id: 'z', minutes: 33 },
    ],
  })
})
