import pg from 'pg'
import { parentOf } from '../requests/cpu.ts'

/** The process whose children are the connections of a database on this machine. */
export async function postmasterOf(at: string): Promise<number> {
  const client = new pg.Client({ connectionString: at })
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const parent = parentOf(rows[0]?.pid ?? 0)
  await client.end()
  return parent
}
