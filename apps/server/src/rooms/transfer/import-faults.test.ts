import { listAgents } from '@homeward/contract/caregivers/agents'
import { createClient, listClients, updateClient } from '@homeward/contract/clients/clients'
import { createComment } from '@homeward/contract/collaboration/comments'
import {
  cancelImport,
  checkImport,
  commitImport,
  createImport,
  getImport,
  type Import,
  importProblems,
  listImportRows,
  undoImport,
} from '@homeward/contract/transfer/imports'
import { beforeAll, describe, expect, test } from 'vitest'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call, refusal } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { anUpload } from '../files/testing/factories.ts'
import { updateImport } from './import/store.ts'

const app = startTestServer()
let world: World
beforeAll(async () => {
  world = await anAgency(app)
})

type Kind = Import['kind']

const begin = async (bytes: string | Buffer, kind: Kind = 'clients') =>
  call(app, world.admin, createImport, {
    kind,
    signed_id: await anUpload(app, world.admin, {
      bytes,
      filename: 'people.csv',
      content_type: 'text/csv',
    }),
  })

async function checked(bytes: string | Buffer, kind: Kind = 'clients') {
  const { id, mapping } = await begin(bytes, kind)
  await call(app, world.admin, checkImport, { id, mapping })
  await app.drainJobs()
  return read(id)
}

const read = (id: string) => call(app, world.admin, getImport, { id })

async function committed(bytes: string, kind: Kind = 'clients') {
  const { id } = await checked(bytes, kind)
  await call(app, world.admin, commitImport, { id })
  await app.drainJobs()
  return read(id)
}

async function undone(id: string) {
  await call(app, world.admin, undoImport, { id })
  await app.drainJobs()
  return read(id)
}

const rows = async (id: string, state: 'left' | 'wrong' | 'duplicate' | 'kept' = 'left') =>
  (await call(app, world.admin, listImportRows, { import_id: id, state, items: 200 })).data

const clients = async (search: string) =>
  (await call(app, world.admin, listClients, { status: 'all', search, items: 200 })).data

describe('taking an import back', () => {
  test('keeps whom somebody changed or worked with, and says so', async () => {
    const { id } = await committed(
      'first_name,last_name,birthdate\nAmy,Farrow,1/1/1950\nBea,Farrow,2/2/1951\nCia,Farrow,3/3/1952\n',
    )
    const [amy, bea] = await clients('Farrow')
    if (!amy || !bea) throw new Error('They did not come in.')
    await call(app, world.nurse, updateClient, { id: amy.id, nickname: 'Ames' })
    const about = { parent_type: 'Client', parent_id: bea.id } as const
    await call(app, world.nurse, createComment, { ...about, body: 'Called, comes on Monday.' })
    expect(await undone(id)).toMatchObject({ state: 'undone', rows_created: 0, rows_kept: 2 })
    expect((await clients('Farrow')).map(({ name }) => name)).toEqual(['Amy Farrow', 'Bea Farrow'])
    expect((await rows(id, 'kept')).map(({ problems }) => problems[0]?.sentence)).toEqual([
      'It was changed after the import.',
      'It is in use: comments.',
    ])
  })

  test('leaves nobody in the way of the same caregivers, with the same number', async () => {
    const file = 'first_name,last_name,role,birthdate,phone\nIda,Brook,PCA,1/1/1980,8285550441\n'
    const first = await committed(file, 'caregivers')
    expect(await checked(file, 'caregivers')).toMatchObject({ rows_ok: 0, rows_duplicate: 1 })
    await undone(first.id)
    expect(await committed(file, 'caregivers')).toMatchObject({ rows_created: 1 })
    const { data } = await call(app, world.admin, listAgents, { search: 'Brook', status: 'all' })
    expect(Object.fromEntries(data.map(({ status, phone }) => [status, phone]))).toEqual({
      active: '8285550441',
      inactive: null,
    })
  })

  test('is possible after the work broke off; a new check does not forget what came in', async () => {
    const { id } = await committed('first_name,last_name\nDot,Halvorsen\n')
    await inAgency(app.db, world.agencyId, (tx) =>
      updateImport(tx, id, { state: 'failed', error: 'The work broke off.' }),
    )
    const broken = await read(id)
    expect(broken.abilities).toEqual({ check: false, commit: false, undo: true, cancel: false })
    const mapping = broken.mapping
    await refusal(call(app, world.admin, checkImport, { id, mapping }), 'import_state')
    await refusal(call(app, world.admin, cancelImport, { id }), 'import_state')
    expect(await undone(id)).toMatchObject({ state: 'undone', rows_kept: 0 })
    expect(await clients('Halvorsen')).toEqual([])
  })
})

describe('two imports at once', () => {
  test('of the same people bring each of them in once', async () => {
    const file = 'first_name,last_name,birthdate\nEve,Ostrander,1/1/1950\nFay,Ostrander,2/2/1951\n'
    const [one, two] = [await checked(file), await checked(file)]
    expect([one.rows_ok, two.rows_ok]).toEqual([2, 2])
    for (const { id } of [one, two]) await call(app, world.admin, commitImport, { id })
    await app.drainJobs()
    expect(await clients('Ostrander')).toHaveLength(2)
    const [first, second] = [await read(one.id), await read(two.id)]
    expect(first.rows_created + second.rows_created).toBe(2)
    expect(first.rows_duplicate + second.rows_duplicate).toBe(2)
  })

  test('a row of the same person in one file is told before anything comes in', async () => {
    const found = await checked(
      'first_name,last_name,birthdate,phone\nGil,Pomeroy,1/1/1950,8285550142\nGIL,pomeroy,1/1/1950,\nGil,Pomeroy,,(828) 555-0142\n',
    )
    expect(found).toMatchObject({ rows_ok: 1, rows_duplicate: 2 })
    expect(await rows(found.id)).toHaveLength(2)
    expect((await rows(found.id, 'duplicate'))[1]?.problems[0]?.sentence).toBe(
      'The same person is in row 2.',
    )
  })
})

