import { aPunch, aTelling, aVisit } from '@homeward/evv/hhaexchange/testing/samples'
import type { EvvVisit } from '@homeward/evv/record'
import type { Telling } from '@homeward/evv/telling'
import { v7 as uuid } from 'uuid'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Vendor } from '../vendor.ts'
import { simulated, soon, told, waitingFor } from './testing/simulated.ts'
import { caregiver, change, heldOf, onDay, ready, visit } from './testing/visits.ts'

beforeEach(() => {
  vi.stubEnv('OUTBOUND_PRIVATE_ADDRESSES', 'allow')
})

const again = (
  telling: Telling<EvvVisit>,
  vendorKey: string | null,
  more: Partial<Telling<EvvVisit>> = {},
): Telling<EvvVisit> => ({
  ...telling,
  sequence: telling.sequence + 1,
  known: true,
  vendorKey,
  changeReason: change,
  ...more,
})

const keyOf = async (vendor: Vendor, telling: Telling<EvvVisit>): Promise<string> => {
  const { first } = await told(vendor, [telling])
  expect(first).toMatchObject({ outcome: 'accepted', problems: [] })
  return first?.vendorKey ?? ''
}

describe('a visit', () => {
  test('is taken after its caregiver, and gets a key of HHAeXchange', async () => {
    const world = await simulated()
    const agents = await told(world.vendor, [caregiver])
    expect(agents.sent).toMatchObject({ ref: null, answers: [{ outcome: 'accepted' }] })
    const sent = await world.vendor.send([visit], soon())
    expect(sent).toMatchObject({ answers: [] })
    expect(sent.ref).toContain(`${visit.id}=`)
    const [heard] = await world.vendor.hear(waitingFor(sent, [visit]), soon())
    expect(heard?.answers).toEqual([
      { id: visit.id, outcome: 'accepted', vendorKey: '1000001', problems: [] },
    ])
    expect(world.simulator.visitIds()).toEqual([aVisit.id])
  })

  test('before its caregiver is rejected in words', async () => {
    const { vendor, simulator } = await simulated()
    const { first } = await told(vendor, [visit])
    expect(first).toMatchObject({
      outcome: 'rejected',
      problems: [{ code: null, message: 'Caregiver is not Found Based on Qualifier Value' }],
    })
    expect(simulator.visitIds()).toEqual([])
  })

  test('is corrected under its key, with a reason and an action', async () => {
    const world = await ready()
    const key = await keyOf(world.vendor, visit)
    const corrected = {
      ...aVisit,
      corrected: { checkIn: null, checkOut: '2026-11-02T16:10:00.000Z' },
    }
    const bare = again({ ...visit, record: corrected }, key, { changeReason: null })
    const refused = await told(world.vendor, [bare])
    expect(refused.first?.problems.map(({ message }) => message)).toEqual([
      'Edit Visit Reason Code is Required',
      'Edit Visit Action Code is Required',
    ])
    const done = await told(world.vendor, [again({ ...visit, record: corrected }, key)])
    expect(done.first).toMatchObject({ outcome: 'accepted', vendorKey: key })
    expect(heldOf(world)).toMatchObject([{ to: '2026-11-02T16:10:00Z', told: 2, evvmsid: key }])
  })

  test('that counts for nothing is deleted once, also if it is deleted again', async () => {
    const world = await ready()
    const key = await keyOf(world.vendor, visit)
    const gone = again({ ...visit, record: { ...aVisit, state: 'void' } }, key)
    expect((await told(world.vendor, [gone])).first).toMatchObject({ outcome: 'accepted' })
    expect((await told(world.vendor, [gone])).first).toMatchObject({ outcome: 'accepted' })
    expect(heldOf(world)).toEqual([])
    expect(world.simulator.held.deleted.length).toBe(1)
  })

  test('that was never there needs no call to be deleted', async () => {
    const { vendor, simulator } = await ready()
    const never = aTelling<EvvVisit>({ ...aVisit, state: 'void' })
    expect((await told(vendor, [never])).first).toMatchObject({ outcome: 'accepted' })
    expect(simulator.calls).toEqual([])
  })

  test('that was deleted there is added again when it is approved again', async () => {
    const world = await ready()
    const key = await keyOf(world.vendor, visit)
    await told(world.vendor, [again({ ...visit, record: { ...aVisit, state: 'void' } }, key)])
    const back = await told(world.vendor, [again(visit, key)])
    expect(back.first).toMatchObject({ outcome: 'accepted', vendorKey: '1000002' })
    expect(world.simulator.visitIds()).toEqual([aVisit.id])
  })

  test('that was missed has its reason and action, and no caregiver is needed', async () => {
    const world = await simulated()
    const record: EvvVisit = { ...aVisit, agent: null, state: 'missed', missed: change }
    expect((await told(world.vendor, [aTelling(record)])).first?.outcome).toBe('accepted')
    const bare = aTelling<EvvVisit>({ ...record, id: uuid(), missed: null })
    const { first } = await told(world.vendor, [bare])
    expect(first?.problems.map(({ message }) => message)).toEqual([
      'Missed Visit Reason Code is Required',
      'Missed Visit Action Code is Required',
    ])
  })

  test('whose times staff entered needs a reason the first time', async () => {
    const world = await ready()
    const checkIn = { ...aPunch('2026-11-02T14:00:00.000Z'), method: 'manual' as const }
    const bare = await told(world.vendor, [aTelling<EvvVisit>({ ...aVisit, checkIn })])
    expect(bare.first).toMatchObject({ outcome: 'rejected' })
    const explained = aTelling<EvvVisit>({ ...aVisit, checkIn, edit: change })
    expect((await told(world.vendor, [explained])).first).toMatchObject({ outcome: 'accepted' })
  })

  test('that overlaps another one of the caregiver by more than a minute is rejected', async () => {
    const world = await ready()
    const next = (minutes: string): Telling<EvvVisit> =>
      onDay(2, {
        checkIn: aPunch(`2026-11-02T${minutes}.000Z`),
        checkOut: aPunch('2026-11-02T18:00:00.000Z'),
      })
    await keyOf(world.vendor, visit)
    const { first } = await told(world.vendor, [next('15:59:00')])
    expect(first?.problems).toEqual([
      { code: null, message: 'Another Visit is Using the Same Time in Full or in Part' },
    ])
    expect((await told(world.vendor, [next('16:00:30')])).first?.outcome).toBe('accepted')
  })

  test('keeps its calls: HHAeXchange takes no change of them', async () => {
    const world = await ready()
    const key = await keyOf(world.vendor, visit)
    const other = { ...aVisit, checkIn: aPunch('2026-11-02T13:00:00.000Z') }
    const { first } = await told(world.vendor, [again({ ...visit, record: other }, key)])
    expect(first?.problems[0]?.message).toBe('A Change to an EVV Clock In/Out is not Allowed')
  })

  test('that goes to another payer is deleted and added, once', async () => {
    const world = await ready()
    const key = await keyOf(world.vendor, visit)
    const record = { ...aVisit, payor: { ...aVisit.payor, id: '23937' } }
    const moved = again({ ...visit, record }, key, { earlier: [aVisit] })
    world.simulator.manner.next = [null, 'lost']
    const sent = await world.vendor.send([moved], soon())
    expect(sent.unknown).toEqual([visit.id])
    const { first } = await told(world.vendor, [{ ...moved, maybeKnown: true }])
    expect(first).toMatchObject({ outcome: 'accepted', vendorKey: '1000002' })
    expect(heldOf(world)).toMatchObject([{ payerId: '23937', told: 1 }])
  })

  test('of another payer cannot be changed under its key', async () => {
    const world = await ready()
    const key = await keyOf(world.vendor, visit)
    const record = { ...aVisit, payor: { ...aVisit.payor, id: '23937' } }
    const { first } = await told(world.vendor, [again({ ...visit, record }, key)])
    expect(first?.problems[0]?.message).toBe('EVVMSID Does Not Belong to This Payer')
  })

  test('with fields that are too long or missing is refused at once, with the field', async () => {
    const { vendor } = await ready()
    const record: EvvVisit = {
      ...aVisit,
      service: { procedureCode: 'ELEVENCHARS', modifiers: [], name: 'x' },
      client: { ...aVisit.client, medicaidId: null },
    }
    const { sent } = await told(vendor, [aTelling(record)])
    const messages = sent.answers[0]?.problems.map(({ message }) => message).join('\n')
    expect(messages).toContain('procedureCode')
    expect(messages).toContain('member.identifier')
  })
})

test('what was sent and answered is kept without member numbers and birthdates', async () => {
  const { vendor } = await ready()
  const { sent, heard } = await told(vendor, [visit])
  const agents = await vendor.send([caregiver], soon())
  const texts = [...sent.requests, ...sent.responses, ...heard.flatMap((one) => one.responses)]
  const all = [...texts, ...agents.requests].map(({ text }) => text).join('\n')
  expect(all).toContain('POST visits')
  expect(all).toContain('"externalVisitId"')
  expect(all).toContain('POST caregivers')
  expect(all).not.toMatch(/945678123K|1988-05-14|1941-09-03|right horse|Bearer/)
})
