import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import {
  type Catalog,
  catalogDifferences,
  catalogOf,
  catalogOfMigrations,
} from '../plumbing/db/catalog.ts'
import { migrate } from '../plumbing/db/migrate.ts'
import { openDatabase } from '../plumbing/db/pool.ts'
import { anEmptyDatabase } from '../testing/database.ts'
import { startTestServer } from '../testing/test-server.ts'
import { aTrail, type Trail } from '../testing/trail.ts'
import { verifyTrail } from './verify-trail.ts'

// What is done to this database, others must not see.
const app = startTestServer({ ownDatabase: true })
let superuser: pg.Client
let trail: Trail
let made: Catalog

beforeAll(async () => {
  // As the owner of the whole database, behind the back of the application.
  superuser = new pg.Client({ connectionString: app.db.url })
  await superuser.connect()
  made = await catalogOfMigrations(app.db.directUrl, null)
})
afterAll(() => superuser.end())
beforeEach(async () => {
  trail = await aTrail(app)
})

const breaches = async () => (await trail.verify()).broken

const asSuperuser = (statement: string, ...values: unknown[]) =>
  superuser.query(statement, [trail.world.agencyId, ...values])

/** The whole command, against what the migrations made of another database. */
const verify = (lines: string[] = []) =>
  verifyTrail(
    { ...app.services, db: app.db, expected: () => Promise.resolve(made) },
    (line) => void lines.push(line),
  )

/** The ids of the agency's events, the oldest first. */
const eventIds = async (): Promise<string[]> => {
  const { rows } = await asSuperuser('select id from audit_events where agency_id = $1 order by id')
  return rows.map((row: { id: string }) => row.id)
}

