import { getClaim, updateClaim } from '@homeward/contract/billing/claims'
import {
  createMissingTransmissions,
  createTransmission,
  deliverTransmission,
  fetchAnswers,
  listAcknowledgements,
  listTransmissions,
  updateTransmission,
} from '@homeward/contract/billing/transmissions'
import { mkdir, readdir, readFile, unlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { anSftpServer } from '../../../testing/sftp-server.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { an999 } from '../testing/answers.ts'
import { connect, withFolder } from '../testing/connections.ts'
import { aClaim } from '../testing/factories.ts'
import { expectBalanced, sumsOf } from '../testing/journal.ts'
import { a835, aPayment } from '../testing/remittance.ts'
import { inJob } from '../../../plumbing/jobs/in-job.ts'
import { deliver } from './deliver.ts'
import { fetchFrom } from './fetch.ts'

const app = startTestServer()

beforeEach(() => {
  vi.stubEnv('OUTBOUND_PRIVATE_ADDRESSES', 'allow')
})

async function make(world: World) {
  const claim = await aClaim(app, world)
  await call(app, world.billing_admin, updateClaim, { id: claim.id, status: 'ready_to_send' })
  const file = await call(app, world.billing_admin, createTransmission, {
    payor_id: world.payorId,
  })
  return { file, claimId: claim.id }
}

const fileOf = async (world: World, id: string) => {
  const { data } = await call(app, world.owner, listTransmissions, {})
  const found = data.find((one) => one.id === id)
  if (!found) throw new Error('The file is not listed.')
  return found
}

const statusOf = async (world: World, id: string) =>
  (await call(app, world.owner, getClaim, { id })).status

const owed = async (world: World) =>
  sumsOf(await expectBalanced(app, world)).accounts_receivable ?? 0

test('a file goes through the account of its payor, and only then its claims are owed', async () => {
  const { world, folder } = await withFolder(app)
  const { file, claimId } = await make(world)
  expect(file).toMatchObject({ status: 'sending', connection: 'Availity', handed_over_at: null })
  expect(await statusOf(world, claimId)).toBe('queued')
  expect(await owed(world)).toBe(0)
  await app.drainJobs()
  expect(await fileOf(world, file.id)).toMatchObject({
    status: 'sent',
    handed_over_by: 'Availity',
    abilities: { deliver: false },
  })
  expect(await readdir(join(folder, 'outgoing'))).toEqual([file.file_name])
  expect(await readFile(join(folder, 'outgoing', file.file_name), 'latin1')).toContain('ST*837')
  expect(await statusOf(world, claimId)).toBe('transmitted')
  expect(await owed(world)).toBe(4768)
  await refusal(
    call(app, world.billing_admin, deliverTransmission, { id: file.id }),
    'status_not_allowed',
  )
})

test('the missing files of all payors go out the same way', async () => {
  const { world, folder } = await withFolder(app)
  const claim = await aClaim(app, world)
  await call(app, world.billing_admin, updateClaim, { id: claim.id, status: 'ready_to_send' })
  await call(app, world.billing_admin, createMissingTransmissions, {})
  await app.drainJobs()
  expect(await readdir(join(folder, 'outgoing'))).toHaveLength(1)
  expect(await statusOf(world, claim.id)).toBe('transmitted')
})

test('a file that certainly did not arrive fails its claims, and a retry delivers it', async () => {
  const { world, folder } = await withFolder(app)
  await mkdir(join(folder, 'outgoing'), { recursive: true })
  await mkdir(join(folder, 'incoming'), { recursive: true })
  await writeFile(join(folder, 'outgoing', '837P_NCTRACKS_000000001.edi'), 'another file')
  const { file, claimId } = await make(world)
  await app.drainJobs()
  expect(await fileOf(world, file.id)).toMatchObject({
    status: 'failed',
    error: 'The folder has another file of this name.',
  })
  const claim = await call(app, world.owner, getClaim, { id: claimId })
  expect(claim).toMatchObject({ status: 'failed', abilities: { retry: true, correct: false } })
  expect(await owed(world)).toBe(0)
  await unlink(join(folder, 'outgoing', file.file_name))
  const retried = await call(app, world.billing_admin, updateClaim, {
    id: claimId,
    status: 'sync_error',
  })
  expect(retried.status).toBe('sync_error')
  await app.drainJobs()
  expect(await statusOf(world, claimId)).toBe('transmitted')
  expect(await fileOf(world, file.id)).toMatchObject({ status: 'sent', error: null })
  expect(await owed(world)).toBe(4768)
})

test('a failed file can be taken back, and its claims are sent with the next one', async () => {
  const { world, folder } = await withFolder(app)
  await mkdir(join(folder, 'outgoing'), { recursive: true })
  await writeFile(join(folder, 'outgoing', '837P_NCTRACKS_000000001.edi'), 'another file')
  const { file, claimId } = await make(world)
  await app.drainJobs()
  const back = { id: file.id, status: 'withdrawn' as const }
  await call(app, world.billing_admin, updateTransmission, back)
  expect(await statusOf(world, claimId)).toBe('for_review')
  await call(app, world.billing_admin, updateClaim, { id: claimId, status: 'ready_to_send' })
  await call(app, world.billing_admin, createTransmission, { payor_id: world.payorId })
  await app.drainJobs()
  expect(await statusOf(world, claimId)).toBe('transmitted')
})

test('a process that dies between sending and noting never sends twice: it looks', async () => {
  const { world, folder } = await withFolder(app)
  const { file, claimId } = await make(world)
  const begun = (id: string) =>
    inAgency(app.db, world.agencyId, (tx) =>
      tx
        .updateTable('transmissions')
        .set({ put_started_at: app.services.clock().toISOString() })
        .where('id', '=', id)
        .execute(),
    )
  const run = () =>
    deliver(app.services, inJob(app.services, app.db, world.agencyId, 'billing.deliver'), file.id)
  // Not there: it was taken away, or never came.
  await begun(file.id)
  await run()
  expect(await fileOf(world, file.id)).toMatchObject({ status: 'unknown' })
  await expect(readdir(join(folder, 'outgoing'))).rejects.toThrow(/ENOENT/)
  expect(await statusOf(world, claimId)).toBe('queued')
  expect(await owed(world)).toBe(0)
  // A person says so: again. Then it is there, whatever was noted.
  await call(app, world.billing_admin, deliverTransmission, { id: file.id })
  await run()
  expect(await statusOf(world, claimId)).toBe('transmitted')
  await run()
  expect(await owed(world)).toBe(4768)
})

test('two jobs at once hand a file over once', async () => {
  const { world, folder } = await withFolder(app)
  const { file } = await make(world)
  const within = inJob(app.services, app.db, world.agencyId, 'billing.deliver')
  await Promise.all([1, 2].map(() => deliver(app.services, within, file.id)))
  expect(await readdir(join(folder, 'outgoing'))).toEqual([file.file_name])
  await app.drainJobs()
  expect(await fileOf(world, file.id)).toMatchObject({ status: 'sent' })
  expect(await owed(world)).toBe(4768)
})

test('over SFTP: a connection that is cut before the confirmation is settled by looking', async () => {
  const world = await anAgency(app)
  const server = await anSftpServer({ user: 'homeward', password: 'right horse' })
  const { endpoint, hostKey: host_key } = server
  await connect(app, world, {
    name: 'Clearinghouse',
    vendor: 'sftp',
    settings: { endpoint, host_key, user: 'homeward' },
    secret: 'right horse',
  })
  server.manner.dropAfterRename = true
  const { file, claimId } = await make(world)
  await app.drainJobs()
  expect(await fileOf(world, file.id)).toMatchObject({
    status: 'sent',
    handed_over_by: 'Clearinghouse',
  })
  expect(await readdir(join(server.folder, 'outgoing'))).toEqual([file.file_name])
  expect(await statusOf(world, claimId)).toBe('transmitted')
})

test('a server that is away is tried again later; until then the reason stands on the file', async () => {
  const world = await anAgency(app)
  const settings = { endpoint: 'sftp://127.0.0.1:1', host_key: `SHA256:${'A'.repeat(43)}` }
  await connect(app, world, { name: 'Away', vendor: 'sftp', settings, secret: 'x' })
  const { file, claimId } = await make(world)
  const within = inJob(app.services, app.db, world.agencyId, 'billing.deliver')
  await app.drainJobs()
  expect(await fileOf(world, file.id)).toMatchObject({
    status: 'sending',
    error: 'The server could not be reached.',
  })
  for (let tries = 0; tries < 4; tries += 1) await deliver(app.services, within, file.id)
  expect(await fileOf(world, file.id)).toMatchObject({ status: 'failed' })
  expect(await statusOf(world, claimId)).toBe('failed')
})

test('answers that wait are taken in once, and settle a file of unknown fate', async () => {
  const { world, folder } = await withFolder(app)
  const { file, claimId } = await make(world)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .updateTable('transmissions')
      .set({ put_started_at: app.services.clock().toISOString() })
      .execute(),
  )
  await app.drainJobs()
  expect(await fileOf(world, file.id)).toMatchObject({ status: 'unknown' })
  await mkdir(join(folder, 'incoming'), { recursive: true })
  await writeFile(join(folder, 'incoming', 'a.999'), an999({ control: file.group_control }))
  await writeFile(join(folder, 'incoming', 'b.835'), 'ISA…ST*835*0001~')
  for (const time of ['once', 'again']) {
    const asked = await call(app, world.billing_admin, fetchAnswers, {})
    expect(asked, time).toEqual({ connections: 1 })
    await app.drainJobs()
  }
  expect((await call(app, world.owner, listAcknowledgements, {})).meta.total).toBe(1)
  expect(await fileOf(world, file.id)).toMatchObject({ status: 'sent' })
  expect(await statusOf(world, claimId)).toBe('transmitted')
})

