import { getClaim } from '@homeward/contract/billing/claims'
import { listConnections, listReceivedFiles } from '@homeward/contract/billing/received-files'
import { listEraFiles, listEras, updateEraFile } from '@homeward/contract/billing/remittances'
import { fetchAnswers } from '@homeward/contract/billing/transmissions'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { an999 } from '../testing/answers.ts'
import { connect, withFolder } from '../testing/connections.ts'
import { aSentClaim, upload } from '../testing/factories.ts'
import { expectBalanced, sumsOf } from '../testing/journal.ts'
import { a835, aPayment } from '../testing/remittance.ts'
import { inJob } from '../../../plumbing/jobs/in-job.ts'
import { fetchFrom } from './fetch.ts'
import { noteSeen } from './fetched-store.ts'
import { whatItHolds } from './what-it-holds.ts'

const app = startTestServer()

beforeEach(() => {
  vi.stubEnv('OUTBOUND_PRIVATE_ADDRESSES', 'allow')
})

/** A world whose payor leaves files in a folder. */
async function withIncoming() {
  const world = await anAgency(app)
  const claim = await aSentClaim(app, world)
  const { accountId, folder } = await withFolder(app, world)
  const incoming = join(folder, 'incoming')
  await mkdir(incoming, { recursive: true })
  const fetchNow = () =>
    fetchFrom(
      app.services,
      inJob(app.services, app.db, world.agencyId, 'billing.fetch_answers'),
      accountId,
    )
  return { world, claim, accountId, incoming, fetchNow }
}

const filesOf = async (world: World) =>
  (await call(app, world.billing_admin, listReceivedFiles, {})).data

const paid = (number: string) => a835([aPayment([{ number, charge: 4768, paid: 4768 }])])

test('a remittance that waits is taken in, read and posted once, whoever else brings it', async () => {
  const { world, claim, incoming } = await withIncoming()
  await writeFile(join(incoming, 'era1.835'), paid(claim.number))
  for (const time of ['once', 'again']) {
    expect(await call(app, world.billing_admin, fetchAnswers, {}), time).toEqual({ connections: 1 })
    await app.drainJobs()
  }
  const [file] = await filesOf(world)
  expect(file).toMatchObject({
    name: 'era1.835',
    connection: { name: 'Availity' },
    state: 'taken',
    holds: 'remittance',
    work: { state: 'done', claims_total: 1, repeated: 0 },
    eras: [{ status: 'posted', trace_number: 'EFT1001' }],
  })
  expect(await call(app, world.owner, getClaim, { id: claim.id })).toMatchObject({ status: 'paid' })
  // The same content under another name, and by hand.
  await writeFile(join(incoming, 'era1-copy.835'), paid(claim.number))
  await call(app, world.billing_admin, fetchAnswers, {})
  await app.drainJobs()
  expect((await upload(app, world, paid(claim.number))).repeated).toBe(1)
  expect((await call(app, world.owner, listEras, {})).meta.total).toBe(1)
  expect((await filesOf(world)).find(({ name }) => name === 'era1-copy.835')).toMatchObject({
    state: 'taken',
    work: { repeated: 1 },
    eras: [],
  })
  expect(sumsOf(await expectBalanced(app, world))).toMatchObject({ cash: 4768 })
})

test('two looks at once take a remittance in once', async () => {
  const { world, claim, incoming, fetchNow } = await withIncoming()
  await writeFile(join(incoming, 'era1.835'), paid(claim.number))
  await Promise.all([fetchNow(), fetchNow()])
  await app.drainJobs()
  expect(await filesOf(world)).toMatchObject([{ state: 'taken', work: { repeated: 0 } }])
  const stored = await inAgency(app.db, world.agencyId, (tx) =>
    tx.selectFrom('era_files').select('id').execute(),
  )
  expect(stored).toHaveLength(1)
})

test('a file that cannot be used is named and kept, and a person can have it read again', async () => {
  const { world, incoming, fetchNow } = await withIncoming()
  await writeFile(join(incoming, 'note.txt'), 'Dear biller, we moved. IEA')
  await writeFile(join(incoming, 'bad.835'), 'ISA*00~ST*835*0001~BPR*I*1~IEA*1*1~')
  await mkdir(join(incoming, 'folder.835'))
  await expect(fetchNow()).rejects.toThrow('EISDIR')
  await app.drainJobs()
  const files = await filesOf(world)
  const named = (name: string) => files.find((file) => file.name === name)
  expect(named('note.txt')).toMatchObject({
    state: 'failed',
    holds: 'nothing',
    note: expect.stringContaining('no remittance and no answer'),
  })
  expect(named('folder.835')).toMatchObject({
    state: 'failed',
    note: 'It is a folder, not a file.',
  })
  expect(named('bad.835')).toMatchObject({ state: 'taken', eras: [{ status: 'held' }] })
  // What waited and is gone is said to be gone; what comes back waits again.
  await rm(join(incoming, 'folder.835'), { recursive: true })
  await fetchNow()
  expect((await filesOf(world)).find(({ name }) => name === 'folder.835')?.state).toBe('gone')
  const stored = await inAgency(app.db, world.agencyId, (tx) =>
    tx.selectFrom('files').select('name').where('name', 'in', ['note.txt', 'bad.835']).execute(),
  )
  expect(stored).toHaveLength(2)
})

