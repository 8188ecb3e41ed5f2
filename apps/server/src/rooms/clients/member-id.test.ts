import { createClient, getClient, updateClient } from '@homeward/contract/clients/clients'
import { listAuditEvents } from '@homeward/contract/identity/audit'
import pg from 'pg'
import { expect, test } from 'vitest'
import { makeCtx } from '../../plumbing/context.ts'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { call } from '../../testing/call.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency, type World } from '../../testing/world.ts'
import { clientsForBilling } from './door.ts'
import { aClient } from './testing/factories.ts'

const app = startTestServer()

/** What the door tells billing of one client; undefined where there is none. */
const billed = (world: World, id: string) =>
  atTheDoor(world, async (ctx) => (await clientsForBilling(ctx, [id])).get(id))

const atTheDoor = <T>(world: World, work: (ctx: ReturnType<typeof makeCtx>) => Promise<T>) =>
  inAgency(app.db, world.agencyId, (tx) =>
    work(
      makeCtx(app.services, tx, {
        agency: {
          id: world.agencyId,
          name: '',
          timeZone: 'UTC',
          locationTolerance: 150,
          lateAfter: 10,
        },
        actor: { kind: 'job', name: 'test' },
        requestId: 'test',
      }),
    ),
  )

/** Every row of every table as text, read by the database's owner. */
async function wholeDatabase(): Promise<string> {
  const client = new pg.Client({ connectionString: app.db.url })
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    const rows: string[] = []
    for (const { name } of tables.rows) {
      const table = await client.query<{ row: string }>(`select t::text as row from ${name} t`)
      rows.push(...table.rows.map(({ row }) => row))
    }
    return rows.join('\n')
  } finally {
    await client.end()
  }
}

test('a member id stands nowhere in plain: not in the database, not in the log', async () => {
  const world = await anAgency(app)
  const { id } = await call(
    app,
    world.owner,
    createClient,
    {
      first_name: 'Sealed',
      last_name: 'Value',
      office_id: world.officeId,
      medicaid_number: '900314159K',
    },
    { key: 'seal-test-1' },
  )
  await call(app, world.owner, updateClient, { id, medicaid_number: '900271828K' })
  await call(app, world.owner, getClient, { id })

  const text = await wholeDatabase()
  const everything = `${text}\n${app.logged.join('\n')}`
  expect(text).toContain('Sealed')
  for (const number of ['900314159K', '900271828K']) {
    expect(everything).not.toContain(number)
    for (const form of ['hex', 'base64', 'base64url'] as const) {
      expect(everything).not.toContain(Buffer.from(number).toString(form))
    }
  }
})

test('a change of the member id is told in the audit trail, its value is not', async () => {
  const world = await anAgency(app)
  const { id } = await aClient(app, world)
  await call(app, world.owner, updateClient, { id, medicaid_number: '900271828K' })
  const again = await call(app, world.owner, updateClient, { id, medicaid_number: '900271828k' })
  expect(again.medicaid_number).toBe('••••828K')
  const { data } = await call(app, world.owner, listAuditEvents, { record_id: id })
  const updates = data.filter(({ action }) => action === 'client.updated')
  expect(updates.map(({ changes }) => Object.keys(changes))).toEqual([[], ['medicaid_number']])
  expect(JSON.stringify(data)).not.toMatch(/900271828|900123456/)

  const gone = await call(app, world.owner, updateClient, { id, medicaid_number: null })
  expect(gone.medicaid_number).toBeNull()
  expect(await billed(world, id)).toMatchObject({ memberId: null })
})

test('billing is given the client in plain, and no client of another agency', async () => {
  const world = await anAgency(app)
  const foreign = await anAgency(app)
  const mine = await aClient(app, world)
  const other = await aClient(app, foreign)
  expect(await billed(world, mine.id)).toMatchObject({
    firstName: 'Maria',
    lastName: 'Lopez',
    birthdate: '1948-03-14',
    gender: 'female',
    memberId: '900123456K',
    diagnosisCodes: ['I10', 'R269'],
    address: { city: 'Raleigh', zip: '276011234' },
  })
  const found = await atTheDoor(world, (ctx) => clientsForBilling(ctx, [mine.id, other.id]))
  expect([...found.keys()]).toEqual([mine.id])
})

test('a sealed value that is copied to another agency does not open there', async () => {
  const world = await anAgency(app)
  const foreign = await anAgency(app)
  const mine = await aClient(app, world)
  const other = await aClient(app, foreign)
  const sealed = await inAgency(app.db, world.agencyId, (tx) =>
    tx
      .selectFrom('clients')
      .select('medicaid_number_sealed')
      .where('id', '=', mine.id)
      .executeTakeFirstOrThrow(),
  )
  await inAgency(app.db, foreign.agencyId, (tx) =>
    tx.updateTable('clients').set(sealed).where('id', '=', other.id).execute(),
  )
  await expect(billed(foreign, other.id)).rejects.toThrow('authenticate')
})
