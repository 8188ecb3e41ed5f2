import { openDatabase } from '../../apps/server/src/plumbing/db/pool.ts'
import { benchServer } from './app.ts'
import type { Statement } from './protocol.ts'

type Recorder = {
  /** The statements that the product sends for a request, read off the request itself. */
  statementsOf(path: string, token: string): Promise<Statement[]>
  close(): Promise<void>
}

/** The product's server once more, to be asked what it sends. */
export async function openRecorder(url: string): Promise<Recorder> {
  let statements: Statement[] = []
  const db = openDatabase(url, {
    size: 1,
    onQuery: ({ sql, parameters }) => void statements.push({ sql, parameters }),
  })
  const server = await benchServer(db)
  return {
    async statementsOf(path, token) {
      statements = []
      const headers = { authorization: `Bearer ${token}` }
      const answer = await server.inject({ url: path, headers })
      if (answer.statusCode === 200) return statements
      throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`)
    },
    async close() {
      await server.close()
      await db.close()
    },
  }
}
