import { type Kysely, sql } from 'kysely'
import type { DB } from '../../plumbing/db/schema.generated.ts'

/** An account in an archive of an agency: it carries no credentials. */
export type ArchivedAccount = {
  id: string
  username: string
  email: string
  phone: string
  name: string
}

/** Selects the accounts of everyone in the agency of the transaction, as an archive holds them. */
export const selectArchivedAccounts = `
  select id::text, username::text, email::text, phone, name from users order by id`

/** Accounts that are here already stay as they are. */
export const insertArchivedAccounts = (db: Kysely<DB>, accounts: readonly ArchivedAccount[]) =>
  sql`
    insert into users (id, username, email, phone, name)
    select a.id, case when u.id is null then a.username else a.username || '-' || right(a.id::text, 6) end,
      case when e.id is null then nullif(a.email, '') end,
      case when p.id is null then nullif(a.phone, '') end, a.name
    from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb)
      as a(id uuid, username citext, email citext, phone text, name text)
    left join users u on u.username = a.username
    left join users e on e.email = a.email
    left join users p on p.phone = a.phone
    on conflict (id) do nothing`.execute(db)

/** Accounts that no one can sign in to, for people with only a known ID. */
export const insertFormerAccounts = (db: Kysely<DB>, ids: readonly string[]) =>
  sql`
    insert into users (id, username, name)
    select id, 'former-' || id, 'Former account' from unnest(${ids}::uuid[]) as id
    on conflict (id) do nothing`.execute(db)
