import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { aTelling, aVisit } from '@homeward/evv/hhaexchange/testing/samples'
import type { EvvVisit } from '@homeward/evv/record'
import type { Telling } from '@homeward/evv/telling'
import { v7 as uuid } from 'uuid'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { anSftpServer } from '../../../../testing/sftp-server.ts'
import { openHhaexchange } from './open.ts'
import { anAccount, simulated, soon, waitingFor } from './testing/simulated.ts'

beforeEach(() => {
  vi.stubEnv('OUTBOUND_PRIVATE_ADDRESSES', 'allow')
})

const signIn = { user: 'homeward', password: 'right horse' }
const visit = aTelling(aVisit)
const fileName = 'VISITS_561234567_20261102170000.CSV'

/** HHAeXchange's SFTP server, and what takes the files out of it. */
const ready = async () => {
  const server = await anSftpServer(signIn, ['Inbox', 'Outbox'])
  const { simulator } = await simulated()
  const { endpoint, hostKey, folder } = server
  const vendor = openHhaexchange(anAccount(endpoint, { hostKey }, { channel: 'files' }))
  const outbox = (name: string) => join(folder, 'Outbox', name)
  return { server, simulator, vendor, folder, outbox }
}

type World = Awaited<ReturnType<typeof ready>>

/** Sends a file, lets HHAeXchange take it, and reads the log. */
const told = async ({ vendor, simulator, folder }: World, tellings: Telling<EvvVisit>[]) => {
  const sent = await vendor.send(tellings, soon())
  await simulator.takeFiles(folder)
  const [heard] = await vendor.hear(waitingFor(sent, tellings), soon())
  return { sent, heard, answers: heard?.answers ?? [] }
}

const later = (more: Partial<Telling<EvvVisit>> = {}): Telling<EvvVisit> => ({
  ...visit,
  sequence: visit.sequence + 1,
  known: true,
  ...more,
})

describe('a file of visits', () => {
  test('is put into the inbox, and its log answers for each', async () => {
    const world = await ready()
    const sent = await world.vendor.send([visit], soon())
    expect(sent).toMatchObject({ ref: fileName, answers: [] })
    expect(await readdir(join(world.folder, 'Inbox'))).toEqual([fileName])
    expect(await world.vendor.hear(waitingFor(sent, [visit]), soon())).toEqual([])
    await world.simulator.takeFiles(world.folder)
    const [heard] = await world.vendor.hear(waitingFor(sent, [visit]), soon())
    expect(heard).toMatchObject({ ref: fileName, unknown: [] })
    expect(heard?.answers).toMatchObject([{ id: visit.id, outcome: 'accepted', problems: [] }])
    expect(world.simulator.visitIds()).toEqual([aVisit.id])
  })

  test('is judged row by row', async () => {
    const world = await ready()
    const bare = aTelling<EvvVisit>({ ...aVisit, id: uuid(), service: null })
    const { answers, heard } = await told(world, [visit, bare])
    expect(answers).toMatchObject([
      { id: visit.id, outcome: 'accepted' },
      {
        id: bare.id,
        outcome: 'rejected',
        problems: [{ code: null, message: 'Procedure Code is required' }],
      },
    ])
    expect(heard?.responses[1]?.text).toBe('rejected\nProcedure Code is required')
  })

  test('corrects a visit under its ID, with a reason and an action', async () => {
    const world = await ready()
    await told(world, [visit])
    const corrected = { checkIn: null, checkOut: '2026-11-02T16:10:00.000Z' }
    const record = { ...aVisit, corrected }
    const refused = await told(world, [later({ record })])
    expect(refused.answers[0]?.problems.map(({ message }) => message)).toEqual([
      'Edit Visit Reason Code is Required',
      'Edit Visit Action Code is Required',
    ])
    const explained = { ...record, edit: { code: '110', action: '12', note: null } }
    const done = await told(world, [later({ record: explained, sequence: 20261102170009 })])
    expect(done.answers[0]?.outcome).toBe('accepted')
    expect([...world.simulator.held.visits.values()]).toMatchObject([
      { to: '2026-11-02 11:10', told: 2 },
    ])
  })

  test('deletes a visit', async () => {
    const world = await ready()
    await told(world, [visit])
    await told(world, [later({ record: { ...aVisit, state: 'void' } })])
    expect(world.simulator.visitIds()).toEqual([])
  })

  test('whose log was read before the connection failed is not lost', async () => {
    const { vendor, simulator, folder, server } = await ready()
    const other = later({ sequence: visit.sequence + 5 })
    const sent = [await vendor.send([visit], soon()), await vendor.send([other], soon())] as const
    await simulator.takeFiles(folder)
    const waiting = [...waitingFor(sent[0], [visit]), ...waitingFor(sent[1], [other])]
    // The list, the first log, and the second one.
    const next = [null, null, 'cut'] as const
    let connections = 0
    server.manner.fault = () => next[connections++] ?? null
    const heard = await vendor.hear(waiting, soon())
    expect(heard.map(({ ref }) => ref)).toEqual([sent[0].ref])
    expect((await vendor.hear(waiting, soon())).map(({ ref }) => ref)).toEqual(
      sent.map(({ ref }) => ref),
    )
  })

  test('that is sent twice leaves one visit, and one answer', async () => {
    const world = await ready()
    world.server.manner.dropAfterRename = true
    await expect(world.vendor.send([visit], soon())).rejects.not.toHaveProperty('why')
    world.server.manner.dropAfterRename = false
    const { answers } = await told(world, [visit])
    expect(answers.length).toBe(1)
    expect(await readdir(join(world.folder, 'Taken'))).toEqual([fileName])
    expect(world.simulator.visitIds()).toEqual([aVisit.id])
  })

  test('needs a tax ID for its name', async () => {
    const account = anAccount('sftp://127.0.0.1:1', {}, { channel: 'files' })
    const nameless = { ...account, provider: { ...account.provider, taxId: null } }
    await expect(openHhaexchange(nameless).send([visit], soon())).rejects.toMatchObject({
      why: 'settings',
    })
  })

  test('stays here while the server is away or refuses the sign-in', async () => {
    const away = openHhaexchange(anAccount('sftp://127.0.0.1:1', {}, { channel: 'files' }))
    await expect(away.send([visit], soon())).rejects.toMatchObject({ why: 'later' })
    const { server } = await ready()
    const { endpoint, hostKey } = server
    const account = anAccount(endpoint, { hostKey }, { channel: 'files' })
    const wrong = openHhaexchange({ ...account, secret: 'wrong' })
    await expect(wrong.send([visit], soon())).rejects.toMatchObject({ why: 'sign_in' })
  })

  test('is kept as it was sent, without member numbers and birthdates', async () => {
    const { sent } = await told(await ready(), [visit])
    const [request] = sent.requests
    expect(request?.text).toContain('Procedure Code: 99509:HB')
    expect(request?.text).not.toMatch(/945678123K|1988-05-14/)
  })
})