test('remittances and a file that cannot be read do not hold answers up', async () => {
  const { world, folder, accountId } = await withFolder(app)
  const { file } = await make(world)
  await app.drainJobs()
  const incoming = join(folder, 'incoming')
  await mkdir(join(incoming, 'a-folder.999'), { recursive: true })
  for (let n = 0; n < 101; n += 1) await writeFile(join(incoming, `b${n}.835`), 'ISA…ST*835*0001~')
  await writeFile(join(incoming, 'c.999'), an999({ control: file.group_control }))
  const within = inJob(app.services, app.db, world.agencyId, 'billing.fetch_answers')
  await expect(fetchFrom(app.services, within, accountId)).rejects.toThrow('EISDIR')
  expect((await call(app, world.owner, listAcknowledgements, {})).meta.total).toBe(1)
})

test('a file that was read is not read again until it grows or is replaced', async () => {
  const world = await anAgency(app)
  const server = await anSftpServer({ user: 'homeward', password: 'right horse' })
  const { endpoint, hostKey: host_key } = server
  const accountId = await connect(app, world, {
    name: 'Clearinghouse',
    vendor: 'sftp',
    settings: { endpoint, host_key, user: 'homeward' },
    secret: 'right horse',
  })
  const { file } = await make(world)
  await app.drainJobs()
  const incoming = join(server.folder, 'incoming')
  const within = inJob(app.services, app.db, world.agencyId, 'billing.fetch_answers')
  let minute = 0
  const puts = async (name: string, text: string) => {
    minute += 1
    await writeFile(join(incoming, name), text)
    const at = new Date(Date.UTC(2026, 10, 2, 12, minute))
    await utimes(join(incoming, name), at, at)
  }
  const readNow = async () => {
    server.manner.reads.length = 0
    await fetchFrom(app.services, within, accountId)
    return server.manner.reads.map((path) => path.replace('incoming/', '')).toSorted()
  }
  const answers = async () => (await call(app, world.owner, listAcknowledgements, {})).meta.total
  const whole = an999({ control: file.group_control })
  const remittance = a835([aPayment([{ number: 'X1', charge: 100, paid: 100 }])])
  await puts('a.999', whole.slice(0, whole.length - 30))
  await puts('b.835', remittance)
  expect(await readNow()).toEqual(['a.999', 'b.835'])
  expect(await answers()).toBe(0)
  // It was still being written.
  await puts('a.999', whole)
  expect(await readNow()).toEqual(['a.999'])
  expect(await answers()).toBe(1)
  expect(await readNow()).toEqual([])
  // Touched, with the same content.
  await puts('a.999', whole)
  expect(await readNow()).toEqual(['a.999'])
  expect(await readNow()).toEqual([])
  expect(await answers()).toBe(1)
  // Replaced by another answer, and by another remittance of the same size.
  await puts('a.999', an999({ control: '77' }))
  await puts('b.835', remittance.replaceAll('X1', 'X2'))
  expect(await readNow()).toEqual(['a.999', 'b.835'])
  expect(await answers()).toBe(2)
  expect(await readNow()).toEqual([])
})

