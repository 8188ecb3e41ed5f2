import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EvvVisit } from '@homeward/evv/record'
import type { Telling } from '@homeward/evv/telling'
import ssh2 from 'ssh2'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { openCarebridgeSimulator } from '../../simulators/carebridge.ts'
import { goodManner } from '../../simulators/manner.ts'
import { NotSent, type Vendor, type Waiting } from '../vendor.ts'
import { openCarebridge } from './open.ts'
import { aTelling, aVisit, anAccount } from './testing/a-visit.ts'

beforeEach(() => {
  vi.stubEnv('OUTBOUND_PRIVATE_ADDRESSES', 'allow')
})

const soon = () => AbortSignal.timeout(10_000)

async function aVendor() {
  const folder = await mkdtemp(join(tmpdir(), 'homeward-carebridge-'))
  const keys = ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 })
  const manner = goodManner()
  const signIn = { user: 'meadowlark', publicKey: keys.public }
  const simulator = await openCarebridgeSimulator({ folder, signIn, manner, every: null })
  onTestFinished(async () => {
    await simulator.close()
    await rm(folder, { recursive: true, force: true })
  })
  const account = anAccount(simulator, keys.private)
  const vendor = openCarebridge(account)
  /** Sends, lets the vendor look, and hears. */
  const tell = async (...tellings: Telling<EvvVisit>[]) => {
    const { ref } = await vendor.send(tellings, soon())
    await simulator.look()
    const [heard] = await vendor.hear([waitingFor(ref, tellings)], soon())
    return heard?.answers ?? null
  }
  const put = () => readdir(join(folder, 'input'))
  return { folder, account, simulator, manner, vendor, tell, put }
}

const waitingFor = (ref: string | null, tellings: Telling<EvvVisit>[]): Waiting => ({
  ref: ref ?? 'none',
  kind: 'visit',
  sentAt: '2026-11-02T16:00:00Z',
  records: tellings.map(({ id, record, sequence }) => ({ id, recordId: record.id, sequence })),
})

const refused = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(Error)
  return error as Error
}

const names = ['1', '2', '3'].map((n) => `0199a000-0000-7000-8000-00000000000${n}`)
const [first = '', second = '', third = ''] = names

describe('appointments', () => {
  test('a visit is created, corrected and voided as one appointment', async () => {
    const { tell, simulator } = await aVendor()
    expect(await tell(aTelling(aVisit({ id: first }), 100))).toEqual([
      { id: `row-${first}`, outcome: 'accepted', vendorKey: null, problems: [] },
    ])
    const corrected = { checkIn: '2026-11-02T13:10:00Z', checkOut: null }
    const edit = { code: 'MR1003', action: null, note: null }
    const after = aTelling(aVisit({ id: first, corrected, edit }), 101)
    expect(await tell(after)).toMatchObject([{ outcome: 'accepted' }])
    expect(simulator.appointments.get(first)?.row).toMatchObject({
      CheckInDateTime: '2026-11-02T13:10:00Z',
      ManualReason: 'MR1003',
    })
    await tell(aTelling(aVisit({ id: first, state: 'void' }), 102))
    expect(simulator.appointments.get(first)?.row).toMatchObject({
      ApptCancelled: 'C',
      ClaimAction: 'V',
    })
    expect([...simulator.appointments.keys()]).toEqual([first])
  })

  test('a missed visit needs the reason of the vendor', async () => {
    const { tell } = await aVendor()
    const gone = { id: first, state: 'missed' as const, checkIn: null, checkOut: null }
    const missed = { code: 'MVR1001', action: 'MVA1001', note: null }
    expect(await tell(aTelling(aVisit(gone), 100))).toMatchObject([
      { outcome: 'rejected', problems: [{ message: 'Missed Reason is required' }] },
    ])
    expect(await tell(aTelling(aVisit({ ...gone, missed }), 101))).toMatchObject([
      { outcome: 'accepted' },
    ])
  })

  test('each record of a file is accepted or rejected alone', async () => {
    const { tell, simulator } = await aVendor()
    const { client, checkOut } = aVisit()
    const nameless = { ...client, medicaidId: null }
    const manual = checkOut && { ...checkOut, method: 'manual' as const }
    const answers = await tell(
      aTelling(aVisit({ id: first }), 100),
      aTelling(aVisit({ id: second, client: nameless, checkOut: null }), 100),
      aTelling(aVisit({ id: third, checkOut: manual }), 100),
    )
    expect(answers?.map(({ outcome }) => outcome)).toEqual(['accepted', 'rejected', 'rejected'])
    expect(answers?.[1]?.problems.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['VCR1013', 'VCR1023']),
    )
    expect(answers?.[2]?.problems).toEqual([{ code: 'VCR', message: 'Manual Reason is required' }])
    expect([...simulator.appointments.keys()]).toEqual([first])
  })

  test('what comes later with a lower transaction changes nothing', async () => {
    const { tell, simulator } = await aVendor()
    await tell(aTelling(aVisit({ id: first, signed: false }), 105))
    for (const sequence of [104, 105]) {
      const answers = await tell(aTelling(aVisit({ id: first, state: 'void' }), sequence))
      expect(answers).toMatchObject([{ outcome: 'rejected', problems: [{ code: 'VCR1005' }] }])
    }
    expect(simulator.appointments.get(first)?.transaction).toBe(105)
  })

  test('one retried after a lost answer is still one', async () => {
    const { vendor, tell, simulator, manner } = await aVendor()
    const visit = aVisit({ id: first })
    manner.next = ['lost', 'cut']
    const error = await refused(vendor.send([aTelling(visit, 100)], soon()))
    expect(error).not.toBeInstanceOf(NotSent)
    expect(await tell({ ...aTelling(visit, 101), maybeKnown: true })).toMatchObject([
      { outcome: 'accepted' },
    ])
    expect(simulator.appointments.size).toBe(1)
    expect(simulator.appointments.get(first)?.transaction).toBe(101)
  })

  test('no log has the member number or a birthdate', async () => {
    const { vendor, folder } = await aVendor()
    const { requests, ref } = await vendor.send([aTelling(aVisit({ id: first }), 100)], soon())
    const [{ text } = { text: '' }] = requests
    expect(text).toContain(first)
    for (const secret of ['900123456A', '1941-06-02', '1988-01-30']) {
      expect(text).not.toContain(secret)
    }
    expect(await readFile(join(folder, 'input', ref ?? ''), 'utf8')).toContain('900123456A')
  })

  test('a client or a caregiver is nothing that it keeps', async () => {
    const { vendor, put } = await aVendor()
    const agent = { ...aVisit().agent, kind: 'agent' as const, id: first }
    const telling = { ...aTelling(aVisit(), 1), record: agent } as unknown as Telling
    await expect(vendor.send([telling], soon())).rejects.toThrow('keeps no agent')
    expect(await put()).toEqual([])
  })
})

