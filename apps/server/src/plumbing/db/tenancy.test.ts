import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing/test-server.ts'
import { anAgency } from '../../testing/world.ts'
import { inAgency } from './transaction.ts'

const app = startTestServer()

/** Tables that belong to no agency, each with the reason why. */
const ofNoAgency: Record<string, string> = {
  agencies: 'is the tenant: its id is the agency',
  allowed_subjects:
    'are pairs of words, the same for everybody; nobody but a migration writes them',
  icd_codes: 'are the same for everybody; nobody changes a release that is complete',
  icd_releases: 'are the same for everybody, known by the hash of their file',
  invites: 'a reset may belong to a person without an agency; the policy shows an agency its own',
  mails: 'a mail may belong to no agency; an agency can only add to them',
  rate_limits: 'counts calls of addresses and people; only homeward_identity sees it',
  recovery_codes: 'belong to a person; only homeward_identity sees them',
  schema_migrations: 'says which migrations ran; no role but the owner sees it',
  sessions: 'a session exists before an agency is entered; only homeward_identity reads it whole',
  sign_in_failures: 'counts guesses, also at accounts that do not exist',
  signup_requests: 'ask for an agency that does not exist yet; only homeward_identity sees them',
  users: 'a person may hold agents in several agencies; only homeward_identity sees it',
}

type Table = {
  name: string
  rls: boolean
  forced: boolean
  tenant: boolean
  /** Unique and exclusion constraints and unique indexes that leave agency_id out. */
  loose_keys: string[]
  /** Foreign keys to tenant tables that do not carry agency_id on both sides. */
  loose_references: string[]
  app_rights: string[]
}

let tables: Table[]
beforeAll(async () => {
  const { rows } = await sql<Table>`
    with tenant as (
      select attrelid as relid from pg_attribute
      where attname = 'agency_id' and attnotnull and not attisdropped
    )
    select c.relname as name, c.relrowsecurity as rls, c.relforcerowsecurity as forced,
      c.oid in (select relid from tenant) as tenant,
      array(select i.indexrelid::regclass::text from pg_index i
        where i.indrelid = c.oid and (i.indisunique or i.indisexclusion)
          and not exists (select from pg_attribute a where a.attrelid = c.oid
            and a.attnum = any (i.indkey) and a.attname = 'agency_id')) as loose_keys,
      array(select k.conname::text from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid in (select relid from tenant)
          and not exists (select from unnest(k.conkey, k.confkey) as pair(here, there)
            join pg_attribute h on h.attrelid = k.conrelid and h.attnum = pair.here
            join pg_attribute t on t.attrelid = k.confrelid and t.attnum = pair.there
            where t.attname = 'agency_id' and (h.attname in ('agency_id', 'entered_agency_id')
              -- The agency itself is named by its id.
              or (c.relname = 'agencies' and h.attname = 'id'))))
        as loose_references,
      array(select p from unnest(array['select', 'insert', 'update', 'delete', 'truncate']) p
        where has_table_privilege('homeward_app', c.oid, p)) as app_rights
    from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    order by c.relname`.execute(app.db.app)
  tables = rows
})