test('an answer that stays cut short is shown at the second look', async () => {
  const { world, folder, accountId } = await withFolder(app)
  const { file } = await make(world)
  await app.drainJobs()
  const incoming = join(folder, 'incoming')
  await mkdir(incoming, { recursive: true })
  const whole = an999({ control: file.group_control })
  await writeFile(join(incoming, 'a.999'), whole.slice(0, whole.length - 30))
  const within = inJob(app.services, app.db, world.agencyId, 'billing.fetch_answers')
  const answers = async () => (await call(app, world.owner, listAcknowledgements, {})).meta.total
  await fetchFrom(app.services, within, accountId)
  expect(await answers()).toBe(0)
  await fetchFrom(app.services, within, accountId)
  expect(await answers()).toBe(1)
  await fetchFrom(app.services, within, accountId)
  expect(await answers()).toBe(1)
})

test('without an account a person hands the file over, and an archived one is none', async () => {
  const world = await anAgency(app)
  const { file } = await make(world)
  expect(file).toMatchObject({ status: 'written', connection: null, abilities: { deliver: false } })
  const deliverIt = () => call(app, world.billing_admin, deliverTransmission, { id: file.id })
  await refusal(deliverIt(), 'connection_missing')
  const id = await connect(app, world, { name: 'F', vendor: 'folder', settings: { folder: 'f' } })
  await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .updateTable('integration_accounts')
      .set({ status: 'archived' })
      .where('id', '=', id)
      .execute(),
  )
  await refusal(deliverIt(), 'connection_missing')
  const stranger = (await anAgency(app)).billing_admin
  await refusal(call(app, stranger, deliverTransmission, { id: file.id }), 'not_found')
})
