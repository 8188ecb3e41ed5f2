import pg from 'pg'
import type { Statement } from '../servers/protocol.ts'

/** Sends statements as the product did, in their transaction; answers the milliseconds it took. */
export type Bare = (statements: readonly Statement[]) => Promise<number>

/** One connection by bare pg, as the product's role. */
export async function openBare(url: string): Promise<{ send: Bare; close(): Promise<void> }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('set role homeward_app')
  return {
    async send(statements) {
      const start = performance.now()
      for (const { sql, parameters } of statements) await client.query(sql, [...parameters])
      return performance.now() - start
    },
    close: () => client.end(),
  }
}
