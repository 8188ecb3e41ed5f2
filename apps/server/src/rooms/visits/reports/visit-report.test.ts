import type { InputOf } from '@homeward/contract/endpoint'
import {
  createVisitReport,
  getVisitReport,
  listVisitReports,
  readVisitsReport,
  updateVisitReport,
} from '@homeward/contract/visits/reports'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { beforeAll, expect, test, vi } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer, testNow } from '../../../testing/test-server.ts'
import { insertVisit } from '../../../testing/visits.ts'
import { anAgency, aPerson, type Person, type World } from '../../../testing/world.ts'
import { aClient } from '../../clients/testing/factories.ts'
import { reportTask } from '../../reports/door.ts'
import { visitReport } from './visit-report.ts'

const app = startTestServer()
let world: World
let ngoc: string
let limited: Person

const inHere = <T>(work: Parameters<typeof inAgency<T>>[2]) =>
  inAgency(app.db, world.agencyId, work)

/** A visit of half an hour that begins at an instant; `day` is its day in the agency's zone. */
const aVisitAt = (starts: string, day: string, client_id: string) =>
  inHere((tx) =>
    insertVisit(tx, {
      agency_id: world.agencyId,
      id: uuid(),
      client_id,
      agent_id: world.pca.agentId,
      service_id: world.serviceId,
      payor_id: world.payorId,
      status: 'scheduled',
      scheduled_date: day,
      scheduled_time: '09:00',
      scheduled_duration: 30,
      starts_at: starts,
      ends_at: new Date(Date.parse(starts) + 1_800_000).toISOString(),
    }),
  )

beforeAll(async () => {
  world = await anAgency(app)
  const second = uuid()
  await inHere((tx) =>
    tx
      .insertInto('offices')
      .values({ agency_id: world.agencyId, id: second, name: 'Second office' })
      .execute(),
  )
  limited = await aPerson(app, world.agencyId, 'manager', second)
  await inHere((tx) =>
    tx
      .updateTable('assignments')
      .set({ limited: true })
      .where('agent_id', '=', limited.agentId)
      .execute(),
  )
  ngoc = (await aClient(app, world, { first_name: 'Ngọc', last_name: '=Nguyễn' })).id
  const theirs = (await aClient(app, world, { first_name: 'Otto', office_id: second })).id
  // The first minute of March 1 and the last hour of March 31 in New York, with the clock change between.
  await aVisitAt('2026-03-01T05:00:00.000Z', '2026-03-01', ngoc)
  await aVisitAt('2026-04-01T03:00:00.000Z', '2026-03-31', ngoc)
  await aVisitAt('2026-03-01T04:29:00.000Z', '2026-02-28', ngoc)
  await aVisitAt('2026-04-01T04:00:00.000Z', '2026-04-01', ngoc)
  await aVisitAt('2026-03-10T15:00:00.000Z', '2026-03-10', theirs)
})

const march = { start_date: '2026-03-01', end_date: '2026-03-31' }

const ask = (input: Partial<InputOf<typeof createVisitReport>> = {}, who: Person = world.manager) =>
  call(app, who, createVisitReport, { ...march, ...input })
const look = (id: string, who: Person = world.manager) => call(app, who, getVisitReport, { id })

async function made(input: Parameters<typeof ask>[0] = {}, who: Person = world.manager) {
  const { id } = await ask(input, who)
  await app.drainJobs()
  return look(id, who)
}

async function fileOf(url: string | null) {
  const answer = await app.server.inject({ url: url ?? '' })
  expect(answer.statusCode).toBe(200)
  return answer
}

test('a CSV has the visits of its days by the calendar of the agency', async () => {
  const report = await made()
  expect(report).toMatchObject({ status: 'completed', rows_total: 3, rows_done: 3, error: null })
  expect(report.pdf_file_url).toBeNull()
  const answer = await fileOf(report.csv_file_url)
  expect(answer.headers['content-disposition']).toContain('visits-2026-03-01-to-2026-03-31.csv')
  expect(answer.rawPayload.length).toBe(report.byte_size)
  const [head, ...lines] = answer.body.trim().split('\r\n')
  expect(head).toContain('Date,Start,End,Client,Office,Caregiver')
  expect(lines.map((line) => line.slice(0, 19))).toEqual([
    '03/01/2026,12:00 AM',
    '03/10/2026,11:00 AM',
    '03/31/2026,11:00 PM',
  ])
  expect(lines[0]).toContain('Ngọc =Nguyễn')
})

