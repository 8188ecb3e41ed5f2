import { openDatabase } from '../apps/server/src/plumbing/db/pool.ts'
import { benchServer } from './house.ts'
import type { Statement } from './protocol.ts'

/** The statements that the product sends for a request, read off the request itself. */
export async function statementsOf(url: string, path: string, token: string): Promise<Statement[]> {
  const statements: Statement[] = []
  const db = openDatabase(url, {
    size: 1,
    onQuery: ({ sql, parameters }) => void statements.push({ sql, parameters }),
  })
  const server = await benchServer(db)
  const answer = await server.inject({ url: path, headers: { authorization: `Bearer ${token}` } })
  await server.close()
  await db.close()
  if (answer.statusCode !== 200)
    throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`)
  return statements
}
