import { answerActivity, checkIn, checkOut, signVisit } from '@homeward/contract/visits/capture'
import { expect, test } from 'vitest'
import { afterChange, type Kept, pictureOf } from './picture.ts'
import { aFieldVisit, visitId } from './testing/a-field-visit.ts'

const now = new Date('2026-03-02T13:00:00Z')
const visit = aFieldVisit({}, { now, inMinutes: 0 })

const kept = (target: Kept['target'], input: Kept['input'], scope = visitId): Kept => ({
  target,
  input: { id: visitId, ...input },
  scope,
})
const cameIn = kept(checkIn, { at: '2026-03-02T13:02:00Z' })
const wentOut = kept(checkOut, { at: '2026-03-02T14:58:00Z' })
const answered = kept(answerActivity, {
  activity_id: visit.activities[1]?.activity_id,
  status: 'rejected',
  note: 'Was not hungry.',
})
const signed = kept(signVisit, { signed_by: 'Rosa Alvarez', at: '2026-03-02T14:50:00Z' })

test('the picture follows what waits, in its order', () => {
  expect(pictureOf(visit, [cameIn])).toMatchObject({
    status: 'in_progress',
    check_in_at: '2026-03-02T13:02:00Z',
  })
  const whole = pictureOf(visit, [cameIn, answered, signed, wentOut])
  expect(whole).toMatchObject({ status: 'completed', completed_duration: 116, signed: true })
  expect(whole.activities.map(({ status, note }) => [status, note])).toEqual([
    [null, null],
    ['rejected', 'Was not hungry.'],
  ])
})

test('a day that a phone kept from a version without holds can be drawn', () => {
  const older = { ...visit, held_for: undefined }
  expect(pictureOf(older, []).held_for).toEqual([])
  expect(pictureOf(older, [cameIn, wentOut])).toMatchObject({ completed_duration: 116 })
})

test('the changes of another visit leave it alone', () => {
  expect(pictureOf(visit, [kept(checkIn, { at: now.toISOString() }, 'another')])).toBe(visit)
})

test('what the server has already is not taken twice', () => {
  const there = { ...visit, status: 'in_progress' as const, check_in_at: '2026-03-02T13:00:00Z' }
  expect(afterChange(there, cameIn)).toBe(there)
  const done = pictureOf(visit, [cameIn, wentOut])
  expect(pictureOf(done, [cameIn, wentOut])).toEqual(done)
})

test('what the visit does not allow changes nothing', () => {
  expect(afterChange(visit, wentOut)).toBe(visit)
  expect(afterChange(visit, signed)).toBe(visit)
  const canceled = { ...visit, status: 'canceled' as const }
  expect(pictureOf(canceled, [cameIn, answered])).toBe(canceled)
})
