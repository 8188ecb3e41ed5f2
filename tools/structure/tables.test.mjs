import { describe, expect, test } from 'vitest'
import { schemaOf } from './owners.mjs'
import { pageOf } from './rooms-page.mjs'
import { accessesOf, hole } from './sql.mjs'
import { statementsOf } from './statements.mjs'
import { idleExceptions, mutualReads, unseenTables, usesOf, wrongUses } from './tables.mjs'

/** Accesses in words: `read visits`, `write ?` where the table cannot be seen. */
const words = (/** @type {import('./sql.mjs').Access[]} */ accesses) =>
  accesses.map(({ access, name }) => `${access} ${name ?? '?'}`)

describe('SQL', () => {
  test.each([
    ['select 1 from visits v', 'read visits'],
    ['select from only "visits"', 'read visits'],
    ['select from public.visits', 'read visits'],
    [
      'select from visits v, clients as c, lateral (select from shifts) s',
      'read visits, read clients, read shifts',
    ],
    [
      'select from visits v left join clients c on true cross join agents',
      'read visits, read clients, read agents',
    ],
    ['select extract(epoch from at), trim(both from name) from visits', 'read visits'],
    ['select 1 where a is distinct from b', ''],
    ["select 'from nowhere' from visits -- from comments\n/* from claims */", 'read visits'],
    ['select from unnest($1) with ordinality o, app.f(x), jsonb_to_recordset($2) as r', ''],
    [
      'select (select max(day) from claims) from visits order by day, clients',
      'read claims, read visits',
    ],
    [
      'insert into visits (id) select id from shifts on conflict do update set id = 1',
      'write visits, read shifts',
    ],
    [
      'update visits v set day = c.day from clients c, agents where true',
      'write visits, read clients, read agents',
    ],
    ['delete from visits using clients c where c.id = client_id', 'write visits, read clients'],
    ['merge into visits v using (select from clients) c on true', 'write visits, read clients'],
    ['select from visits for update of visits', 'read visits'],
    ['lock table visits in share mode', 'write visits'],
    ['truncate visits', 'write visits'],
    ['copy visits (id) from stdin', 'write visits'],
    ['visits v join clients c on true', 'read visits, read clients'],
    [`select from ${hole(0)} join ${hole(1)} on ${hole(2)}`, 'read ?, read ?'],
  ])('%s', (text, expected) => {
    expect(words(accessesOf(text)).join(', ')).toBe(expected)
  })
})

describe('sources', () => {
  /** @param {string} code */
  const seen = (code) => words(statementsOf('store.ts', code).accesses).join(', ')

  test.each([
    [
      `tx.selectFrom('visits as v').leftJoin('clients as c', (j) => j.onRef('c.id', '=', 'v.client_id'))`,
      'read clients, read visits',
    ],
    [`tx.selectFrom(['visits', 'clients as c'])`, 'read visits, read clients'],
    [`tx.selectFrom((eb) => eb.selectFrom('shifts').as('s'))`, 'read shifts'],
    [`tx.selectNoFrom((eb) => [eb.exists(eb.selectFrom('visits'))])`, 'read visits'],
    [
      `q.leftJoinLateral((eb) => eb.selectFrom('invites').as('i'), (j) => j.onTrue())`,
      'read invites',
    ],
    [
      `tx.with('over', (db) => db.selectFrom('visits')).updateTable('careplans').from('over')`,
      'read over, write careplans, read visits',
    ],
    [`tx.insertInto('visits').values(row)`, 'write visits'],
    [`tx.deleteFrom('visits').using('clients')`, 'read clients, write visits'],
    [`tx.mergeInto('visits').using('clients', 'a', 'b')`, 'read clients, write visits'],
    [`Temporal.Instant.from(text)`, ''],
    ['sql`select from ${sql.table("visits")} where x in (${ids})`', 'read visits, read visits'],
    ['sql`update ${sql.table(name)} set a = 1`', 'write ?, read ?'],
    ['sql<{ id: string }>`select id from visits`.execute(tx)', 'read visits'],
    [
      'const rows = sql`select from visits`; sql`select from (${rows}) r join ${rows} on true`',
      'read visits',
    ],
    ['const rows = (x) => sql`from visits`; sql`select ${rows(1)}`', 'read visits'],
    ['const name = pick(); sql`select from ${name}`', 'read ?'],
    ['client.query(`insert into visits (id) select id from ${table}`)', 'write visits, read ?'],
    [`const query = 'select id from users'`, 'read users'],
    [`const sentence = 'select one from the list'; \`from visits to \${x}\``, 'read the'],
    [`tx.selectFrom(table)`, 'read ?'],
    [`tx.insertInto(tables[type])`, 'write ?'],
  ])('%s', (code, expected) => {
    expect(seen(code)).toBe(expected)
  })

  test('what does not parse is an error', () => {
    expect(() => statementsOf('store.ts', 'const =')).toThrow('store.ts')
  })
})