describe('a superuser of the database is found out who', () => {
  test.each([
    ['actor', `'Eve'`],
    ['action', `'client.read'`],
    ['changes', `changes || '{"more": {"before": 1, "after": 2}}'`],
    ['at', `at + interval '1 microsecond'`],
    ['user_id', 'null'],
    ['record_id', 'agency_id'],
    ['record_type', `'visit'`],
    ['request_id', `'another'`],
    ['mac', `sha256(mac)`],
  ])('changes %s of an event', async (column, value) => {
    const id = (await eventIds())[3]
    await asSuperuser(
      `update audit_events set ${column} = ${value} where agency_id = $1 and id = $2`,
      id,
    )
    expect(await breaches()).toEqual([
      {
        position: 4,
        eventId: id,
        at: expect.any(String),
        action: expect.any(String),
        what: expect.stringContaining('changed'),
      },
    ])
  })

  test('removes an event', async () => {
    const id = (await eventIds())[1]
    await asSuperuser('delete from audit_events where agency_id = $1 and id = $2', id)
    expect(await breaches()).toMatchObject([
      { position: 2, eventId: id, what: expect.stringContaining('removed') },
    ])
  })

  test('removes an event with its place in the chain', async () => {
    const [, second, third] = await eventIds()
    await asSuperuser('delete from audit_chain where agency_id = $1 and event_id = $2', second)
    await asSuperuser('delete from audit_events where agency_id = $1 and id = $2', second)
    expect(await breaches()).toMatchObject([
      { position: 3, eventId: third, what: expect.stringContaining('gap') },
    ])
  })

  test('removes one and closes the gap', async () => {
    const [, second, third] = await eventIds()
    await asSuperuser('delete from audit_chain where agency_id = $1 and event_id = $2', second)
    await asSuperuser('delete from audit_events where agency_id = $1 and id = $2', second)
    for (const position of [3, 4, 5, 6]) {
      await asSuperuser(
        'update audit_chain set position = position - 1 where agency_id = $1 and position = $2',
        position,
      )
    }
    const found = await breaches()
    expect(found[0]).toMatchObject({
      position: 2,
      eventId: third,
      what: expect.stringContaining('link'),
    })
    expect(found.at(-1)?.what).toContain('cut off')
  })

  const forged = (id: string) =>
    asSuperuser(
      `insert into audit_events (agency_id, id, at, user_id, actor, action, record_type, record_id,
         changes, request_id, mac, mac_key)
       select agency_id, $2, at, user_id, 'Eve', action, record_type, record_id, changes, request_id,
         mac, mac_key from audit_events where agency_id = $1 limit 1`,
      id,
    )
  const forgedId = '01900000-0000-7000-8000-000000000001'

  test('puts in an event beside the chain', async () => {
    await forged(forgedId)
    expect(await breaches()).toMatchObject([
      { position: null, eventId: forgedId, what: expect.stringContaining('put in') },
    ])
  })

  test.each(['with the hash of another', 'without a hash'])(
    'puts in an event that waits, %s: it is never sealed',
    async (how) => {
      await forged(forgedId)
      if (how === 'without a hash') {
        await asSuperuser(
          'update audit_events set mac = null where agency_id = $1 and id = $2',
          forgedId,
        )
      }
      await asSuperuser('insert into audit_waiting values ($1, $2)', forgedId)
      expect(await trail.seal()).toEqual({ sealed: 0, refused: 1 })
      expect(app.logged.join('\n')).toContain('audit events are not genuine')
      expect(await trail.verify()).toMatchObject({
        sealed: 6,
        waiting: 1,
        broken: [{ eventId: forgedId, what: expect.stringContaining('not genuine') }],
      })
    },
  )

  test('puts in an event and a link', async () => {
    await forged(forgedId)
    await asSuperuser(
      `insert into audit_chain (agency_id, position, event_id, link, link_key)
       select agency_id, 7, $2, link, link_key from audit_chain where agency_id = $1 and position = 6`,
      forgedId,
    )
    expect(await breaches()).toMatchObject([{ position: 7, eventId: forgedId }])
  })

  test('cuts off the end, and nothing that is sealed later hides it', async () => {
    const [, , , , fifth, sixth] = await eventIds()
    for (const table of ['audit_chain', 'audit_waiting']) {
      await asSuperuser(
        `delete from ${table} where agency_id = $1 and event_id in ($2, $3)`,
        fifth,
        sixth,
      )
    }
    await asSuperuser(
      'delete from audit_events where agency_id = $1 and id in ($2, $3)',
      fifth,
      sixth,
    )
    expect(await breaches()).toMatchObject([
      { position: 4, what: expect.stringContaining('cut off') },
    ])

    for (let more = 0; more < 3; more++) await trail.write()
    expect(await trail.seal()).toEqual({ sealed: 3, refused: 0 })
    expect(await breaches()).toMatchObject([{ position: 7, what: expect.stringContaining('head') }])
  })

  test('removes everything', async () => {
    for (const table of ['audit_chain', 'audit_waiting', 'audit_events']) {
      await asSuperuser(`delete from ${table} where agency_id = $1`)
    }
    expect(await breaches()).toMatchObject([
      { position: 0, what: expect.stringContaining('cut off') },
    ])
  })

  test('moves two entries', async () => {
    const [, second, third] = await eventIds()
    await asSuperuser(
      `with old as (delete from audit_chain where agency_id = $1 and event_id in ($2, $3) returning *)
       insert into audit_chain (agency_id, position, event_id, link, link_key)
       select o.agency_id, p.position, o.event_id, p.link, p.link_key
       from old o join old p on p.event_id <> o.event_id`,
      second,
      third,
    )
    expect(await breaches()).toMatchObject([
      { position: 2, eventId: third, what: expect.stringContaining('moved') },
      { position: 3, eventId: second },
    ])
  })

  test('changes the head that lies beside the database', async () => {
    const name = `audit-heads/${trail.world.agencyId}`
    const written = (await app.services.storage.get(name)).toString()
    await app.services.storage.put(
      name,
      Buffer.from(written.replace('"position":6', '"position":5')),
    )
    expect(await breaches()).toMatchObject([{ what: expect.stringContaining('was changed') }])
  })
})

test('takes over events from before there was a chain, and only then', async () => {
  await app.services.storage.remove(`audit-heads/${trail.world.agencyId}`)
  await asSuperuser('delete from audit_chain where agency_id = $1')
  await asSuperuser('update audit_events set mac = null, mac_key = null where agency_id = $1')
  await asSuperuser(
    'insert into audit_waiting select agency_id, id from audit_events where agency_id = $1',
  )
  expect(await trail.verify()).toMatchObject({ waiting: 6, broken: [] })
  expect(await trail.seal()).toEqual({ sealed: 6, refused: 0 })
  expect(await breaches()).toEqual([])
  await asSuperuser(
    `update audit_events set actor = 'Eve' where agency_id = $1 and id = $2`,
    (await eventIds())[2],
  )
  expect(await breaches()).toMatchObject([
    { position: 3, what: expect.stringContaining('changed') },
  ])
})

test('the command names the first broken entry of each agency, and counts', async () => {
  const lines: string[] = []
  const [, , third] = await eventIds()
  await asSuperuser(`update audit_events set actor = 'Eve' where agency_id = $1 and id = $2`, third)
  expect(await verify(lines)).toBe('broken')
  const at = lines.findIndex((line) => line.includes(trail.world.agencyId))
  expect(lines.slice(at, at + 3)).toEqual([
    `agency ${trail.world.agencyId}: 6 events, 6 sealed, 0 waiting: BROKEN`,
    `  first: position 3, event ${third}, at 2026-11-02T14:00:00.000000Z, client.created`,
    '  the event was changed: its content does not fit its keyed hash',
  ])
})