describe('the check promises only what can come in', () => {
  test('a client who left needs a day; a number belongs to one caregiver', async () => {
    const left = await checked('first_name,last_name,status\nHal,Quincy,Discharged\n')
    expect(await rows(left.id, 'wrong')).toMatchObject([{ problems: [{ field: 'left_on' }, {}] }])
    await committed('first_name,last_name,role,phone\nIvy,Rand,PCA,8285550777\n', 'caregivers')
    const taken = await checked(
      'first_name,last_name,role,phone\nJon,Sloan,PCA,8285550777\n',
      'caregivers',
    )
    expect((await rows(taken.id, 'wrong'))[0]?.problems[0]?.sentence).toContain('Ivy Rand')
    expect(await clients('Quincy')).toEqual([])
  })
})

describe('files as spreadsheets write them', () => {
  test('the sample shows no protected number, whatever its column is taken for', async () => {
    const begun = await begin(
      'First Name,Last Name,SSN,Medicaid,Remark\nKay,Tull,900-12-3456,900123456K,"her SSN: 900-12-3456"\n',
    )
    expect(begun.mapping).toMatchObject({ SSN: 'social_security_number', Remark: null })
    const masked = [['Kay', 'Tull', '••••3456', '••••456K', 'her SSN: ••••3456']]
    expect(begun.sample).toEqual(masked)
    expect((await call(app, world.owner, getImport, { id: begun.id })).sample).toEqual(masked)
  })

  test('empty columns are dropped or counted, headings that are there twice are told apart', async () => {
    const { columns, mapping, sample } = await begin(
      'First Name,Last Name,Phone,Phone,,,\nKay,Tull,8285550123,8285550124,note,,\n',
    )
    expect(columns).toEqual(['First Name', 'Last Name', 'Phone', 'Phone (2)', 'Column 5'])
    expect(mapping).toMatchObject({
      Phone: 'phone',
      'Phone (2)': 'secondary_phone',
      'Column 5': null,
    })
    expect(sample).toEqual([['Kay', 'Tull', '8285550123', '8285550124', 'note']])
  })

  test('a mark in front, semicolons, line breaks in cells and empty rows leave the rows their numbers', async () => {
    const found = await checked(
      '\ufefffirst_name;last_name;nickname;birthdate\r\nLou;Umber;"Lou\r\nLou";1/1/1950\r\n;;;\r\nMae;Umber;;13/45/1950\r\n',
    )
    expect(found).toMatchObject({ columns: ['first_name', 'last_name', 'nickname', 'birthdate'] })
    expect(found).toMatchObject({ rows_total: 2, rows_ok: 1 })
    expect((await rows(found.id, 'wrong')).map(({ line }) => line)).toEqual([4])
    const { body } = await call(app, world.admin, importProblems, { id: found.id })
    expect(String(body)).toContain('\r\n4,birthdate: “13/45/1950”')
    expect(String(body)).toContain('Mae,Umber,,13/45/1950')
  })

  test('two digits of a year are read where they leave no doubt', async () => {
    const found = await checked(
      'first_name,last_name,dob,sex\nNed,Vogel,3/4/51,M\nOla,Vogel,3/4/25,F\n',
    )
    expect(found).toMatchObject({ rows_ok: 1, rows_wrong: 1 })
    expect((await rows(found.id, 'wrong'))[0]?.problems).toEqual([
      { field: 'birthdate', sentence: expect.stringContaining('1925 or 2025') },
    ])
  })

  test('the file of problems can be mended and sent again: columns and cells come back', async () => {
    const file = 'Vorname,Nachname,Spitzname,Geburt\nPia,Weiss,=2+3,1/1/1950\nQuin,Weiss,+1,x\n'
    const { id, columns } = await begin(file)
    const fields = ['first_name', 'last_name', 'nickname', 'birthdate']
    const mapping = Object.fromEntries(columns.map((column, at) => [column, fields[at] ?? null]))
    await call(app, world.admin, checkImport, { id, mapping })
    await app.drainJobs()
    const { body } = await call(app, world.admin, importProblems, { id })
    expect(String(body)).toContain("'+1")
    const again = await begin(String(body).replace(',x', ',2/2/1952'))
    expect(again.mapping).toEqual({ Line: null, Reasons: null, ...mapping })
    await call(app, world.admin, checkImport, { id: again.id, mapping: again.mapping })
    await app.drainJobs()
    await call(app, world.admin, commitImport, { id: again.id })
    await app.drainJobs()
    const [quin] = await clients('Weiss')
    expect(quin).toMatchObject({ name: 'Quin Weiss' })
  })
})

test('a client whom somebody added after the check is not added once more', async () => {
  const found = await checked('first_name,last_name,birthdate\nRay,Yost,5/5/1955\n')
  await call(app, world.nurse, createClient, {
    first_name: 'Ray',
    last_name: 'Yost',
    office_id: world.officeId,
    birthdate: '1955-05-05',
  })
  await call(app, world.admin, commitImport, { id: found.id })
  await app.drainJobs()
  expect(await read(found.id)).toMatchObject({ rows_created: 0, rows_duplicate: 1 })
  expect(await clients('Yost')).toHaveLength(1)
})
