import { aCaregiver, aPunch, aTelling, aVisit } from '@homeward/evv/hhaexchange/testing/samples'
import type { EvvVisit } from '@homeward/evv/record'
import type { Telling } from '@homeward/evv/telling'
import { v7 as uuid } from 'uuid'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Vendor } from '../vendor.ts'
import { openHhaexchange } from './open.ts'
import { anAccount, simulated, soon, told, waitingFor } from './testing/simulated.ts'

beforeEach(() => {
  vi.stubEnv('OUTBOUND_PRIVATE_ADDRESSES', 'allow')
})

const change = { code: '110', action: '12', note: 'Stayed longer' }
const caregiver = aTelling(aCaregiver)
const visit = aTelling(aVisit)

/** The visit on another day of the month, so that no two overlap. */
const onDay = (day: number, more: Partial<EvvVisit> = {}): Telling<EvvVisit> => {
  const date = `2026-11-${String(day).padStart(2, '0')}`
  const at = (time: string) => `${date}T${time}:00.000Z`
  return aTelling({
    ...aVisit,
    id: uuid(),
    day: date,
    scheduled: { from: at('14:00'), to: at('16:00') },
    checkIn: aPunch(at('14:00')),
    checkOut: aPunch(at('16:00')),
    ...more,
  })
}

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

/** HHAeXchange that has the caregiver. */
const ready = async () => {
  const world = await simulated()
  await told(world.vendor, [caregiver])
  world.simulator.calls.length = 0
  return world
}

const heldOf = ({ simulator }: Awaited<ReturnType<typeof simulated>>) => [
  ...simulator.held.visits.values(),
]

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

describe('several records', () => {
  test('are judged one by one: a refusal stops no other', async () => {
    const world = await ready()
    const stranger = onDay(5, { agent: { ...aCaregiver, id: uuid() } })
    const tellings = [onDay(3), stranger, onDay(4), aTelling({ ...onDay(6).record, service: null })]
    const { answers } = await told(world.vendor, tellings)
    const outcomes = tellings.map(({ id }) => answers.find((one) => one.id === id)?.outcome)
    expect(outcomes).toEqual(['accepted', 'rejected', 'accepted', 'rejected'])
    expect(world.simulator.visitIds().length).toBe(2)
  })

  test('stop where the connection breaks; what was not begun is not sent', async () => {
    const { vendor, simulator } = await ready()
    const tellings = Array.from({ length: 12 }, (_, at) => onDay(at + 3))
    simulator.manner.next = [null, null, null, null, 'cut']
    const sent = await vendor.send(tellings, soon())
    expect(sent.unknown?.length).toBe(1)
    expect(sent.notSent?.error).toMatchObject({ why: 'later' })
    const { answers, heard } = await told(vendor, [])
    expect([answers, heard]).toEqual([[], []])
    const [later] = await vendor.hear(waitingFor(sent, tellings), soon())
    const counted = (sent.notSent?.ids.length ?? 0) + 1 + (later?.answers.length ?? 0)
    expect(counted).toBe(12)
    expect(simulator.visitIds().length).toBe(later?.answers.length)
  })

  test('of which none arrived say so, and go once HHAeXchange is back', async () => {
    const { vendor, simulator } = await simulated()
    await simulator.stop()
    await expect(vendor.send([caregiver], soon())).rejects.toMatchObject({ why: 'later' })
    await simulator.start()
    await told(vendor, [caregiver])
    await told(vendor, [onDay(3)])
    await simulator.stop()
    await simulator.start()
    const { answers, sent } = await told(vendor, [onDay(4)])
    expect(answers.length + (sent.unknown?.length ?? 0)).toBe(1)
    expect(simulator.visitIds().length).toBeGreaterThan(0)
  })
})

describe('an answer that is lost', () => {
  test.each(['lost', 'broken'] as const)('(%s) leaves no second visit', async (fault) => {
    const world = await ready()
    world.simulator.held.takesDoubles = true
    world.simulator.manner.next = [fault]
    const sent = await world.vendor.send([visit], soon())
    expect(sent).toMatchObject({ ref: null, answers: [], unknown: [visit.id] })
    const { first } = await told(world.vendor, [{ ...visit, maybeKnown: true }])
    expect(first).toMatchObject({ outcome: 'accepted', vendorKey: '1000001' })
    expect(world.simulator.visitIds()).toEqual([aVisit.id])
    expect(heldOf(world)[0]?.told).toBe(1)
  })

  test('is told as a change if the visit changed meanwhile', async () => {
    const world = await ready()
    world.simulator.manner.next = ['lost']
    await world.vendor.send([visit], soon())
    const record = { ...aVisit, corrected: { checkIn: null, checkOut: '2026-11-02T16:10:00.000Z' } }
    const now = { ...visit, record, maybeKnown: true, changeReason: change }
    expect((await told(world.vendor, [now])).first).toMatchObject({ vendorKey: '1000001' })
    expect(heldOf(world)).toMatchObject([{ told: 2, to: '2026-11-02T16:10:00Z' }])
  })

  test('to a visit that never arrived is sent as a new one', async () => {
    const { vendor, simulator } = await ready()
    const { first } = await told(vendor, [{ ...visit, maybeKnown: true }])
    expect(first?.outcome).toBe('accepted')
    expect(simulator.visitIds()).toEqual([aVisit.id])
  })

  test('to a deletion is found out by the look-up', async () => {
    const { vendor, simulator } = await ready()
    simulator.manner.next = ['lost']
    await vendor.send([visit], soon())
    const gone = { ...visit, record: { ...aVisit, state: 'void' as const }, maybeKnown: true }
    expect((await told(vendor, [gone])).first?.outcome).toBe('accepted')
    expect(simulator.visitIds()).toEqual([])
  })

  test('to the question after a transaction is asked for again', async () => {
    const { vendor, simulator } = await ready()
    const sent = await vendor.send([visit], soon())
    simulator.manner.next = ['lost']
    await expect(vendor.hear(waitingFor(sent, [visit]), soon())).rejects.toThrow('socket hang up')
    const [heard] = await vendor.hear(waitingFor(sent, [visit]), soon())
    expect(heard?.answers[0]?.outcome).toBe('accepted')
  })
})