describe('a log', () => {
  test('that comes twice is one answer', async () => {
    const world = await ready()
    world.simulator.manner.twice = true
    const { answers } = await told(world, [visit])
    expect(answers.length).toBe(1)
  })

  test('without the row leaves it open whether the visit arrived', async () => {
    const world = await ready()
    const sent = await world.vendor.send([visit], soon())
    await writeFile(
      world.outbox(fileName.replace('.CSV', '_Log.CSV')),
      'Schedule ID,Status\r\nother,Success\r\n',
    )
    const [heard] = await world.vendor.hear(waitingFor(sent, [visit]), soon())
    expect(heard).toMatchObject({ answers: [], unknown: [visit.id] })
  })

  test('of a later day is news, once, and says of which sending it speaks', async () => {
    const world = await ready()
    world.simulator.manner.twice = true
    await told(world, [visit])
    await rm(world.outbox(fileName.replace('.CSV', '_Log.CSV')))
    const source = fileName.replace('.CSV', '_Reprocess_Log.CSV')
    const news = await world.vendor.news(async () => false, soon())
    expect(news).toMatchObject([
      {
        source,
        about: [
          {
            recordId: aVisit.id,
            kind: 'visit',
            sequence: visit.sequence,
            answer: { problems: [] },
          },
        ],
      },
    ])
    expect(await world.vendor.news(async (name) => name === source, soon())).toEqual([])
  })

  test('of an earlier sending is no answer to a later one', async () => {
    const world = await ready()
    const { sent } = await told(world, [visit])
    const log = await readFile(world.outbox(fileName.replace('.CSV', '_Log.CSV')), 'utf8')
    expect(log).toContain(String(visit.sequence))
    const waiting = waitingFor(sent, [later()])
    const [heard] = await world.vendor.hear(waiting, soon())
    expect(heard).toMatchObject({ answers: [], unknown: [visit.id] })
  })
})

test('the connection is tried out without leaving a file', async () => {
  const world = await ready()
  expect(await world.vendor.test(soon())).toContain('accepted the sign-in')
  expect(await readdir(join(world.folder, 'Inbox'))).toEqual([])
})