describe('the command', () => {
  test('trusts no function of the application: one that names no agency hides none', async () => {
    const id = (await eventIds())[3]
    await asSuperuser(`update audit_events set actor = 'Eve' where agency_id = $1 and id = $2`, id)
    const { rows } = await superuser.query<{ text: string }>(
      `select pg_get_functiondef('app.agency_ids()'::regprocedure) as text`,
    )
    await superuser.query(
      `create or replace function app.agency_ids() returns setof uuid language sql security definer
       stable set search_path = pg_catalog as 'select null::uuid where false'`,
    )
    const lines: string[] = []
    expect(await verify(lines)).toBe('broken')
    expect(lines).toContain(
      'database: function app.agency_ids(): it is not what the migrations make it',
    )
    expect(lines.join()).toContain(`event ${id}`)
    await superuser.query(rows[0]?.text ?? '')
  })

  test('names an agency that is gone with all that is its own, by the head that is kept', async () => {
    const { agencyId } = trail.world
    await superuser.query('set session_replication_role = replica')
    for (const table of ['audit_chain', 'audit_waiting', 'audit_events']) {
      await asSuperuser(`delete from ${table} where agency_id = $1`)
    }
    await asSuperuser('delete from agencies where id = $1')
    await superuser.query('set session_replication_role = origin')
    const lines: string[] = []
    expect(await verify(lines)).toBe('broken')
    expect(lines).toContain(`agency ${agencyId}: MISSING, it is not in the database any more`)
    expect(lines.join()).toContain('the end was cut off: the chain ends at 0, but 6 were sealed')
    await app.services.storage.remove(`audit-heads/${agencyId}`)
  })

  test('names events that wait for more than five minutes', async () => {
    await trail.write()
    app.setClock('2026-11-02T14:04:00.000Z')
    expect(await breaches()).toEqual([])
    app.setClock('2026-11-02T14:06:00.000Z')
    expect(await breaches()).toMatchObject([{ what: expect.stringContaining('no process seals') }])
    await trail.seal()
    expect(await breaches()).toEqual([])
  })

  test.each([
    [
      'a trigger that swallows events',
      `create function public.eve() returns trigger language plpgsql as 'begin return null; end';
       create trigger eve before insert on audit_events for each row execute function public.eve()`,
      'drop function public.eve() cascade',
      'trigger eve on audit_events: no migration makes it',
    ],
    [
      'a trigger that was switched off',
      'alter table journal_lines disable trigger journal_entries_balance',
      'alter table journal_lines enable trigger journal_entries_balance',
      'trigger journal_entries_balance on journal_lines: it is not what',
    ],
    [
      'a rule',
      'create rule eve as on delete to audit_waiting do also notify eve',
      'drop rule eve on audit_waiting',
      'rule eve on audit_waiting: no migration makes it',
    ],
    [
      'a policy that was opened',
      'alter policy tenant on audit_events using (true)',
      'alter policy tenant on audit_events using (agency_id = (select app.agency()))',
      'policy tenant on audit_events: it is not what',
    ],
    [
      'a right that was given',
      'grant delete on audit_events to homeward_app',
      'revoke delete on audit_events from homeward_app',
      'table public.audit_events: it is not what',
    ],
    [
      'a wall that was taken away',
      'alter table audit_events no force row level security',
      'alter table audit_events force row level security',
      'table public.audit_events: it is not what',
    ],
    [
      'references that are not checked',
      'alter table audit_waiting disable trigger all',
      'alter table audit_waiting enable trigger all',
      'check of the reference audit_waiting_agency_id_fkey on audit_waiting: no migration makes it',
    ],
  ])('names %s', async (_, act, undo, told) => {
    await superuser.query(act)
    const lines: string[] = []
    const verdict = await verify(lines)
    await superuser.query(undo)
    expect(lines.join('\n')).toContain(`database: ${told}`)
    expect(verdict).toBe('broken')
  })

  test('finds what the migrations made as they make it, and nothing to verify where nobody is', async () => {
    const found = await catalogOf(app.db.directUrl)
    expect(catalogDifferences(found, made)).toEqual([])
    const empty = await anEmptyDatabase(inject('adminUrl'))
    await migrate(empty.url)
    const storage = { ...app.services.storage, agenciesIn: () => Promise.resolve([]) }
    const db = openDatabase(empty.url, { size: 2 })
    const nobody = { ...app.services, db, storage, expected: () => Promise.resolve(made) }
    expect(await verifyTrail(nobody, () => {})).toBe('nothing')
    await db.close()
    await empty.drop()
  })
})