describe('the connection', () => {
  const visit = () => aTelling(aVisit({ id: first }), 100)

  test('that fails after the file arrived is settled by looking', async () => {
    const { vendor, manner, put } = await aVendor()
    for (const fault of ['lost', 'broken'] as const) {
      manner.next = [fault]
      const { ref } = await vendor.send([visit()], soon())
      expect(await put()).toContain(ref)
    }
  })

  test('that is cut, refused or down has certainly nothing', async () => {
    const { vendor, manner, simulator, put } = await aVendor()
    manner.next = ['cut']
    expect(await refused(vendor.send([visit()], soon()))).toMatchObject({ why: 'later' })
    simulator.stop()
    expect(await refused(vendor.send([visit()], soon()))).toMatchObject({ why: 'later' })
    simulator.start()
    expect(await put()).toEqual([])
    expect(await vendor.test(soon())).toContain('accepted the sign-in')
  })

  test('that is slow breaks off in time', async () => {
    const { vendor, manner, put } = await aVendor()
    manner.slow = 3000
    const error = await refused(vendor.send([visit()], AbortSignal.timeout(500)))
    expect(error).toMatchObject({ why: 'later' })
    expect(await put()).toEqual([])
  })

  test('with another key or another server asks for a person', async () => {
    const { account } = await aVendor()
    const { private: another } = ssh2.utils.generateKeyPairSync('ecdsa', { bits: 256 })
    const send = (to: typeof account) => refused(openCarebridge(to).send([visit()], soon()))
    expect(await send({ ...account, secret: another })).toMatchObject({ why: 'sign_in' })
    const hostKey = `SHA256:${'A'.repeat(43)}`
    const elsewhere = { ...account, settings: { ...account.settings, hostKey } }
    expect(await send(elsewhere)).toMatchObject({ why: 'settings' })
    const { provider } = account
    const unnamed = { ...account, provider: { ...provider, taxId: null } }
    expect(await send(unnamed)).toMatchObject({
      why: 'settings',
      message: expect.stringContaining('tax ID'),
    })
  })
})

