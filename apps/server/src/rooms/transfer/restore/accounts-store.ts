import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../plumbing/db/schema.generated.ts'

export type RestoredAccount = {
  id: string
  username: string
  email: string
  phone: string
  name: string
}

/** Accounts that are here already stay as they are. */
export const insertAccounts = (db: Kysely<DB>, accounts: readonly RestoredAccount[]) =>
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

/** Accounts without a way in, for people of whom only the id is known. */
export const insertStrangers = (db: Kysely<DB>, ids: readonly string[]) =>
  sql`
    insert into users (id, username, name)
    select id, 'former-' || id, 'Former account' from unnest(${ids}::uuid[]) as id
    on conflict (id) do nothing`.execute(db)
