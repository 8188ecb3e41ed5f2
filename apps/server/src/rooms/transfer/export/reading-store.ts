import type pg from 'pg'

/** Files whose bytes have arrived. */
export const findStoredFiles = async (client: pg.ClientBase): Promise<{ id: string }[]> =>
  (await client.query<{ id: string }>(`select id from files where status = 'stored' order by id`))
    .rows

/** The people who hold an agent, without anything to sign in with. */
export const accountsQuery = `
  select id::text, username::text, email::text, phone, name from users order by id`
