import type { EvvRecord, EvvVisit } from '@homeward/evv/record'
import { callKey } from '@homeward/evv/sandata/keys'
import { aClient, anAgent, aVisit, ids } from '@homeward/evv/sandata/testing/records'
import type { Telling } from '@homeward/evv/telling'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { simulateSandata } from '../../simulators/sandata.ts'
import { MaybeSent, NotSent, type VendorAccount, type Waiting } from '../vendor.ts'
import { openSandata } from './open.ts'

beforeEach(() => {
  vi.stubEnv('OUTBOUND_PRIVATE_ADDRESSES', 'allow')
})

const signIn = { account: '41009', user: 'cedar-api', password: 'right horse' }
const soon = () => AbortSignal.timeout(5000)
const edit = { code: '12', action: null, note: 'Client asked to begin later' }

const accountAt = (endpoint: string, secret = signIn.password): VendorAccount => ({
  agencyId: 'an-agency',
  id: 'an-account',
  vendor: 'sandata',
  settings: {
    endpoint,
    account: signIn.account,
    user: signIn.user,
    hostKey: null,
    evv: {
      channel: 'calls',
      providerQualifier: null,
      clientQualifier: null,
      agentQualifier: null,
      payerId: null,
      payerProgram: null,
      scope: null,
      mcoId: null,
      withdrawalCode: null,
      withdrawalAction: null,
      changeCode: null,
      changeDays: 365,
      folders: null,
    },
  },
  secret,
  provider: {
    name: 'Cedar Home Care',
    taxId: '561234567',
    npi: '1234567893',
    providerNumber: '340001234',
    timeZone: 'America/New_York',
  },
})

/** An account at a simulated Sandata that does as it should and answers at once. */
async function connected() {
  const simulator = await simulateSandata(signIn)
  simulator.unready = 0
  onTestFinished(() => simulator.stop())
  const vendor = openSandata(accountAt(simulator.endpoint))
  let sequence = 20261103090000
  const tell = <Of extends EvvRecord>(
    record: Of,
    changed: Partial<Telling<Of>> = {},
  ): Telling<Of> => ({
    id: `row of ${record.id}`,
    record,
    sequence: (sequence += 1),
    vendorKey: null,
    known: false,
    maybeKnown: false,
    changeReason: null,
    ...changed,
  })
  const hear = async (told: readonly Telling[], ref: string | null) => {
    const [heard] = await vendor.hear([waitingFor(told, ref ?? '')], soon())
    if (!heard) throw new Error('Sandata is not ready.')
    return heard
  }
  const answersTo = async (...told: Telling[]) => {
    const { ref } = await vendor.send(told, soon())
    return (await hear(told, ref)).answers
  }
  const withPeople = async () => {
    await answersTo(tell(anAgent()))
    await answersTo(tell(aClient()))
  }
  return { simulator, vendor, tell, hear, answersTo, withPeople }
}

const waitingFor = (told: readonly Telling[], ref: string): Waiting => ({
  ref,
  kind: told[0]?.record.kind ?? 'visit',
  sentAt: '2026-11-03T14:00:00.000Z',
  records: told.map(({ id, record, sequence }) => ({ id, recordId: record.id, sequence })),
})

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

const accepted = { outcome: 'accepted', problems: [] }
const rejected = (message: string, code: string | null = null) => ({
  outcome: 'rejected',
  problems: [{ code, message }],
})

