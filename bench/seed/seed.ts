import pg from 'pg'
import { codes } from './codes.ts'
import { office, people, traces } from './people.ts'
import { visits } from './visits.ts'

const records = { ...office, ...people, ...visits, ...traces, ...codes }

/** The agency of all figures. */
export const seed = (url: string, log: (line: string) => void): Promise<void> =>
  make(url, records, log)

/** Rows are made by the database itself, with references unchecked while they come. */
export async function make(
  url: string,
  made: Readonly<Record<string, string>>,
  log: (line: string) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('set session_replication_role = replica')
    for (const [what, statement] of Object.entries(made)) {
      log(`making ${what}`)
      await client.query(statement)
    }
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