describe('responses', () => {
  const visits = () => [aTelling(aVisit({ id: first }), 100), aTelling(aVisit({ id: second }), 100)]
  const hear = (vendor: Vendor, ref: string | null) =>
    vendor.hear([waitingFor(ref, visits())], soon())
  const line = (ref: string, sequence: number, id: string, end: string) =>
    `Homeward|${ref}|${sequence}|${id}|${end}\r\n`
  const head = 'VendorName|FileName|TransactionID|ApptID|Status|ErrorCode|ErrorMessage\r\n'

  test('that are missing or half written are waited for', async () => {
    const { vendor, folder } = await aVendor()
    const { ref } = await vendor.send(visits(), soon())
    expect(await hear(vendor, ref)).toEqual([])
    const path = join(folder, 'output', `${ref?.replace('.CSV', '')}_RESPONSE.CSV`)
    await writeFile(path, `${head}Homeward|x|100|${first}|Acc`)
    expect(await hear(vendor, ref)).toEqual([])
    await writeFile(path, head + line('x', 100, first, 'Accepted||'))
    const [heard] = await hear(vendor, ref)
    expect(heard?.answers.map(({ id }) => id)).toEqual([`row-${first}`])
  })

  test('that are left twice say the same', async () => {
    const { tell, manner, folder } = await aVendor()
    manner.twice = true
    expect(await tell(...visits())).toMatchObject([
      { outcome: 'accepted' },
      { outcome: 'accepted' },
    ])
    expect(await readdir(join(folder, 'output'))).toHaveLength(2)
  })

  test('that were read before the connection failed are not lost', async () => {
    const { vendor, simulator, manner } = await aVendor()
    const [one, two] = visits()
    if (!one || !two) throw new Error('There are two visits.')
    const sendings = [await vendor.send([one], soon()), await vendor.send([two], soon())]
    await simulator.look()
    // The list, the first response, and the second one.
    manner.next = [null, null, 'cut']
    const waiting = sendings.map(({ ref }, at) => waitingFor(ref, at === 0 ? [one] : [two]))
    const heard = await vendor.hear(waiting, soon())
    expect(heard.flatMap(({ answers }) => answers.map(({ id }) => id))).toEqual([one.id])
    manner.next = [null, 'cut']
    expect(await refused(vendor.hear(waiting, soon()))).toMatchObject({ why: 'later' })
  })

  test('that speak of an earlier transaction are no answer', async () => {
    const { vendor, folder } = await aVendor()
    const { ref } = await vendor.send(visits(), soon())
    const path = join(folder, 'output', `${ref?.replace('.CSV', '')}_RESPONSE.CSV`)
    await writeFile(path, head + line('x', 99, first, 'Accepted||'))
    expect(await hear(vendor, ref)).toMatchObject([{ answers: [] }])
  })

  test('to a file that could not be read reject each of its records', async () => {
    const { vendor, folder, simulator } = await aVendor()
    const { ref } = await vendor.send(visits(), soon())
    await writeFile(join(folder, 'input', ref ?? ''), 'VendorName|ApptID\r\n')
    await simulator.look()
    const [heard] = await hear(vendor, ref)
    expect(heard?.answers).toMatchObject([
      { outcome: 'rejected', problems: [{ message: expect.stringContaining('columns') }] },
      { outcome: 'rejected' },
    ])
  })
})

describe('the daily reports', () => {
  const day = (n: number) => new Date(`2026-11-0${n}T06:00:00Z`)

  test('say what became of the claims, each once', async () => {
    const { vendor, tell, simulator } = await aVendor()
    await tell(aTelling(aVisit({ id: first }), 100), aTelling(aVisit({ id: second }), 100))
    await tell(aTelling(aVisit({ id: second, state: 'void' }), 101))
    const read = new Set<string>()
    const news = async (n: number) => {
      await simulator.report(day(n))
      const found = await vendor.news(async (source) => read.has(source), soon())
      for (const { source } of found) read.add(source)
      return found.flatMap(({ about }) =>
        about.map(({ recordId, sequence, answer }) => [recordId, sequence, answer.claimStatus]),
      )
    }
    expect(await news(3)).toEqual([
      [first, 100, 'ready'],
      [second, 101, 'canceled'],
    ])
    expect(await news(4)).toEqual([[first, 100, 'billed']])
    expect(await news(5)).toEqual([[first, 100, 'paid']])
    expect(await news(6)).toEqual([])
    expect(read.size).toBe(8)
  })

  test('give the key for the state, and say what keeps a visit from its claim', async () => {
    const { vendor, tell, simulator } = await aVendor()
    await tell(aTelling(aVisit({ id: first }), 100), aTelling(aVisit({ id: second }), 100))
    simulator.appointments.get(first)?.errors.push({ code: 'M1002', message: 'Not eligible' })
    await simulator.report(day(3))
    const news = await vendor.news(async () => false, soon())
    expect(news.flatMap(({ about }) => about.map(({ answer }) => answer))).toEqual([
      {
        outcome: 'rejected',
        vendorKey: null,
        problems: [{ code: 'M1002', message: 'Not eligible' }],
        claimStatus: 'not_ready',
      },
      { outcome: 'accepted', vendorKey: 'CB000002', problems: [], claimStatus: 'ready' },
    ])
  })

  test('of another agency in the same mailbox are not read', async () => {
    const { account, tell, simulator } = await aVendor()
    await tell(aTelling(aVisit({ id: first }), 100))
    await simulator.report(day(3))
    const other = { ...account, provider: { ...account.provider, taxId: '560000001' } }
    expect(await openCarebridge(other).news(async () => false, soon())).toEqual([])
  })
})
