import { expect, test } from 'vitest'
import type { EvvVisit } from '../record.ts'
import type { Telling } from '../telling.ts'
import { appointmentOf } from './appointment.ts'
import { columns } from './columns.ts'
import { writeAppointments } from './file.ts'
import { aTelling, aVisit, provider } from './testing/a-visit.ts'

const sender = { provider, providerId: 'NC0042', mcoId: 'HB' }
const written = (...tellings: Telling<EvvVisit>[]): string =>
  writeAppointments(tellings.map((one) => appointmentOf(one, sender, '2026-11-02T16:00:00Z')))

/** The columns of the only appointment that are not empty, by name. */
const cells = (file: string): Record<string, string> => {
  const [head = [], row = []] = file.split('\r\n').map((line) => line.split('|'))
  expect([head.length, row.length]).toEqual([66, 66])
  return Object.fromEntries(head.flatMap((name, at) => (row[at] ? [[name, row[at]]] : [])))
}

const night = (visit: Partial<EvvVisit>, from: string, to: string): EvvVisit => {
  const { checkIn, checkOut } = aVisit()
  return aVisit({
    ...visit,
    scheduled: { from, to },
    checkIn: checkIn && { ...checkIn, at: from },
    checkOut: checkOut && { ...checkOut, at: to },
  })
}

test('a first sending', async () => {
  const file = written(aTelling(aVisit()))
  expect(columns).toHaveLength(66)
  expect(cells(file)).toMatchObject({
    ApptID: '0199a000-0000-7000-8000-000000000001',
    CheckInDateTime: '2026-11-02T13:02:11Z',
    CheckInMethod: 'E',
    CheckInLat: '35.779600',
    CheckOutMethod: 'I',
    CheckOutIVRPhoneNumber: '9195550134',
    TimeZone: 'US/Eastern',
    CarePlanTasksCompleted: '10~12',
  })
  await expect(file).toMatchFileSnapshot('golden/first-send.csv')
})

test('a corrected time counts as entered by staff, with its reason', async () => {
  const corrected = { checkIn: '2026-11-02T13:00:00Z', checkOut: null }
  const edit = { code: 'MR1003', action: null, note: 'Phone was flat | no signal\nat the door' }
  const late = { code: 'LR1001', action: 'LA1002', note: null }
  const visit = aVisit({ corrected, edit, late })
  const file = written(aTelling(visit, { known: true, sequence: 20261102160001 }))
  expect(cells(file)).toMatchObject({
    CheckInDateTime: '2026-11-02T13:00:00Z',
    CheckInMethod: 'M',
    CheckOutMethod: 'I',
    ManualReason: 'MR1003',
    LateReason: 'LR1001',
    LateAction: 'LA1002',
    ApptAttestation: 'MA1000',
    ApptNote: 'Phone was flat no signal at the door',
  })
  expect(cells(file)).not.toHaveProperty('CheckInLat')
  await expect(file).toMatchFileSnapshot('golden/correction.csv')
})

test('a change without a reason of the visit has the one of the sending, where it needs one', () => {
  const changeReason = { code: 'MR1000', action: null, note: null }
  const manual = aVisit({ corrected: { checkIn: null, checkOut: '2026-11-02T15:30:00Z' } })
  expect(cells(written(aTelling(manual, { changeReason })))).toMatchObject({
    ManualReason: 'MR1000',
  })
  const electronic = cells(written(aTelling(aVisit(), { changeReason })))
  expect(electronic).not.toHaveProperty('ManualReason')
})

test('a visit that must count for nothing is canceled and its claim voided', async () => {
  const file = written(aTelling(aVisit({ state: 'void' }), { known: true }))
  expect(cells(file)).toMatchObject({ ApptCancelled: 'C', ClaimAction: 'V' })
  await expect(file).toMatchFileSnapshot('golden/void.csv')
})

test('a missed visit is canceled with its reason and action, and voids no claim', async () => {
  const missed = { code: 'MVR1002', action: 'MVA1001', note: 'Client in hospital' }
  const visit = aVisit({ state: 'missed', checkIn: null, checkOut: null, agent: null, missed })
  const file = written(aTelling(visit))
  expect(cells(file)).toMatchObject({
    ApptCancelled: 'C',
    MissedReason: 'MVR1002',
    MissedAction: 'MVA1001',
  })
  expect(Object.keys(cells(file)).join()).not.toMatch(/CheckIn|CheckOut|ClaimAction/)
  await expect(file).toMatchFileSnapshot('golden/missed.csv')
})

test('in the nights when clocks change, times are in UTC and lengths stay true', async () => {
  // 1:30 EDT to 1:30 EST is an hour; 1:30 EST to 3:30 EDT is an hour too.
  const autumn = night({ day: '2026-11-01' }, '2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z')
  const spring = night({ day: '2027-03-14' }, '2027-03-14T06:30:00Z', '2027-03-14T07:30:00Z')
  const file = written(
    aTelling(autumn),
    aTelling({ ...spring, id: '0199a000-0000-7000-8000-000000000002' }),
  )
  await expect(file).toMatchFileSnapshot('golden/clock-change.csv')
})

test('a visit across midnight keeps both its days', async () => {
  const file = written(aTelling(night({}, '2026-11-03T03:00:00Z', '2026-11-03T07:00:00Z')))
  expect(cells(file)).toMatchObject({
    ApptStartDateTime: '2026-11-03T03:00:00Z',
    ApptEndDateTime: '2026-11-03T07:00:00Z',
  })
  await expect(file).toMatchFileSnapshot('golden/midnight.csv')
})