describe('an answer', () => {
  test('that is not ready is waited for', async () => {
    const { vendor, simulator } = await ready()
    simulator.desk.pendingFor = 1
    const sent = await vendor.send([visit], soon())
    expect(await vendor.hear(waitingFor(sent, [visit]), soon())).toEqual([])
    const [heard] = await vendor.hear(waitingFor(sent, [visit]), soon())
    expect(heard?.answers[0]?.outcome).toBe('accepted')
  })

  test('that comes twice is one answer', async () => {
    const { vendor, simulator } = await ready()
    simulator.manner.twice = true
    expect((await told(vendor, [visit])).answers.length).toBe(1)
  })

  test('of a transaction that HHAeXchange forgot leaves it open whether the visit arrived', async () => {
    const { vendor, simulator } = await ready()
    const sent = await vendor.send([visit], soon())
    simulator.desk.transactions.clear()
    const [heard] = await vendor.hear(waitingFor(sent, [visit]), soon())
    expect(heard).toMatchObject({ answers: [], unknown: [visit.id] })
  })

  test('never waits for a record that the outbox no longer asks after', async () => {
    const { vendor, simulator } = await ready()
    const sent = await vendor.send([visit], soon())
    simulator.calls.length = 0
    const [waiting] = waitingFor(sent, [visit])
    if (!waiting) throw new Error('Nothing waits.')
    expect(await vendor.hear([{ ...waiting, records: [] }], soon())).toEqual([])
    expect(simulator.calls).toEqual([])
  })
})

describe('the sign-in', () => {
  const tokensAsked = ({ calls }: Awaited<ReturnType<typeof simulated>>['simulator']) =>
    calls.filter(({ path }) => path === '/identity/connect/token').length

  test('is used again until it ends, and renewed once it ended', async () => {
    const { vendor, simulator } = await simulated()
    await told(vendor, [caregiver])
    await told(vendor, [onDay(3), onDay(4), onDay(5), onDay(6), onDay(7)])
    expect(tokensAsked(simulator)).toBe(1)
    simulator.push(1801)
    const tellings = [onDay(8), onDay(9), onDay(10), onDay(11), onDay(12)]
    const { answers } = await told(vendor, tellings)
    expect(answers.map(({ outcome }) => outcome)).toEqual(tellings.map(() => 'accepted'))
    expect(tokensAsked(simulator)).toBe(2)
    expect(simulator.visitIds().length).toBe(10)
  })

  test('that is refused needs a person, and nothing was sent', async () => {
    const { simulator } = await simulated()
    const wrong = openHhaexchange({ ...anAccount(simulator.endpoint), secret: 'wrong' })
    await expect(wrong.send([visit], soon())).rejects.toMatchObject({ why: 'sign_in' })
    await expect(wrong.test(soon())).rejects.toMatchObject({ why: 'sign_in' })
    expect(tokensAsked(simulator)).toBe(simulator.calls.length)
  })

  test('is tried out by the test, also while a token is kept', async () => {
    const { vendor, simulator } = await simulated()
    expect(await vendor.test(soon())).toBe('HHAeXchange accepted the sign-in.')
    await vendor.test(soon())
    expect(tokensAsked(simulator)).toBe(2)
  })

  test.each([
    [{ endpoint: null }, 'The account has no address.'],
    [{ user: null }, 'The account needs the client ID and the client secret.'],
  ])('with %j says what is missing', async (settings, message) => {
    const vendor = openHhaexchange(anAccount('http://127.0.0.1:1', settings))
    await expect(vendor.send([visit], soon())).rejects.toMatchObject({ why: 'settings', message })
  })

  test('uses the version that the address of the account names', async () => {
    const { simulator } = await simulated()
    const vendor = openHhaexchange(anAccount(`${simulator.endpoint}/api/v2/`))
    await told(vendor, [caregiver])
    expect(simulator.calls.map(({ path }) => path)).toEqual([
      '/identity/connect/token',
      '/api/v2/caregivers',
    ])
  })
})

describe('a busy HHAeXchange', () => {
  test('that gets too many calls is left alone for as long as it asks', async () => {
    const { vendor, simulator } = await ready()
    simulator.state.mostAMinute = 3
    const tellings = Array.from({ length: 8 }, (_, at) => onDay(at + 3))
    const sent = await vendor.send(tellings, soon())
    expect(sent.notSent?.error).toMatchObject({ why: 'later', wait: 60 })
    expect(simulator.visitIds().length).toBe(8 - (sent.notSent?.ids.length ?? 0))
    expect(sent.unknown).toBeUndefined()
    simulator.push(61)
    const left = tellings.filter(({ id }) => sent.notSent?.ids.includes(id)).slice(0, 3)
    expect((await told(vendor, left)).answers.length).toBe(3)
  })

  test('that refuses everything has nothing', async () => {
    const { vendor, simulator } = await ready()
    Object.assign(simulator.manner, { always: 'refused', wait: 30 })
    await expect(vendor.send([visit], soon())).rejects.toMatchObject({ why: 'later', wait: 30 })
  })

  test('that is slow runs out of time, and the visit may be there', async () => {
    const { vendor, simulator } = await ready()
    simulator.manner.slow = 300
    const sent = await vendor.send([visit], AbortSignal.timeout(100))
    expect(sent.unknown).toEqual([visit.id])
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