describe('a visit', () => {
  test('is accepted once its caregiver and client are known', async () => {
    const { simulator, tell, answersTo } = await connected()
    const both = [
      { code: '-1021', message: 'Client not found' },
      { code: 'Worker not found', message: 'Worker not found' },
    ]
    expect(await answersTo(tell(aVisit()))).toMatchObject([{ outcome: 'rejected', problems: both }])
    expect(await answersTo(tell(anAgent()))).toMatchObject([accepted])
    expect(await answersTo(tell(aVisit()))).toMatchObject([rejected('Client not found', '-1021')])
    expect(await answersTo(tell(aClient()))).toMatchObject([accepted])
    expect(await answersTo(tell(aVisit()))).toMatchObject([accepted])
    expect([...simulator.counting().keys()]).toEqual([ids.visit])
  })

  test('is corrected beside its calls, with a reason, and keeps its key', async () => {
    const { simulator, tell, answersTo, withPeople } = await connected()
    await withPeople()
    await answersTo(tell(aVisit()))
    const corrected = aVisit({ corrected: { checkIn: '2026-11-02T14:30:00.000Z', checkOut: null } })
    const update = { known: true, earlier: [aVisit()] }
    expect(await answersTo(tell(corrected, update))).toMatchObject([
      rejected('VisitChanges are required.'),
    ])
    expect(await answersTo(tell({ ...corrected, edit }, update))).toMatchObject([accepted])
    const held = simulator.held('visits').get(ids.visit)
    expect(held?.history.length).toBe(2)
    expect(held?.current).toMatchObject({ AdjInDateTime: '2026-11-02T14:30:00Z' })
  })

  test('that was elsewhere than its calls counts once, however often it is corrected', async () => {
    const { simulator, tell, answersTo, withPeople } = await connected()
    await withPeople()
    const at = (hour: number): EvvVisit =>
      aVisit({
        edit,
        corrected: {
          checkIn: `2026-11-02T${hour}:00:00.000Z`,
          checkOut: `2026-11-02T${hour + 2}:00:00.000Z`,
        },
      })
    await answersTo(tell(aVisit()))
    const told = [aVisit()]
    for (const next of [at(18), at(20), aVisit({ edit })]) {
      expect(await answersTo(tell(next, { known: true, earlier: told }))).toMatchObject([accepted])
      expect(simulator.counting().size).toBe(1)
      told.splice(1, 1, next)
    }
    expect(simulator.held('visits').size).toBe(3)
    expect([...simulator.counting().keys()]).toEqual([ids.visit])
  })

  test('that is void is held and counts for nothing', async () => {
    const { simulator, tell, answersTo, withPeople } = await connected()
    await withPeople()
    await answersTo(tell(aVisit()))
    const changeReason = { code: '03', action: null, note: null }
    const gone = tell(aVisit({ state: 'void' }), { known: true, earlier: [aVisit()], changeReason })
    expect(await answersTo(gone)).toMatchObject([accepted])
    expect(simulator.held('visits').get(ids.visit)?.current).toMatchObject({
      BillVisit: 'false',
      VisitCancelledIndicator: 'false',
      Calls: [
        { CallExternalID: callKey(ids.visit, 'in') },
        { CallExternalID: callKey(ids.visit, 'out') },
      ],
    })
    expect(simulator.counting().size).toBe(0)
  })

  test('that was missed has no calls and counts for nothing', async () => {
    const { simulator, tell, answersTo, withPeople } = await connected()
    await withPeople()
    const missed = aVisit({ state: 'missed', checkIn: null, checkOut: null, missed: edit })
    expect(await answersTo(tell(missed))).toMatchObject([accepted])
    expect(simulator.held('visits').get(ids.visit)?.current).toMatchObject({ Calls: [] })
    expect(simulator.counting().size).toBe(0)
    const ahead = { from: '2199-01-01T14:00:00.000Z', to: '2199-01-01T16:00:00.000Z' }
    const canceled = tell({ ...missed, id: ids.client, scheduled: ahead })
    expect(await answersTo(canceled)).toMatchObject([accepted])
    expect(simulator.held('visits').get(ids.client)?.current).toMatchObject({
      VisitCancelledIndicator: 'true',
    })
  })

  test('of more than 24 hours, or without a service, is rejected for just that', async () => {
    const { tell, answersTo, withPeople } = await connected()
    await withPeople()
    const { checkOut } = aVisit()
    const long = aVisit({ checkOut: checkOut && { ...checkOut, at: '2026-11-03T14:02:14.000Z' } })
    expect(await answersTo(tell(long))).toMatchObject([
      rejected('Total visit time cannot exceed 24 hours'),
    ])
    const [answer] = await answersTo(tell(aVisit({ service: null })))
    expect(answer).toMatchObject({
      outcome: 'rejected',
      problems: [{ message: 'ProcedureCode is required.' }],
    })
  })
})

