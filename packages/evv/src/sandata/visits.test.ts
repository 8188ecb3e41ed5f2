import { describe, expect, test } from 'vitest'
import type { EvvVisit } from '../record.ts'
import type { Telling } from '../telling.ts'
import { account, anAgent, aVisit, ids, telling } from './testing/records.ts'
import { writeVisits } from './visits.ts'

const now = '2026-11-03T14:00:00.000Z'
const edit = { code: '12', action: null, note: null }
const afternoon = { checkIn: '2026-11-02T18:00:00.000Z', checkOut: '2026-11-02T20:00:00.000Z' }
const evening = { checkIn: '2026-11-02T22:00:00.000Z', checkOut: '2026-11-02T23:00:00.000Z' }
const write = (visit: EvvVisit, changed: Partial<Telling<EvvVisit>> = {}) =>
  writeVisits(telling(visit, changed), account, now)
const billed = (records: ReturnType<typeof write>) =>
  records.map(({ VisitOtherID, BillVisit }) => [VisitOtherID.slice(ids.visit.length), BillVisit])

describe('corrected times', () => {
  test('stand beside the calls, which stay as they were', () => {
    const corrected = { checkIn: '2026-11-02T14:30:00.000Z', checkOut: null }
    const [first] = write(aVisit())
    const [second] = write(aVisit({ corrected, edit }), { known: true, earlier: [aVisit()] })
    expect(second).toMatchObject({
      AdjInDateTime: '2026-11-02T14:30:00Z',
      AdjOutDateTime: null,
      VisitChanges: [{ ReasonCode: '12' }],
    })
    expect(second?.Calls).toEqual(first?.Calls)
  })

  test('outside of the calls make another visit, and the first counts for nothing', () => {
    const records = write(aVisit({ corrected: afternoon, edit }), {
      known: true,
      earlier: [aVisit()],
    })
    expect(billed(records)).toEqual([
      ['', 'false'],
      ['-tnvzc0-5k0', 'true'],
    ])
    expect(records[1]?.Calls.map(({ CallType, CallDateTime }) => [CallType, CallDateTime])).toEqual(
      [
        ['Manual', '2026-11-02T18:00:00Z'],
        ['Manual', '2026-11-02T20:00:00Z'],
      ],
    )
  })

  test('that move again leave one visit that counts', () => {
    const first = aVisit({ corrected: afternoon, edit })
    const records = write(aVisit({ corrected: evening, edit }), {
      known: true,
      earlier: [aVisit(), first],
    })
    expect(billed(records)).toEqual([
      ['', 'false'],
      ['-tnvzc0-5k0', 'false'],
      ['-tnwag0-2s0', 'true'],
    ])
    const back = write(aVisit({ edit }), { known: true, earlier: [aVisit(), first] })
    expect(billed(back)).toEqual([
      ['-tnvzc0-5k0', 'false'],
      ['', 'true'],
    ])
  })

  test('outside of the calls from the beginning are one visit alone', () => {
    expect(billed(write(aVisit({ corrected: afternoon, edit })))).toEqual([['-tnvzc0-5k0', 'true']])
  })

  test('that touch the calls by a second only do not overlap them', () => {
    const touching = { checkIn: '2026-11-02T16:01:40.000Z', checkOut: '2026-11-02T17:00:00.000Z' }
    expect(write(aVisit({ corrected: touching, edit }))[0]?.VisitOtherID).not.toBe(ids.visit)
    const within = { ...touching, checkIn: '2026-11-02T16:01:39.000Z' }
    expect(write(aVisit({ corrected: within, edit }))[0]?.VisitOtherID).toBe(ids.visit)
  })

  test('of calls in the wrong order replace the calls', () => {
    const visit = aVisit()
    const reversed = aVisit({
      checkIn: visit.checkOut,
      checkOut: visit.checkIn,
      corrected: { checkIn: visit.checkIn?.at ?? null, checkOut: visit.checkOut?.at ?? null },
      edit,
    })
    const [record] = write(reversed)
    expect(record?.Calls.map(({ CallType }) => CallType)).toEqual(['Manual', 'Manual'])
  })
})

describe('calls', () => {
  test('keep the service and the caregiver that they were first sent with', () => {
    const other = anAgent({ id: '01930a1c-7c00-7abc-8def-0000000b0b0b' })
    const service = { procedureCode: 'S5125', modifiers: [], name: 'Respite' }
    const changed = aVisit({ agent: other, service, edit })
    const [first] = write(aVisit())
    const [again] = write(changed, { known: true, earlier: [aVisit(), changed] })
    expect(again).toMatchObject({ ProcedureCode: 'S5125', EmployeeOtherID: other.id })
    expect(again?.Calls).toEqual(first?.Calls)
  })

  test('say how they were taken', () => {
    const punch = aVisit().checkIn
    if (!punch) throw new Error('The visit has a check-in.')
    const visit = aVisit({
      checkIn: { ...punch, method: 'ivr', phone: '9195550142' },
      checkOut: { ...punch, at: '2026-11-02T16:00:00.000Z', method: 'fob' },
    })
    expect(write(visit)[0]?.Calls).toMatchObject([
      {
        CallType: 'Telephony',
        OriginatingPhoneNumber: '9195550142',
        TelephonyPIN: expect.any(Number),
        MobileLogin: null,
        CallLatitude: null,
      },
      { CallType: 'FVV', TelephonyPIN: null, OriginatingPhoneNumber: null },
    ])
    const nowhere = aVisit({ checkIn: { ...punch, latitude: null, longitude: null }, edit })
    expect(write(nowhere)[0]).toMatchObject({
      Calls: [{ CallType: 'Manual' }, { CallType: 'Mobile' }],
      VisitChanges: [{ ReasonCode: '12' }],
    })
  })
})

describe('a visit that must not count', () => {
  test('keeps its calls and is not billed, under each key that it has', () => {
    const elsewhere = aVisit({ corrected: afternoon, edit })
    const records = write(aVisit({ state: 'void', corrected: afternoon, edit }), {
      known: true,
      earlier: [aVisit(), elsewhere],
    })
    expect(billed(records)).toEqual([
      ['', 'false'],
      ['-tnvzc0-5k0', 'false'],
    ])
    expect(records.map(({ Calls }) => Calls.length)).toEqual([2, 2])
    expect(
      records.every(({ VisitCancelledIndicator }) => VisitCancelledIndicator === 'false'),
    ).toBe(true)
  })

  test('is canceled only while it lies ahead and has no calls', () => {
    const missed = aVisit({ state: 'missed', checkIn: null, checkOut: null, missed: edit })
    expect(write(missed)[0]).toMatchObject({ VisitCancelledIndicator: 'false', BillVisit: 'false' })
    const before = '2026-11-02T13:00:00.000Z'
    expect(writeVisits(telling(missed), account, before)[0]).toMatchObject({
      VisitCancelledIndicator: 'true',
      Calls: [],
    })
  })

  test('may have taken place, if nothing says how it was told', () => {
    const records = write(aVisit({ state: 'void', corrected: afternoon, edit }), { known: true })
    expect(billed(records)).toEqual([
      ['', 'false'],
      ['-tnvzc0-5k0', 'false'],
    ])
  })
})

test('an update without a reason says no reason, rather than an empty one', () => {
  expect(write(aVisit(), { known: true })[0]?.VisitChanges).toEqual([])
  const changeReason = { code: '99001', action: 'A', note: ' ' }
  expect(write(aVisit(), { known: true, changeReason })[0]?.VisitChanges).toMatchObject([
    { ReasonCode: '9900', ChangeReasonMemo: null, ResolutionCode: 'A' },
  ])
})
