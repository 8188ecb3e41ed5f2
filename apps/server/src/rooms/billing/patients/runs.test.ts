import {
  downloadPatientStatement,
  getPatientAccount,
  takePatientPayment,
} from '@homeward/contract/billing/patients'
import {
  createStatementRun,
  downloadStatementRun,
  listStatementRuns,
  updateStatementRun,
} from '@homeward/contract/billing/statement-runs'
import { mergeClients, undoClientMerge } from '@homeward/contract/clients/merge'
import { setTimeout } from 'node:timers/promises'
import { v7 as uuid } from 'uuid'
import { expect, test } from 'vitest'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { aClient } from '../../clients/testing/factories.ts'
import { inJob } from '../../../plumbing/jobs/in-job.ts'
import { aClaim, sent, upload } from '../testing/factories.ts'
import { a835, aPayment } from '../testing/remittance.ts'
import { insertRun } from './run-store.ts'
import { insertStatements } from './statement-store.ts'
import { writeStatements } from './write-statements.ts'

const app = startTestServer()

/** Two clients who owe $10 and $20. */
async function twoPatients(world: World): Promise<string[]> {
  const first = await aClaim(app, world)
  const second = await aClaim(app, world, { date: '2026-10-27' })
  const { claims } = await sent(app, world, [first, second])
  const parts = claims.map(({ number, start_date: date }, at) => {
    const share = (at + 1) * 1000
    const cas = [['PR', '3', share]] as const
    return { number, date, charge: 4768, paid: 4768 - share, patient: share, cas }
  })
  await upload(app, world, a835([aPayment(parts)]))
  return claims.map(({ client }) => client.id)
}

const make = (world: World, month = '2026-11') =>
  call(app, world.billing_admin, createStatementRun, { month })
const turn = (world: World, id: string, state: 'canceled' | 'waiting') =>
  call(app, world.billing_admin, updateStatementRun, { id, state })
const latest = async (world: World) =>
  (await call(app, world.billing_admin, listStatementRuns, {})).data[0]
const accountOf = (world: World, id: string) => call(app, world.owner, getPatientAccount, { id })
const numbered = (world: World) =>
  inAgency(app.db, world.agencyId, (tx) =>
    tx.selectFrom('patient_statements').select(['number', 'client_id']).orderBy('number').execute(),
  )

test('every client who owes something gets one statement, and all are one PDF', async () => {
  const world = await anAgency(app)
  const [one = '', two = ''] = await twoPatients(world)
  const run = await make(world)
  expect(run).toMatchObject({
    state: 'waiting',
    clients_total: 2,
    has_file: false,
    month: '2026-11',
  })
  await app.drainJobs()
  expect(await latest(world)).toMatchObject({
    state: 'done',
    clients_done: 2,
    clients_total: 2,
    due_cents: 3000,
    has_file: true,
    abilities: { cancel: false, retry: false },
  })
  const { statements } = await accountOf(world, one)
  expect(statements).toMatchObject([{ month: '2026-11', due_cents: 1000 }])
  expect((await accountOf(world, two)).statements).toMatchObject([{ due_cents: 2000 }])
  const pdf = await call(app, world.billing_admin, downloadStatementRun, { id: run.id })
  expect(String(pdf.body).slice(0, 5)).toBe('%PDF-')
  const single = await call(app, world.owner, downloadPatientStatement, {
    id: statements[0]?.id ?? '',
  })
  expect(String(single.body).slice(0, 5)).toBe('%PDF-')
  // Who paid gets none the next time; the numbers go on.
  await call(app, world.billing_admin, takePatientPayment, {
    client_id: one,
    method: 'cash',
    paid_on: '2026-11-02',
    amount_cents: 1000,
  })
  await expect(make(world)).rejects.toThrow(
    /created statements for November 2026 on 11\/02\/2026: 2 clients/,
  )
  await refusal(make(world), 'statements_made')
  await call(app, world.billing_admin, createStatementRun, { month: '2026-11', again: true })
  await app.drainJobs()
  expect(await latest(world)).toMatchObject({ state: 'done', clients_done: 1, due_cents: 2000 })
  expect((await numbered(world)).map(({ number }) => Number(number))).toEqual([1, 2, 3])
})

test('a client who owed nothing yet when the month ended gets no statement of it', async () => {
  const world = await anAgency(app)
  await twoPatients(world)
  await make(world, '2026-09')
  await app.drainJobs()
  expect(await latest(world)).toMatchObject({ state: 'done', clients_done: 0, has_file: false })
  expect(await numbered(world)).toEqual([])
})

