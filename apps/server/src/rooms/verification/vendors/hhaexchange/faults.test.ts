import { aCaregiver, aTelling, aVisit } from '@homeward/evv/hhaexchange/testing/samples'
import { v7 as uuid } from 'uuid'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openHhaexchange } from './open.ts'
import { anAccount, simulated, soon, told, waitingFor } from './testing/simulated.ts'
import { caregiver, change, heldOf, onDay, ready, visit } from './testing/visits.ts'

beforeEach(() => {
  vi.stubEnv('OUTBOUND_PRIVATE_ADDRESSES', 'allow')
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

  test('go on after a call that fails', async () => {
    const { vendor, simulator } = await ready()
    const tellings = Array.from({ length: 12 }, (_, at) => onDay(at + 3))
    simulator.manner.next = [null, 'cut', null, 'lost', null, null, 'gateway']
    const sent = await vendor.send(tellings, soon())
    expect([sent.unknown?.length, sent.notSent, sent.left]).toEqual([3, undefined, undefined])
    expect(sent.failure).toMatchObject({ why: 'later' })
    expect(simulator.visitIds().length).toBe(11)
  })

  test('stop where the connection breaks again and again; what was not begun is left', async () => {
    const { vendor, simulator } = await ready()
    const tellings = Array.from({ length: 12 }, (_, at) => onDay(at + 3))
    simulator.manner.next = [null, null, null, null]
    simulator.manner.always = 'cut'
    const sent = await vendor.send(tellings, soon())
    expect(sent.unknown?.length).toBeLessThanOrEqual(6)
    expect(sent.failure).toMatchObject({ why: 'later' })
    simulator.manner.always = null
    const [later] = await vendor.hear(waitingFor(sent, tellings), soon())
    const begun = [...(sent.unknown ?? []), ...(later?.answers ?? [])]
    expect(begun.length + (sent.left?.length ?? 0)).toBe(12)
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
  test.each(['lost', 'broken', 'gateway'] as const)(
    '(%s) leaves no second visit',
    async (fault) => {
      const world = await ready()
      world.simulator.held.takesDoubles = true
      world.simulator.manner.next = [fault]
      const sent = await world.vendor.send([visit], soon())
      expect(sent).toMatchObject({ ref: null, answers: [], unknown: [visit.id] })
      const { first } = await told(world.vendor, [{ ...visit, maybeKnown: true }])
      expect(first).toMatchObject({ outcome: 'accepted', vendorKey: '1000001' })
      expect(world.simulator.visitIds()).toEqual([aVisit.id])
      expect(heldOf(world)[0]?.told).toBe(1)
    },
  )

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
    await expect(vendor.hear(waitingFor(sent, [visit]), soon())).rejects.toThrow(
      'closed the connection',
    )
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
    expect(sent.failure).toMatchObject({ why: 'later', wait: 60 })
    const open = new Set([...(sent.notSent ?? []), ...(sent.left ?? [])])
    expect(simulator.visitIds().length).toBe(8 - open.size)
    expect(sent.unknown).toBeUndefined()
    simulator.push(61)
    const some = tellings.filter(({ id }) => open.has(id)).slice(0, 3)
    expect((await told(vendor, some)).answers.length).toBe(3)
  })

  test('that refuses everything has nothing', async () => {
    const { vendor, simulator } = await ready()
    Object.assign(simulator.manner, { always: 'refused', wait: 30 })
    const sent = await vendor.send([visit], soon())
    // A gateway may say so of a visit that arrived.
    expect(sent).toMatchObject({ unknown: [visit.id], failure: { why: 'later', wait: 30 } })
  })

  test('that is slow runs out of time, and the visit may be there', async () => {
    const { vendor, simulator } = await ready()
    simulator.manner.slow = 300
    const sent = await vendor.send([visit], AbortSignal.timeout(100))
    expect(sent.unknown).toEqual([visit.id])
  })
})