test('a PDF has pages, and says that nothing happened where nothing did', async () => {
  const report = await made({ format: 'pdf' })
  const { body, headers } = await fileOf(report.pdf_file_url)
  expect(headers['content-type']).toBe('application/pdf')
  expect(body).toMatch(/^%PDF-/)
  expect(body.trimEnd()).toMatch(/%%EOF$/)
  const empty = await made({ format: 'pdf', start_date: '1990-01-01', end_date: '1990-12-31' })
  expect(empty).toMatchObject({ status: 'completed', rows_total: 0 })
})

test('a report is narrowed to a client, a caregiver, an office or a status', async () => {
  const rows = async (input: Parameters<typeof ask>[0]) => (await made(input)).rows_total
  expect(await rows({ by_client_id: ngoc })).toBe(2)
  expect(await rows({ by_agent_id: world.pca.agentId })).toBe(3)
  expect(await rows({ by_agent_id: world.cna.agentId })).toBe(0)
  expect(await rows({ office_id: world.officeId })).toBe(2)
  expect(await rows({ visit_status: 'canceled' })).toBe(0)
  await refusal(ask({ by_client_id: uuid() }), 'not_found')
})

test('both days are required, in order; what is asked first shows the same rows', async () => {
  const turned = { start_date: '2026-03-31', end_date: '2026-03-01' }
  await refusal(ask(turned), 'date_order')
  await refusal(call(app, world.manager, readVisitsReport, turned), 'date_order')
  const missing = { start_date: '2026-03-01' } as typeof march
  await refusal(call(app, world.manager, createVisitReport, missing), 'invalid')
  await refusal(call(app, world.manager, readVisitsReport, missing), 'invalid')
  const { data, meta } = await call(app, world.manager, readVisitsReport, {
    ...march,
    items: 1,
    page: 2,
  })
  expect(meta).toMatchObject({ total: 3, pages: 3 })
  expect(data).toMatchObject([{ scheduled_date: '2026-03-10', office: 'Second office' }])
})

test('ten years are read in batches, each visit once', async () => {
  const other = await anAgency(app)
  const client = (await aClient(app, other)).id
  await inAgency(app.db, other.agencyId, (tx) =>
    sql`insert into visits (agency_id, id, client_id, payor_id, status, scheduled_date, scheduled_time,
        scheduled_duration, starts_at, ends_at)
      select ${other.agencyId}::uuid, gen_random_uuid(), ${client}::uuid, ${other.payorId}::uuid, 'available',
        at::date, '09:00', 60, at, at + interval '1 hour'
      from generate_series(timestamptz '2016-01-04 14:00Z', '2025-12-29 14:00Z', interval '1 day') at`.execute(
      tx,
    ),
  )
  const { id } = await call(app, other.manager, createVisitReport, {
    start_date: '2016-01-01',
    end_date: '2025-12-31',
  })
  await app.drainJobs()
  const report = await call(app, other.manager, getVisitReport, { id })
  const { body } = await fileOf(report.csv_file_url)
  const days = body
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.slice(0, 10))
  expect(days).toHaveLength(report.rows_total ?? 0)
  expect(days.length).toBeGreaterThan(3600)
  expect(new Set(days).size).toBe(days.length)
})

/** The job of a report, as a worker runs it. */
const write = (report_id: string, lastTry = false) =>
  reportTask(visitReport).runForSystem(
    app.services,
    app.db,
    { agency_id: world.agencyId, report_id } as never,
    { lastTry },
  )

const filesHere = () =>
  inHere((tx) =>
    tx
      .selectFrom('files')
      .select('id')
      .execute()
      .then((rows) => rows.length),
  )

