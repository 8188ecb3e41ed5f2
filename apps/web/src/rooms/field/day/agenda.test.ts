import { expect, test } from 'vitest'
import { agendaOf } from './agenda.ts'
import { aFieldVisit } from '../testing/a-field-visit.ts'

// 10:00 AM in New York.
const now = new Date('2026-03-04T15:00:00Z')
const today = '2026-03-04'
const visit = (id: string, inMinutes: number, wishes = {}) =>
  aFieldVisit({ id, ...wishes }, { now, inMinutes })

const missed = visit('missed', -240)
const later = visit('later', 60)
const evening = visit('evening', 480)
const tomorrow = visit('tomorrow', 1440)
const yesterday = visit('yesterday', -1440, { status: 'completed' })

const ids = (visits: { id: string }[]) => visits.map(({ id }) => id)

test('the next visit is the first of today that nobody checked in to', () => {
  const over = visit('over', -200, { status: 'completed' })
  const { next, ...rest } = agendaOf(
    [tomorrow, later, evening, yesterday, over, visit('day after', 2880)],
    today,
    now,
  )
  expect(next?.id).toBe('later')
  expect(ids(rest.later)).toEqual(['evening'])
  expect(ids(rest.over)).toEqual(['over'])
  expect(rest.ahead?.day).toBe('2026-03-05')
  expect(ids(rest.ahead?.visits ?? [])).toEqual(['tomorrow'])
})

test('a visit of this morning that was not checked in to comes first', () => {
  expect(agendaOf([later, missed], today, now).next?.id).toBe('missed')
})

test('a visit that runs comes before everything', () => {
  const running = visit('running', 30, { status: 'in_progress' })
  expect(agendaOf([missed, running], today, now).next?.id).toBe('running')
})

test('done and canceled visits are never next', () => {
  const over = [yesterday, visit('canceled', 30, { status: 'canceled' })]
  expect(agendaOf(over, today, now).next).toBeUndefined()
})