const migrations = {
  'migrations/0001_foundation.sql': 'create table audit_events (id uuid);',
  'migrations/0002_clients.sql': `
create table clients (id uuid);
create view client_names with (security_invoker = true) as
  select id from clients;
comment on view client_names is 'What clients are called; nobody''s secrets.';`,
  'migrations/0003_visits.sql': `
create table if not exists visits (id uuid);
create function app.late() returns int language sql as $$ select 1 from visits; update clients set id = id $$;
create policy held on visits using (exists (select from clients));
create trigger t before update on visits for each row execute function app.late();
grant select, insert, update on visits to homeward_app;`,
}

test('who owns what is read from the migrations', () => {
  const { owned, uses, problems } = schemaOf(migrations)
  expect([...owned.values()].map(({ name, room, view }) => [name, room, view])).toEqual([
    ['audit_events', 'plumbing', false],
    ['clients', 'clients', false],
    ['client_names', 'clients', true],
    ['visits', 'visits', false],
  ])
  expect(owned.get('client_names')?.says).toBe("What clients are called; nobody's secrets.")
  const known = uses.filter(({ name }) => owned.has(name))
  expect(known.map(({ reader, access, name }) => `${reader} ${access} ${name}`)).toEqual([
    'clients read clients',
    'visits read visits',
    'visits write clients',
    'visits read clients',
  ])
  expect(problems).toEqual([])
  const wrong = {
    'migrations/0002_clients.sql': 'create view v as select 1;',
    'migrations/x.sql': '',
  }
  expect(schemaOf(wrong).problems).toHaveLength(3)
})

test('a later migration belongs to the room that it begins with, and takes away what it drops', () => {
  const { owned, problems } = schemaOf({
    ...migrations,
    'migrations/0004_clients_two_words.sql': `
drop view public.client_names;
drop table if exists "audit_events", visits;
create table visits (id uuid);`,
  })
  expect([...owned.values()].map(({ name, room }) => [name, room])).toEqual([
    ['clients', 'clients'],
    ['visits', 'clients'],
  ])
  expect(problems).toEqual([])
})