describe('every table of an agency', () => {
  test('is known: it has agency_id not null, or stands in the list of those that need none', () => {
    expect(tables.length).toBeGreaterThan(30)
    const without = tables.filter((table) => !table.tenant).map((table) => table.name)
    expect(without).toEqual(Object.keys(ofNoAgency))
  })

  test('has row-level security, forced, also on its owner', () => {
    const open = tables.filter(
      ({ name, rls, forced }) => name !== 'schema_migrations' && !(rls && forced),
    )
    expect(open).toEqual([])
  })

  test('carries the agency in every unique key and in every reference to another', () => {
    const tenants = tables.filter((table) => table.tenant)
    expect(tenants.filter((table) => table.loose_keys.length > 0)).toEqual([])
    expect(tables.filter((table) => table.loose_references.length > 0)).toEqual([])
  })

  test('cannot be emptied, and what may only grow cannot be changed', () => {
    expect(tables.filter((table) => table.app_rights.includes('truncate'))).toEqual([])
    for (const name of ['audit_events', 'journal_entries', 'journal_lines', 'signatures']) {
      const table = tables.find((candidate) => candidate.name === name)
      expect(table?.app_rights, name).toEqual(['select', 'insert'])
    }
  })

  test('has a policy that a second, more generous one does not undo', async () => {
    const { rows } = await sql<{ tablename: string; policies: number }>`
      select tablename, count(*)::int as policies from pg_policies
      where schemaname = 'public' and 'homeward_app' = any (roles) group by 1 having count(*) > 1`.execute(
      app.db.app,
    )
    expect(rows).toEqual([])
  })

  test('has one policy that shows all of it: to its owner, whose rights no request has', async () => {
    const { rows } = await sql<{ tablename: string; owners: number; others: string[] }>`
      select p.tablename::text,
        count(*) filter (where p.policyname = 'owner' and p.roles = array[t.tableowner])::int as owners,
        array_agg(distinct r) filter (where r not in ('homeward_app', 'homeward_identity', t.tableowner)
          and not (r = 'homeward_office' and p.permissive = 'RESTRICTIVE')
          or pg_has_role('homeward_app', t.tableowner, 'member')
          or pg_has_role('homeward_identity', t.tableowner, 'member')) as others
      from pg_policies p join pg_tables t using (schemaname, tablename), unnest(p.roles) r
      where p.schemaname = 'public' group by 1 order by 1`.execute(app.db.app)
    expect(rows.map((row) => row.tablename)).toEqual(
      tables.map((table) => table.name).filter((name) => name !== 'schema_migrations'),
    )
    expect(rows.filter((row) => row.owners !== 1 || row.others !== null)).toEqual([])
  })
})

describe('the roles', () => {
  test('cannot bypass row-level security, and own nothing', async () => {
    const { rows } = await sql<{ rolname: string }>`
      select rolname from pg_roles where rolname in ('homeward_app', 'homeward_identity', 'homeward_office')
        and not rolsuper and not rolbypassrls and not rolcreaterole and not rolcanlogin
        and not exists (select from pg_class where relowner = pg_roles.oid)`.execute(app.db.app)
    expect(rows.map((row) => row.rolname).toSorted()).toEqual([
      'homeward_app',
      'homeward_identity',
      'homeward_office',
    ])
  })

  test('the application sees nothing outside of an agency and nothing of another', async () => {
    const [here, there] = [await anAgency(app), await anAgency(app)]
    expect(await app.db.app.selectFrom('agents').select('id').execute()).toEqual([])
    await inAgency(app.db, here.agencyId, async (tx) => {
      const seen = await tx.selectFrom('agents').select('agency_id').distinct().execute()
      expect(seen).toEqual([{ agency_id: here.agencyId }])
      const touched = await tx
        .updateTable('agents')
        .set({ last_name: 'Taken' })
        .where('agency_id', '=', there.agencyId)
        .executeTakeFirst()
      expect(touched.numUpdatedRows).toBe(0n)
    })
    const planted = inAgency(app.db, here.agencyId, (tx) =>
      tx
        .insertInto('offices')
        .values({ agency_id: there.agencyId, id: there.officeId, name: 'Planted' })
        .execute(),
    )
    await expect(planted).rejects.toThrow('row-level security')
  })

  test('the agency of one transaction is gone in the next on the same connection', async () => {
    const { agencyId } = await anAgency(app)
    await inAgency(app.db, agencyId, (tx) => tx.selectFrom('agents').select('id').execute())
    const left = await sql<{ agency: string | null }>`select app.agency() as agency`.execute(
      app.db.app,
    )
    expect(left.rows).toEqual([{ agency: null }])
  })
})