describe('a sequence', () => {
  test('that is used twice, also after a rejection, is refused', async () => {
    const { tell, answersTo, withPeople } = await connected()
    const old = 'Version number is duplicated or older than current.'
    const sequence = 20261103080000
    await answersTo(tell(aVisit(), { sequence }))
    await withPeople()
    expect(await answersTo(tell(aVisit(), { sequence }))).toMatchObject([rejected(old)])
    expect(await answersTo(tell(aVisit()))).toMatchObject([accepted])
    expect(await answersTo(tell(aVisit(), { sequence: sequence + 1 }))).toMatchObject([
      rejected(old),
    ])
  })
})

describe('an answer', () => {
  test('of success is a verdict on each record', async () => {
    const { tell, vendor, hear, withPeople } = await connected()
    await withPeople()
    const other = aVisit({ id: '01930a1c-7c00-7abc-8def-0123456789ac', service: null })
    const told = [tell(aVisit()), tell(other)]
    const { ref, answers } = await vendor.send(told, soon())
    expect(answers).toEqual([])
    const heard = await hear(told, ref)
    expect(heard.answers).toMatchObject([
      { id: `row of ${ids.visit}`, outcome: 'accepted' },
      { id: `row of ${other.id}`, outcome: 'rejected' },
    ])
  })

  test('that is not ready is left out until it is', async () => {
    const { simulator, vendor, tell } = await connected()
    simulator.unready = 2
    const told = [tell(anAgent())]
    const { ref } = await vendor.send(told, soon())
    const waiting = [waitingFor(told, ref ?? '')]
    expect(await vendor.hear(waiting, soon())).toEqual([])
    expect(await vendor.hear(waiting, soon())).toEqual([])
    expect(await vendor.hear(waiting, soon())).toMatchObject([{ ref, answers: [accepted] }])
  })

  test('that Sandata forgot leaves it open whether the records arrived', async () => {
    const { tell, hear } = await connected()
    const told = [tell(anAgent())]
    expect(await hear(told, '01930a1c-7c00-7abc-8def-000000000000')).toMatchObject({
      answers: [],
      unknown: [told[0]?.id],
      responses: [{ text: 'The UUID is unknown.' }],
    })
  })

  test('that comes twice says each problem once', async () => {
    const { simulator, tell, answersTo, withPeople } = await connected()
    await withPeople()
    simulator.manner.twice = true
    expect(await answersTo(tell(aVisit({ service: null })))).toMatchObject([
      { problems: [{ message: 'ProcedureCode is required.' }] },
    ])
  })

  test('that is lost leaves the visit there once, whatever is sent after it', async () => {
    const { simulator, vendor, tell, answersTo, withPeople } = await connected()
    await withPeople()
    for (const fault of ['lost', 'broken', 'gateway'] as const) {
      simulator.manner.next = [fault]
      const error = await errorOf(vendor.send([tell(aVisit())], soon()))
      expect(error).toBeInstanceOf(Error)
      expect(error).not.toBeInstanceOf(NotSent)
      expect(simulator.counting().size).toBe(1)
      expect(await answersTo(tell(aVisit(), { maybeKnown: true }))).toMatchObject([accepted])
    }
    expect(simulator.held('visits').get(ids.visit)?.history.length).toBe(6)
    expect([...simulator.counting().keys()]).toEqual([ids.visit])
  })

  test('that says to come back later leaves it open whether the visit arrived', async () => {
    const { simulator, vendor, tell } = await connected()
    simulator.manner.next = ['refused']
    simulator.manner.wait = 90
    const error = await errorOf(vendor.send([tell(anAgent())], soon()))
    expect(error).toBeInstanceOf(MaybeSent)
    expect(error).toMatchObject({ wait: 90 })
  })

  test('that is late leaves it open whether the visit arrived', async () => {
    const { simulator, vendor, tell } = await connected()
    simulator.manner.slow = 500
    const error = await errorOf(vendor.send([tell(anAgent())], AbortSignal.timeout(100)))
    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(NotSent)
  })
})

