import {
  cancelDiagnosisCodeImport,
  getDiagnosisCodeImport,
  getDiagnosisCodeRelease,
  listDiagnosisCodeImports,
  listDiagnosisCodes,
  startDiagnosisCodeImport,
  updateDiagnosisCode,
} from '@homeward/contract/agency/diagnosis-codes'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { makeCtx } from '../../../plumbing/context.ts'
import { agencyContext } from '../../../plumbing/db/agency-context.ts'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { call, refusal } from '../../../testing/call.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { anAgency, type World } from '../../../testing/world.ts'
import { anUpload, onePixel } from '../../files/testing/factories.ts'
import { anOrderFile, orderLine } from '../testing/factories.ts'
import { loadCodes } from './load-codes.ts'

const app = startTestServer()

/** Codes of the form of ICD-10-CM with descriptions of several words, a heading before each ten. */
const manyLines = (count: number): string[] => {
  const injuries = ['Fracture', 'Sprain', 'Burn', 'Laceration', 'Crushing', 'Contusion']
  const sides = ['left', 'right', 'unspecified']
  const parts = ['femur', 'humerus', 'tibia', 'radius', 'skull', 'rib', 'pelvis']
  return Array.from({ length: count }, (_, at) => {
    const letters = 'ABCDEFGHIJKLMNOPQRST'
    const code = `${letters[at % 20]}${String(Math.floor(at / 20)).padStart(5, '0')}`
    const words = `${injuries[at % 11] ?? 'Disorder'} ${at} of ${sides[at % 3]} ${parts[at % 7]}`
    return orderLine(at % 100_000, code, words, at % 10 !== 0)
  })
}

const start = async (world: World, lines: readonly string[], name?: string) =>
  call(app, world.owner, startDiagnosisCodeImport, {
    signed_id: await anOrderFile(app, world, lines, name),
  })

/** Runs the next part of a load, as its job would. */
const loadPart = (world: World, id: string) =>
  inAgency(app.db, world.agencyId, async (tx) =>
    loadCodes(
      makeCtx(app.services, tx, {
        agency: await agencyContext(tx),
        actor: { kind: 'job', name: 'test' },
        requestId: 'test',
      }),
      id,
    ),
  )

const release = (world: World) => call(app, world.owner, getDiagnosisCodeRelease, {})

test('75,000 codes are loaded with progress, and found within 50 milliseconds', async () => {
  const world = await anAgency(app)
  const lines = [...manyLines(75_000), orderLine(1, 'I10', 'Essential (primary) hypertension')]
  const { id, ...waiting } = await start(world, lines)
  expect(waiting).toMatchObject({ status: 'waiting', rows_total: 0, abilities: { cancel: true } })
  await loadPart(world, id)
  expect(await call(app, world.nurse, getDiagnosisCodeImport, { id })).toMatchObject({
    status: 'running',
    rows_total: 75_001,
    rows_read: 5000,
  })
  // While it runs the agency uses what it used before.
  expect((await release(world)).complete).toBe(false)
  await app.drainJobs()
  expect(await call(app, world.nurse, getDiagnosisCodeImport, { id })).toMatchObject({
    status: 'done',
    rows_read: 75_001,
    abilities: { cancel: false },
  })
  expect(await release(world)).toEqual({
    name: 'ICD-10-CM 2026',
    year: 2026,
    codes_count: 75_001,
    complete: true,
  })

  const billable = await call(app, world.owner, listDiagnosisCodes, {})
  expect(billable.meta.total).toBe(lines.filter((line) => line[14] === '1').length)
  const all = await call(app, world.owner, listDiagnosisCodes, { headings: 'show' })
  expect(all.meta.total).toBe(75_001)
  // The common ones stay active, the others are not.
  const active = await call(app, world.owner, listDiagnosisCodes, { active: 'active' })
  expect(active.data.map(({ code }) => code)).toEqual(['I10'])
  await call(app, world.owner, updateDiagnosisCode, { code: 'B00000', active: true })
  const chosen = await call(app, world.owner, listDiagnosisCodes, { active: 'active' })
  expect(chosen.data.map(({ code }) => code)).toEqual(['B00000', 'I10'])

  for (const [search, pattern] of [
    ['B0012', / B0012/],
    ['b00.1', / B001/],
    ['femur', /femur/],
    ['fracture unspecified skull', /Fracture \d+ of unspecified skull/],
    ['unspecified', /unspecified/],
    ['crushing left TIBIA', /Crushing \d+ of left tibia/],
    ['hypertension primary', /hypertension/],
  ] as const) {
    const total = lines.filter((line) => line[14] === '1' && pattern.test(line)).length
    const { meta } = await call(app, world.nurse, listDiagnosisCodes, { search })
    expect(meta.total, search).toBe(total)
  }
}, 120_000)