test('one run at a time; a canceled one stops, and goes on where it was', async () => {
  const world = await anAgency(app)
  await refusal(make(world), 'patient_owes_nothing')
  await refusal(make(world, '2026-12'), 'statement_month_to_come')
  await twoPatients(world)
  const tried = await Promise.allSettled([make(world), make(world)])
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { id = '' } = (await latest(world)) ?? {}
  await turn(world, id, 'canceled')
  await app.drainJobs()
  expect(await latest(world)).toMatchObject({ state: 'canceled', clients_done: 0, has_file: false })
  await refusal(turn(world, id, 'canceled'), 'status_not_allowed')
  await refusal(call(app, world.billing_admin, downloadStatementRun, { id }), 'not_found')
  await turn(world, id, 'waiting')
  await app.drainJobs()
  expect(await latest(world)).toMatchObject({ state: 'done', clients_done: 2 })
  await refusal(turn(world, id, 'waiting'), 'status_not_allowed')
})

test('a canceled run that is continued at the moment another begins is refused in words', async () => {
  const world = await anAgency(app)
  await twoPatients(world)
  const { id } = await make(world)
  await turn(world, id, 'canceled')
  const continued = await inAgency(app.db, world.agencyId, async (tx) => {
    await insertRun(tx, {
      agency_id: world.agencyId,
      id: uuid(),
      month: '2026-11-01',
      created_at: new Date().toISOString(),
      created_by_name: 'Ada',
    })
    const outcome = refusal(turn(world, id, 'waiting'), 'statements_at_work')
    // The other begins while the first one waits for it.
    await setTimeout(300)
    return { outcome }
  })
  await continued.outcome
  const { data } = await call(app, world.billing_admin, listStatementRuns, {})
  expect(data.map(({ state }) => state).toSorted()).toEqual(['canceled', 'waiting'])
})

test('two canceled runs that are continued at once: one goes on, the other waits for it', async () => {
  const world = await anAgency(app)
  await twoPatients(world)
  const first = await make(world)
  await turn(world, first.id, 'canceled')
  const second = await make(world)
  await turn(world, second.id, 'canceled')
  const tried = await Promise.allSettled(
    [first, second].map(({ id }) => turn(world, id, 'waiting')),
  )
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const refused = tried.find(({ status }) => status === 'rejected')
  expect(refused).toMatchObject({ reason: { body: { code: 'statements_at_work' } } })
})

test('a job that begins again, or twice at once, makes no second statement', async () => {
  const world = await anAgency(app)
  await twoPatients(world)
  const { id } = await make(world)
  const within = inJob(app.services, app.db, world.agencyId, 'billing.write_statements')
  const write = () => writeStatements(within, id, { lastTry: false })
  await Promise.all([write(), write()])
  await write()
  expect(await numbered(world)).toHaveLength(2)
  expect(await latest(world)).toMatchObject({ state: 'done', clients_done: 2, due_cents: 3000 })
})

test('a job that cannot go on says so, and a person can try again', async () => {
  const world = await anAgency(app)
  await twoPatients(world)
  const { id } = await make(world)
  const within = inJob(app.services, app.db, world.agencyId, 'billing.write_statements')
  let calls = 0
  const broken: typeof within = (work) => {
    calls += 1
    return calls === 1 ? Promise.reject(new Error('no network')) : within(work)
  }
  await expect(writeStatements(broken, id, { lastTry: true })).rejects.toThrow('no network')
  expect(await latest(world)).toMatchObject({ state: 'failed', abilities: { retry: true } })
  await turn(world, id, 'waiting')
  await app.drainJobs()
  expect(await latest(world)).toMatchObject({ state: 'done' })
  const elsewhere = await anAgency(app)
  await refusal(turn(elsewhere, id, 'waiting'), 'not_found')
  await refusal(call(app, elsewhere.owner, downloadStatementRun, { id }), 'not_found')
  await refusal(call(app, world.admin, createStatementRun, { month: '2026-11' }), 'forbidden')
})

test('two records that both have a statement of a run become one client, and two again', async () => {
  const world = await anAgency(app)
  const [kept, other] = [await aClient(app, world), await aClient(app, world)]
  const run = uuid()
  const made = { agency_id: world.agencyId, created_at: new Date().toISOString() }
  const by = { ...made, month: '2026-11-01', created_by_name: 'Ada' }
  const content = { name: '', address: '', creditCents: 0, openingCents: 0, rows: [] }
  await inAgency(app.db, world.agencyId, async (tx) => {
    await insertRun(tx, { ...by, id: run })
    await insertStatements(
      tx,
      [kept, other].map(({ id: client_id }, at) => ({
        ...by,
        id: uuid(),
        client_id,
        number: at + 1,
        content: { ...content, closingCents: 0 },
        due_cents: 0,
        run_id: run,
      })),
    )
  })
  const merge = { id: kept.id, other_id: other.id }
  const { id } = await call(app, world.owner, mergeClients, merge)
  const holders = async () => (await numbered(world)).map(({ client_id }) => client_id)
  expect(await holders()).toEqual([kept.id, kept.id])
  await call(app, world.owner, undoClientMerge, { id })
  expect(await holders()).toEqual([kept.id, other.id])
})
