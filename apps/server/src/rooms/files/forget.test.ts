import { createAttachment, deleteDocument } from '@homeward/contract/files/attachments'
import { startUpload } from '@homeward/contract/files/uploads'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeCtx } from '../../plumbing/ctx.ts'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call } from '../../testing/call.ts'
import { openHouse, testNow } from '../../testing/house.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { anUpload, onePixel } from './making.ts'
import { fileHolders } from './unused-store.ts'

const house = openHouse()
let world: World
beforeEach(async () => {
  world = await anAgency(house)
})
afterEach(() => house.setClock(testNow))

const filesOf = ({ agencyId }: World) =>
  inAgency(house.db, agencyId, (tx) => tx.selectFrom('files').selectAll().orderBy('id').execute())

/** Runs the night's work so many milliseconds after files were made, which the database dates. */
async function forgetAfter(passed: number) {
  house.setClock(new Date(Date.now() + passed).toISOString())
  await inAgency(house.db, world.agencyId, (tx) =>
    makeCtx(house.house, tx, {
      agency: { id: world.agencyId, name: '', timeZone: 'UTC', locationTolerance: 150 },
      actor: { kind: 'job', name: 'test' },
      requestId: 'test',
    }).enqueue('files.forget_unfinished', {}),
  )
  await house.drainJobs()
  house.setClock(testNow)
}

const hang = (signed_id: string) =>
  call(house, world.nurse, createAttachment, {
    parent_type: 'Agency',
    parent_id: world.agencyId,
    signed_id,
  })

/** Another agency with the same file, as a restored copy has it. */
async function aCopy(): Promise<World> {
  const copy = await anAgency(house)
  const files = await filesOf(world)
  await inAgency(house.db, copy.agencyId, (tx) =>
    tx
      .insertInto('files')
      .values(files.map((file) => ({ ...file, agency_id: copy.agencyId })))
      .execute(),
  )
  return copy
}

test('what never came and what hangs on nothing is forgotten after a day, bytes and all', async () => {
  const announced = { filename: 'a', byte_size: 10, content_type: 'image/png' } as const
  await call(house, world.pca, startUpload, announced)
  await hang(await anUpload(house, world.nurse, { bytes: onePixel, filename: 'kept.png' }))
  await anUpload(house, world.pca, { bytes: onePixel, filename: 'unused.png' })
  const before = await filesOf(world)
  await forgetAfter(86_000_000)
  expect(await filesOf(world)).toHaveLength(3)
  await forgetAfter(87_000_000)
  expect((await filesOf(world)).map(({ name }) => name)).toEqual(['kept.png'])
  const bytes = before.map(async ({ id, name }) => [name, await house.house.storage.find(id)])
  expect(Object.fromEntries(await Promise.all(bytes))).toEqual({
    a: null,
    'kept.png': onePixel,
    'unused.png': null,
  })
})

test('a copy of the agency keeps the bytes of a file that is deleted beside it', async () => {
  const signed_id = await anUpload(house, world.nurse, { bytes: onePixel })
  const [file] = await filesOf(world)
  const id = file?.id ?? ''
  const copy = await aCopy()
  await call(house, world.nurse, deleteDocument, { signed_id })
  expect(await filesOf(world)).toEqual([])
  expect(await house.house.storage.find(id)).toEqual(onePixel)
  world = copy
  await forgetAfter(87_000_000)
  expect(await filesOf(copy)).toEqual([])
  expect(await house.house.storage.find(id)).toBeNull()
})

test('every column that a file hangs on is known', async () => {
  const { rows } = await sql<{ holder: string }>`
    select t.relname || '.' || a.attname as holder
    from pg_constraint k
      cross join unnest(k.conkey) c (attnum)
      join pg_class t on t.oid = k.conrelid
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = c.attnum
    where k.contype = 'f' and k.confrelid = 'files'::regclass
      and a.attname <> 'agency_id' and not (t.relname = 'agencies' and a.attname = 'id')
    order by 1`.execute(house.db.app)
  expect(rows.map(({ holder }) => holder)).toEqual(
    fileHolders.map(([table, column]) => `${table}.${column}`),
  )
})
