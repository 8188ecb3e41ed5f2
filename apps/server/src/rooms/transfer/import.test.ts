import { listAgents } from '@homeward/contract/caregivers/agents'
import { createClient, getClient, listClients } from '@homeward/contract/clients/clients'
import {
  cancelImport,
  checkImport,
  commitImport,
  createImport,
  getImport,
  importProblems,
  listImportRows,
  undoImport,
} from '@homeward/contract/transfer/imports'
import { v7 as uuid } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { startSealer } from '../../plumbing/audit/sealer.ts'
import { verifyAgency } from '../../plumbing/audit/verify.ts'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call, refusal } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { anUpload } from '../files/testing/factories.ts'

const app = startTestServer()
let world: World
beforeAll(async () => {
  world = await anAgency(app)
})

const csv = (...lines: string[]): string => `${lines.join('\r\n')}\r\n`

const begin = async (text: string | Buffer, kind: 'clients' | 'caregivers' = 'clients') =>
  call(app, world.admin, createImport, {
    kind,
    signed_id: await anUpload(app, world.admin, {
      bytes: text,
      filename: 'people.csv',
      content_type: 'text/csv',
    }),
  })

/** The import after its rows were checked with the mapping that was suggested. */
async function checked(text: string, kind: 'clients' | 'caregivers' = 'clients') {
  const begun = await begin(text, kind)
  await call(app, world.admin, checkImport, { id: begun.id, mapping: begun.mapping })
  await app.drainJobs()
  return call(app, world.admin, getImport, { id: begun.id })
}

const names = async (search: string) =>
  (await call(app, world.admin, listClients, { status: 'all', search, items: 200 })).data.map(
    ({ name }) => name,
  )

describe('the office of clients from a spreadsheet', () => {
  test('is the only one, or has to be named', async () => {
    const file = 'first_name,last_name,office\nOna,Office,\nTwo,Offices,Main office\n'
    const alone = await checked(file)
    expect(alone).toMatchObject({ rows_ok: 2 })
    await inAgency(app.db, world.agencyId, (tx) =>
      tx
        .insertInto('offices')
        .values({ agency_id: world.agencyId, id: uuid(), name: 'Second office' })
        .execute(),
    )
    const both = await checked(file)
    expect(both).toMatchObject({ rows_ok: 1, rows_wrong: 1 })
    await inAgency(app.db, world.agencyId, (tx) =>
      tx
        .updateTable('offices')
        .set({ status: 'archived' })
        .where('name', '=', 'Second office')
        .execute(),
    )
  })
})