test('a report that is canceled while it is written leaves no file and is archived', async () => {
  const before = await filesHere()
  const { id } = await ask()
  const rows = vi.spyOn(visitReport, 'rows').mockImplementationOnce(async () => {
    await call(app, world.manager, updateVisitReport, { id, status: 'archived' })
    return []
  })
  await app.drainJobs()
  rows.mockRestore()
  expect(await look(id)).toMatchObject({ status: 'archived', csv_file_url: null })
  expect(await filesHere()).toBe(before)
  expect(await app.services.storage.find(id)).toBeNull()
  const again = call(app, world.manager, updateVisitReport, { id, status: 'completed' })
  await refusal(again, 'report_has_no_file')
})

test('a report whose worker was killed is taken over; one at work is left alone', async () => {
  const { id } = await ask()
  const noted = (noted_at: string) =>
    inHere((tx) =>
      tx.updateTable('reports').set({ noted_at, rows_done: 7 }).where('id', '=', id).execute(),
    )
  await noted(testNow)
  await write(id)
  expect(await look(id)).toMatchObject({ status: 'pending', rows_done: 7 })
  await noted(new Date(Date.parse(testNow) - 121_000).toISOString())
  await write(id)
  expect(await look(id)).toMatchObject({ status: 'completed', rows_done: 3 })
  // Whoever comes second changes nothing.
  await write(id)
  await fileOf((await look(id)).csv_file_url)
  await app.drainJobs()
})

test('a report that cannot be written says so at the last try', async () => {
  const { id } = await ask()
  const rows = vi.spyOn(visitReport, 'rows').mockRejectedValue(new Error('The disk is full.'))
  await expect(write(id)).rejects.toThrow('full')
  expect(await look(id)).toMatchObject({
    status: 'pending',
    error: expect.stringContaining('retried'),
  })
  await expect(write(id, true)).rejects.toThrow('full')
  rows.mockRestore()
  expect(await look(id)).toMatchObject({ status: 'failed', abilities: { archive: true } })
  await app.drainJobs()
})

test('two at once are two reports; the list shows those that are ready first', async () => {
  const [one, other] = await Promise.all([ask(), ask()])
  await app.drainJobs()
  const list = async (input: InputOf<typeof listVisitReports> = {}) =>
    (await call(app, world.manager, listVisitReports, { ...input, items: 200 })).data
  const ready = await list()
  expect(ready.map(({ id }) => id)).toEqual(expect.arrayContaining([one.id, other.id]))
  expect(ready.every(({ status }) => status === 'completed')).toBe(true)
  await call(app, world.manager, updateVisitReport, { id: one.id, status: 'archived' })
  expect((await list()).map(({ id }) => id)).not.toContain(one.id)
  expect((await list({ status: 'archived' })).map(({ id }) => id)).toContain(one.id)
  const back = await call(app, world.manager, updateVisitReport, {
    id: one.id,
    status: 'completed',
  })
  await fileOf(back.csv_file_url)
})

test('whoever is limited to an office gets its visits, and sees no report of more', async () => {
  const all = await made()
  await refusal(look(all.id, limited), 'not_found')
  const own = await made({}, limited)
  expect(own).toMatchObject({ status: 'completed', rows_total: 1 })
  const { body } = await fileOf(own.csv_file_url)
  expect(body).toContain('Otto')
  expect(body).not.toContain('Ngọc')
  expect((await look(own.id)).rows_total).toBe(1)
  await refusal(ask({}, world.nurse), 'forbidden')
})

test('the file of a report that was archived long ago is removed', async () => {
  const { id } = await made()
  await call(app, world.manager, updateVisitReport, { id, status: 'archived' })
  await inHere((tx) =>
    tx
      .updateTable('reports')
      .set({ archived_at: '2026-09-01T00:00:00.000Z' })
      .where('id', '=', id)
      .execute(),
  )
  await inHere((tx) =>
    sql`select app.enqueue('reports.forget_files', ${JSON.stringify({ agency_id: world.agencyId })}::json)`.execute(
      tx,
    ),
  )
  await app.drainJobs()
  expect(await look(id)).toMatchObject({ status: 'archived', abilities: { restore: false } })
})
