import { describe, expect, test } from 'vitest'
import { aCompletedVisit } from '../testing/a-visit.ts'
import { approvalOf, correctionOf, reviewValues } from './review-times.ts'

const zone = 'America/New_York'
const now = new Date('2026-03-02T20:00:00Z')
const visit = aCompletedVisit()
const values = reviewValues(visit, zone)

test('the recorded times stand in the fields', () => {
  expect(values).toMatchObject({
    inDay: '2026-03-02',
    inClock: '08:02',
    outDay: '2026-03-02',
    outClock: '11:58',
  })
})

describe('what a review asks for', () => {
  test('the same minutes are an approval as recorded', () => {
    expect(approvalOf(visit, values, zone, now)).toEqual({
      input: {},
    })
  })

  test('other times need a reason', () => {
    expect(approvalOf(visit, { ...values, inClock: '08:00' }, zone, now)).toEqual({
      errors: { reason: expect.stringContaining('reason') },
    })
  })

  test('the reason "other" needs a note', () => {
    const other = { ...values, inClock: '08:00', reason: 'other' }
    expect(approvalOf(visit, other, zone, now)).toEqual({ errors: { note: expect.any(String) } })
    expect(approvalOf(visit, { ...other, note: 'Bus was late.' }, zone, now)).toMatchObject({
      input: { reason: 'other', note: 'Bus was late.' },
    })
  })

  test('the time that was not changed keeps its seconds', () => {
    const meant = approvalOf(
      visit,
      { ...values, inClock: '08:00', reason: 'wrong_time' },
      zone,
      now,
    )
    expect(meant).toEqual({
      input: {
        reviewed_check_in_at: '2026-03-02T13:00:00.000Z',
        reviewed_check_out_at: '2026-03-02T16:58:40.000Z',
        reason: 'wrong_time',
      },
    })
  })

  test('a check-out before the check-in, or ahead of the clock, is refused at its field', () => {
    const before = { ...values, outClock: '07:00', reason: 'wrong_time' }
    expect(approvalOf(visit, before, zone, now)).toEqual({
      errors: { outClock: 'The check-out is before the check-in.' },
    })
    const ahead = { ...values, outClock: '18:00', reason: 'wrong_time' }
    expect(approvalOf(visit, ahead, zone, now)).toMatchObject({
      errors: { outClock: 'This time is in the future.' },
    })
  })
})

describe('the correction of a reviewed visit', () => {
  const reviewed = {
    ...visit,
    status: 'approved' as const,
    reviewed_check_in_at: visit.check_in_at,
    reviewed_check_out_at: visit.check_out_at,
    review_reason: 'wrong_time',
    review_action: null,
  }

  test('may give another reason for the same times, as an EVV vendor asks for one', () => {
    expect(
      correctionOf(reviewed, { ...values, reason: 'device_problem' }, zone, now),
    ).toMatchObject({
      input: { reason: 'device_problem' },
    })
  })

  test('needs other times or another reason, each said at its field', () => {
    expect(correctionOf(reviewed, { ...values, reason: 'wrong_time' }, zone, now)).toEqual({
      errors: { outClock: 'The visit has these times and this reason. Change one of them.' },
    })
    const later = { ...values, outClock: '12:30' }
    expect(correctionOf(reviewed, later, zone, now)).toMatchObject({
      errors: { reason: expect.any(String) as string },
    })
    expect(correctionOf(reviewed, { ...later, inDay: '?' }, zone, now)).toEqual({
      errors: { inDay: 'Enter a date like 03/05/2026.' },
    })
    expect(correctionOf(reviewed, { ...later, reason: 'wrong_time' }, zone, now)).toEqual({
      input: {
        reviewed_check_in_at: visit.check_in_at,
        reviewed_check_out_at: '2026-03-02T17:30:00.000Z',
        reason: 'wrong_time',
      },
    })
  })
})