describe('clients from a spreadsheet', () => {
  const file = csv(
    'Last Name,First Name,DOB,Sex,Phone,Address,City,ST,Zip Code,Favourite color',
    'Ortega,Lucía,3/14/1948,F emale,(828) 555-0199,1 Oak St,Asheville,nc,28801,red',
    'Ortega,Lucía,3/14/1948,female,(828) 555-0199,1 Oak St,Asheville,nc,28801,red',
    'Byrne,Owen,1950-02-29,Male,,,,,,',
    'Byrne,Maeve,1950-02-28,Female,12,2 Oak St,Asheville,NC,28801,',
    ',Nobody,1950-02-28,Female,,,,,,',
    'Byrne,Tara,2/28/1950,Female,,3 Oak St,Asheville,Carolina,28801,',
    'Byrne,Nora,2/28/1951,Female,8285550198,4 Oak St,Asheville,NC,2139,',
  )

  test('are checked first: nothing is written, and each row says what is wrong', async () => {
    const found = await checked(file)
    expect(found).toMatchObject({
      state: 'checked',
      rows_total: 7,
      rows_done: 7,
      rows_ok: 2,
      rows_wrong: 5,
      rows_duplicate: 0,
      mapping: { 'Last Name': 'last_name', DOB: 'birthdate', 'Favourite color': null },
    })
    expect(await names('Byrne')).toEqual([])
    const { data } = await call(app, world.admin, listImportRows, { import_id: found.id })
    expect(data.map(({ line, problems }) => [line, problems.map(({ field }) => field)])).toEqual([
      [2, ['gender']],
      [4, ['birthdate']],
      [5, ['phone']],
      [6, ['last_name']],
      [7, ['state']],
    ])
    const problems = await call(app, world.admin, importProblems, { id: found.id })
    const lines = String(problems.body).split('\r\n')
    expect(lines[0]).toMatch(/^Line,Reasons,Last Name/)
    expect(lines).toHaveLength(6)
  })

  test('are checked without a trace: no sealer misses what was undone', async () => {
    const sealer = await startSealer(app.services, app.db)
    await checked(file)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await sealer.close()
    const { broken } = await verifyAgency(app.services, app.db, world.agencyId)
    expect(broken).toEqual([])
  })

  test('come in, are found by the office, and are taken back again', async () => {
    const { id } = await checked(file)
    await call(app, world.admin, commitImport, { id })
    await app.drainJobs()
    expect(await call(app, world.admin, getImport, { id })).toMatchObject({
      state: 'committed',
      rows_created: 2,
      rows_wrong: 5,
    })
    expect(await names('Byrne')).toEqual(['Nora Byrne'])
    expect(await names('Ortega')).toEqual(['Lucía Ortega'])
    const nora = (await call(app, world.admin, listClients, { status: 'all', search: 'Byrne' }))
      .data[0]
    expect(await call(app, world.admin, getClient, { id: nora?.id ?? '' })).toMatchObject({
      gender: 'female',
      gender_confirmed: true,
    })

    const again = await checked(file)
    expect(again).toMatchObject({ rows_ok: 0, rows_duplicate: 2 })

    await call(app, world.admin, undoImport, { id })
    await app.drainJobs()
    expect(await call(app, world.admin, getImport, { id })).toMatchObject({
      state: 'undone',
      rows_created: 0,
      rows_kept: 0,
    })
    expect(await names('Byrne')).toEqual([])
  })

  test('are told from clients who are there, and from each other', async () => {
    await call(app, world.admin, createClient, {
      first_name: 'Pilar',
      last_name: 'Quintero',
      office_id: world.officeId,
      birthdate: '1944-04-04',
    })
    const found = await checked(
      csv(
        'first_name,last_name,birthdate',
        'Pilar,Quintero,4/4/1944',
        'Teo,Quintero,4/5/1944',
        'TEO,QUINTERO,1944-04-05',
      ),
    )
    expect(found).toMatchObject({ rows_ok: 1, rows_duplicate: 2 })
    const { data } = await call(app, world.admin, listImportRows, {
      import_id: found.id,
      state: 'duplicate',
    })
    expect(data.map(({ problems }) => problems[0]?.sentence)).toEqual([
      expect.stringContaining('Pilar Quintero already exists'),
      'The same person is in row 3.',
    ])
  })

  test('the mapping that was chosen is remembered for files with the same headings', async () => {
    const text = csv('Vorname,Nachname', 'Ada,Lind')
    const first = await begin(text)
    expect(first.mapping).toEqual({ Vorname: null, Nachname: null })
    const incomplete = call(app, world.admin, checkImport, { id: first.id, mapping: {} })
    expect(await refusal(incomplete, 'import_mapping')).toMatchObject({
      errors: { mapping: [/First name/, /Last name/].map((words) => expect.stringMatching(words)) },
    })
    const mapping = { Vorname: 'first_name', Nachname: 'last_name' }
    await call(app, world.admin, checkImport, { id: first.id, mapping })
    expect((await begin(text)).mapping).toEqual(mapping)
  })

  test.each([
    ['nothing', ''],
    ['headings alone', csv('first_name,last_name')],
    ['a quote that is never closed', 'first_name,last_name\r\n"Ada,Lind\r\nEve,Lind\r\n'],
    ['too many rows', csv('first_name', ...Array.from({ length: 20_001 }, () => 'x'))],
  ])('a file with %s is refused', async (_, text) => {
    await refusal(begin(text), text === '' ? 'invalid' : 'import_unreadable')
  })

  test('a file of old Windows, with semicolons, is read too', async () => {
    const bytes = Buffer.from('first_name;last_name\r\nJos\xe9;Pe\xf1a\r\n', 'latin1')
    expect((await begin(bytes)).sample).toEqual([['José', 'Peña']])
  })
})

test('caregivers come in with their role, and are let go when it is undone', async () => {
  const { id, ...found } = await checked(
    csv(
      'First Name,Last Name,Title,Hire Date,Phone',
      'Ines,Calloway,CNA II,1/2/2026,8285550311',
      'Ines,Calloway,Astronaut,1/2/2026,8285550312',
    ),
    'caregivers',
  )
  expect(found).toMatchObject({ rows_ok: 1, rows_wrong: 1 })
  await call(app, world.admin, commitImport, { id })
  await app.drainJobs()
  const ofName = async () =>
    (await call(app, world.admin, listAgents, { search: 'Calloway', status: 'all' })).data
  expect(await ofName()).toMatchObject([{ role: 'cna2', type: 'Caregiver', status: 'active' }])
  await call(app, world.admin, undoImport, { id })
  await app.drainJobs()
  expect(await ofName()).toMatchObject([{ status: 'inactive' }])
})

test('an import that is given up writes nothing more', async () => {
  const { id } = await checked(csv('first_name,last_name', 'Uma,Vance'))
  await call(app, world.admin, cancelImport, { id })
  await refusal(call(app, world.admin, commitImport, { id }), 'import_state')
  expect(await names('Vance')).toEqual([])
})

test('more clients than one batch holds, some of them bad, are checked and brought in', async () => {
  // Rows are checked by the hundred and written by the fifty.
  const lines = Array.from({ length: 120 }, (_, at) => {
    const day = at % 54 === 0 ? '13/45/1950' : '5/6/1950'
    return `Bulk${at},Import${at},${day},828555${String(at).padStart(4, '0')}`
  })
  const { id, ...found } = await checked(csv('First,Last,DOB,Phone', ...lines))
  expect(found).toMatchObject({ rows_wrong: 3, rows_ok: 117 })
  await call(app, world.admin, commitImport, { id })
  await app.drainJobs()
  const done = await call(app, world.admin, getImport, { id })
  expect(done).toMatchObject({ state: 'committed', rows_created: 117 })
}, 120_000)
