import { expect, test } from 'vitest'
import { agendaOf } from './agenda.ts'
import { aFieldVisit } from './testing/a-field-visit.ts'

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
  const { next, days } = agendaOf([tomorrow, later, evening, yesterday], today, now)
  expect(next?.id).toBe('later')
  expect(days.map(({ day, visits }) => [day, ids(visits)])).toEqual([
    ['2026-03-04', ['evening']],
    ['2026-03-05', ['tomorrow']],
    ['2026-03-03', ['yesterday']],
  ])
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