test('a file that is canceled posts nothing, and can be read again', async () => {
  const { world, claim, incoming, fetchNow } = await withIncoming()
  await writeFile(join(incoming, 'era1.835'), paid(claim.number))
  await fetchNow()
  const { data } = await call(app, world.billing_admin, listEraFiles, {})
  expect(data).toMatchObject([{ name: 'era1.835', author: 'Availity', state: 'waiting' }])
  const id = data[0]?.id ?? ''
  await call(app, world.billing_admin, updateEraFile, { id, state: 'canceled' })
  await app.drainJobs()
  expect((await call(app, world.owner, listEras, {})).meta.total).toBe(0)
  await call(app, world.billing_admin, updateEraFile, { id, state: 'waiting' })
  await app.drainJobs()
  expect((await call(app, world.owner, listEras, {})).meta.total).toBe(1)
})

test('a file with a remittance and answers is taken in as both', async () => {
  const { world, claim, incoming, fetchNow } = await withIncoming()
  await writeFile(join(incoming, 'all.x12'), `${paid(claim.number)}\n${an999({ control: '77' })}`)
  await fetchNow()
  await app.drainJobs()
  expect(await filesOf(world)).toMatchObject([
    {
      state: 'taken',
      holds: 'both',
      note: expect.stringContaining('1 new'),
      work: { state: 'done' },
    },
  ])
})

test('each connection says when it was asked, and why it did not answer', async () => {
  const world = await anAgency(app)
  const settings = { endpoint: 'sftp://127.0.0.1:1', host_key: `SHA256:${'A'.repeat(43)}` }
  const id = await connect(app, world, { name: 'Away', vendor: 'sftp', settings, secret: 'x' })
  const looks = async () => (await call(app, world.billing_admin, listConnections, {})).connections
  expect(await looks()).toMatchObject([{ id, looked_at: null, error: null, waiting: 0 }])
  const within = inJob(app.services, app.db, world.agencyId, 'billing.fetch_answers')
  await expect(fetchFrom(app.services, within, id)).rejects.toThrow('could not be reached')
  expect(await looks()).toMatchObject([
    { name: 'Away', looked_at: expect.any(String), error: 'The server could not be reached.' },
  ])
  await refusal(call(app, world.nurse, listConnections, {}), 'forbidden')
  await refusal(call(app, world.pca, listReceivedFiles, {}), 'forbidden')
})

test('what a file holds is told by its segments alone', () => {
  const of = (text: string) => whatItHolds(Buffer.from(text))
  expect(of('ISA|00|~ST|835|0001~')).toBe('remittance')
  expect(of('ISA*00*~\r\nST*999*0001~')).toBe('answers')
  expect(of('ISA*00*~N3*5 EAST ST*835*X~')).toBe('nothing')
  expect(of('ISA*00*~NM1*QC*1*BEST*835*~TA1*000000001~')).toBe('answers')
})

test('a folder of thousands of files is noted, also where it lists one twice', async () => {
  const { world, accountId } = await withIncoming()
  const names = Array.from({ length: 13_500 }, (_, at) => `era${at}.835`)
  const look = (seen: string[], at = new Date()) =>
    inAgency(app.db, world.agencyId, (tx) =>
      noteSeen(tx, world.agencyId, { accountId, names: seen, at }),
    )
  expect(await look([...names, 'era1.835', 'era1.835'])).toHaveLength(names.length)
  await look(['era2.835'])
  await look(names.slice(0, 3))
  const { data } = await call(app, world.billing_admin, listReceivedFiles, { state: 'waiting' })
  expect(data.map(({ name }) => name).toSorted()).toEqual(['era0.835', 'era1.835', 'era2.835'])
})

test('many files that cannot be read keep nothing new waiting', async () => {
  const { world, claim, incoming, fetchNow } = await withIncoming()
  for (let at = 0; at < 12; at += 1) await mkdir(join(incoming, `archive${at}`))
  await writeFile(join(incoming, 'era1.835'), paid(claim.number))
  await expect(fetchNow()).rejects.toThrow('EISDIR')
  await expect(fetchNow()).rejects.toThrow('EISDIR')
  const { data } = await call(app, world.billing_admin, listReceivedFiles, { state: 'taken' })
  expect(data).toMatchObject([{ name: 'era1.835', holds: 'remittance' }])
})