describe('between rooms', () => {
  const schema = schemaOf(migrations)
  const reason = 'a visit shows its client'
  const allowed = { visits: { clients: { tables: ['clients'], reason } } }

  /** @param {Record<string, string>} files by path below the server's sources @param {import('./tables.mjs').Reads} reads */
  function faults(files, reads = {}) {
    const statements = new Map(
      Object.entries(files).map(([path, code]) => [
        `apps/server/src/${path}`,
        statementsOf('x.ts', code),
      ]),
    )
    const { uses, problems } = usesOf(statements, { ...schema, uses: [] })
    return [...problems, ...wrongUses(uses, schema, reads)]
  }

  test.each([
    ['rooms/visits/store.ts', `tx.updateTable('visits')`, {}],
    ['rooms/visits/store.ts', `tx.selectFrom('clients')`, allowed],
    ['rooms/visits/store.test.ts', `tx.deleteFrom('clients')`, {}],
    ['rooms/visits/testing/factories.ts', `tx.insertInto('clients')`, {}],
    ['demo/load.ts', `tx.insertInto('clients')`, {}],
    ['plumbing/audit/record.ts', `tx.insertInto('audit_events')`, {}],
    ['plumbing/db/references.ts', `tx.selectFrom(table)`, {}],
    ['rooms/visits/store.ts', `tx.selectFrom('some_cte')`, {}],
  ])('%s may %s', (path, code, reads) => {
    expect(faults({ [path]: code }, reads)).toEqual([])
  })

  test.each([
    ['rooms/visits/store.ts', `tx.selectFrom('clients')`],
    ['rooms/visits/store.ts', `tx.selectFrom('client_names')`],
    ['rooms/visits/store.ts', `tx.updateTable('clients')`],
    ['rooms/visits/store.ts', `tx.insertInto('audit_events')`],
    ['rooms/visits/store.ts', `tx.selectFrom(table)`],
    ['rooms/visits/store.ts', `const of = (t: 'clients') => tx.selectFrom(t)`],
    ['rooms/clients/store.ts', `tx.with('visits', (db) => db.selectFrom('clients'))`],
    ['plumbing/auth/session.ts', `tx.selectFrom('clients')`],
    ['cli/turn.ts', 'sql`select from visits`'],
  ])('%s may not %s', (path, code) => {
    expect(faults({ [path]: code })).toHaveLength(1)
  })

  test('a listed table may be read, not written', () => {
    expect(faults({ 'rooms/visits/a.ts': `tx.selectFrom('clients')` }, allowed)).toEqual([])
    const both = { 'rooms/visits/a.ts': `tx.selectFrom('clients'); tx.deleteFrom('clients')` }
    expect(faults(both, allowed)).toEqual([
      'apps/server/src/rooms/visits/a.ts: writes clients, which only clients may',
    ])
  })

  test('a line that nobody needs, or that says no reason, is refused', () => {
    expect(faults({}, allowed)).toHaveLength(1)
    expect(faults({}, { visits: { clients: { tables: [], reason } } })).toHaveLength(1)
    const silent = { visits: { clients: { tables: ['clients'], reason: ' ' } } }
    expect(faults({ 'rooms/visits/a.ts': `tx.selectFrom('clients')` }, silent)).toHaveLength(1)
  })

  test('no two rooms read each other, but by views', () => {
    const back = { clients: { visits: { tables: ['visits'], reason } } }
    expect(mutualReads(allowed, schema)).toEqual([])
    expect(mutualReads({ ...allowed, ...back }, schema)).toHaveLength(1)
    const byView = { visits: { clients: { tables: ['client_names'], reason } } }
    expect(mutualReads({ ...byView, ...back }, schema)).toEqual([])
  })

  test('a table that nobody seems to use is told: then something is not seen', () => {
    const unseen = (/** @type {string} */ code) => {
      const statements = new Map([
        ['apps/server/src/rooms/visits/a.ts', statementsOf('a.ts', code)],
      ])
      return unseenTables(usesOf(statements, { ...schema, uses: [] }).uses, statements, schema)
    }
    expect(unseen(`tx.selectFrom('visits'); tx.selectFrom('clients')`)).toHaveLength(2)
    expect(unseen(`limiter({ tableName: 'visits' })`)).toHaveLength(2)
    expect(unseen('')).toHaveLength(3)
  })

  test('whoever works on every table does so', () => {
    const paths = idleExceptions(new Map()).map((problem) => problem.split(':')[0] ?? '')
    const at = (/** @type {string} */ code) =>
      idleExceptions(new Map(paths.map((path) => [path, statementsOf('a.ts', code)])))
    expect(paths).toContain('apps/server/src/plumbing/crypto/reseal.ts')
    expect(at('tx.selectFrom(table)')).toEqual([])
    expect(at(`tx.selectFrom('visits')`)).toHaveLength(paths.length)
  })

  test('the page names owners, views and reads', () => {
    const page = pageOf(schema.owned, allowed)
    expect(page).toContain('| clients | `clients` |')
    expect(page).toContain(
      "| `client_names` | clients | What clients are called; nobody's secrets. |",
    )
    expect(page).toContain('| visits | clients | `clients` | a visit shows its client |')
  })
})