test('the same file is kept once, however many agencies load it', async () => {
  const [here, there] = [await anAgency(app), await anAgency(app)]
  const lines = manyLines(30)
  await start(here, lines)
  await app.drainJobs()
  const count = async () =>
    (
      await inAgency(app.db, here.agencyId, (tx) =>
        tx.selectFrom('icd_releases').select('id').execute(),
      )
    ).length
  const before = await count()
  const { id } = await start(there, lines)
  await app.drainJobs()
  expect(await count()).toBe(before)
  expect(await call(app, there.owner, getDiagnosisCodeImport, { id })).toMatchObject({
    status: 'done',
    rows_read: 30,
  })
  expect((await release(there)).codes_count).toBe(30)
})

test('a load that is canceled leaves nothing, and the next one may begin', async () => {
  const world = await anAgency(app)
  const { id } = await start(world, manyLines(6000))
  await refusal(start(world, manyLines(10)), 'codes_loading')
  await loadPart(world, id)
  const canceled = await call(app, world.owner, cancelDiagnosisCodeImport, { id })
  expect(canceled).toMatchObject({ status: 'canceled', rows_read: 5000 })
  await app.drainJobs()
  const unfinished = await inAgency(app.db, world.agencyId, (tx) =>
    tx.selectFrom('icd_releases').select('id').where('completed_at', 'is', null).execute(),
  )
  expect(unfinished).toEqual([])
  expect((await release(world)).complete).toBe(false)
  await refusal(call(app, world.owner, cancelDiagnosisCodeImport, { id }), 'codes_not_loading')
  await start(world, manyLines(11))
  await app.drainJobs()
  const { data } = await call(app, world.owner, listDiagnosisCodeImports, {})
  expect(data.map(({ status }) => status)).toEqual(['done', 'canceled'])
})

test.each([
  ['of another form', ['code,description', 'I10,Hypertension'], 'Line 1 is'],
  ['with a broken line', [...manyLines(3), 'I10 Hypertension'], 'Line 4 is'],
  ['with a broken line far below', [...manyLines(5000), '?'], 'Line 5001 is'],
  ['without a line', [' '], 'no lines'],
])('a file %s is refused in words, and the codes stay as they were', async (_, lines, words) => {
  const world = await anAgency(app)
  const { id } = await start(world, lines)
  await app.drainJobs()
  const failed = await call(app, world.owner, getDiagnosisCodeImport, { id })
  expect(failed.status).toBe('failed')
  expect(failed.error).toContain(words)
  expect((await release(world)).name).toBe('Common in home care')
})

test('a complete release is changed by nobody', async () => {
  const world = await anAgency(app)
  const touch = (statement: ReturnType<typeof sql>) =>
    inAgency(app.db, world.agencyId, (tx) => statement.execute(tx))
  await expect(touch(sql`update icd_releases set name = 'Ours'`)).rejects.toThrow(
    'cannot be changed',
  )
  await expect(touch(sql`delete from icd_releases`)).rejects.toThrow(
    /cannot be changed|foreign key/,
  )
  await expect(touch(sql`delete from icd_codes`)).rejects.toThrow('permission denied')
  await expect(touch(sql`update icd_codes set description = 'x'`)).rejects.toThrow(
    'permission denied',
  )
  const planted = sql`insert into icd_codes (release_id, code, billable, description, long_description)
    select id, 'Z99999', true, 'Planted', 'Planted' from icd_releases limit 1`
  await expect(touch(planted)).rejects.toThrow('row-level security')
})

test('a load is a text file of this agency', async () => {
  const [here, there] = [await anAgency(app), await anAgency(app)]
  const picture = await anUpload(app, here.owner, { bytes: onePixel })
  await refusal(
    call(app, here.owner, startDiagnosisCodeImport, { signed_id: picture }),
    'upload_type',
  )
  const signed_id = await anOrderFile(app, here, manyLines(2))
  await refusal(call(app, there.owner, startDiagnosisCodeImport, { signed_id }), 'upload_unknown')
})