describe('certainly nothing arrived', () => {
  const refused = async (work: Promise<unknown>): Promise<NotSent> => {
    const error = await errorOf(work)
    if (!(error instanceof NotSent)) throw new Error('It may have arrived.', { cause: error })
    return error
  }

  test('with the wrong password', async () => {
    const { simulator, tell } = await connected()
    const vendor = openSandata(accountAt(simulator.endpoint, 'wrong'))
    expect(await refused(vendor.send([tell(anAgent())], soon()))).toMatchObject({ why: 'sign_in' })
    expect(await refused(vendor.test(soon()))).toMatchObject({ why: 'sign_in' })
    expect(simulator.held('employees').size).toBe(0)
  })

  test('while the vendor is away', async () => {
    const { simulator, vendor, tell, answersTo } = await connected()
    await simulator.stop()
    expect(await refused(vendor.send([tell(anAgent())], soon()))).toMatchObject({
      why: 'later',
      wait: null,
    })
    expect(simulator.held('employees').size).toBe(0)
    await simulator.start()
    expect(await answersTo(tell(anAgent()))).toMatchObject([accepted])
  })

  test('of more than 5,000 records', async () => {
    const { simulator, vendor, tell } = await connected()
    const agents = Array.from({ length: 5001 }, (_, number) =>
      tell(anAgent({ id: `01930a1c-7c00-7abc-8def-${String(number).padStart(12, '0')}` })),
    )
    const error = await refused(vendor.send(agents, soon()))
    expect(error).toMatchObject({ why: 'settings' })
    expect(error.message).toContain('1 to 5000 records')
    expect(simulator.held('employees').size).toBe(0)
    expect(vendor.mostAtOnce).toBeLessThanOrEqual(5000)
  })

  test('without an address, or inside the network of the server', async () => {
    const { tell } = await connected()
    const nowhere = accountAt('')
    expect(await refused(openSandata(nowhere).send([tell(anAgent())], soon()))).toMatchObject({
      why: 'settings',
    })
    vi.stubEnv('OUTBOUND_PRIVATE_ADDRESSES', '')
    const inside = openSandata(accountAt('https://127.0.0.1'))
    expect(await refused(inside.send([tell(anAgent())], soon()))).toMatchObject({ why: 'settings' })
  })
})

test('the sign-in is tried without handing anything over', async () => {
  const { simulator, vendor } = await connected()
  expect(await vendor.test(soon())).toBe('Sandata accepted the sign-in for account 41009.')
  expect([...simulator.calls]).toEqual([['GET visits', 1]])
})

test('what is kept of a request and its answer has no member number and no birthdate', async () => {
  const { vendor, tell, hear } = await connected()
  const client = tell(aClient())
  const visit = tell(aVisit({ agent: null }))
  const sent = [await vendor.send([client], soon()), await vendor.send([visit], soon())]
  const [requests] = [sent.flatMap((one) => one.requests)]
  expect(requests.map(({ id }) => id)).toEqual([client.id, visit.id])
  expect(requests[0]?.text).toContain('"ClientIdentifier": "•••"')
  expect(requests[0]?.text).toContain('"ClientLastName": "De-La-Cruz"')
  const heard = await hear([visit], sent[1]?.ref ?? null)
  const kept = JSON.stringify([requests, heard])
  expect(kept).not.toMatch(/900123456K|1941-03-09|19410309|right horse/)
  expect(heard.responses[0]?.text).toContain('EmployeeOtherID is required.')
})
