import { createServer } from 'node:http'
import pg from 'pg'
import { poolSize, type Statement } from './protocol.ts'

/** The same statements in the same transaction by bare node and pg: the most that could be had. */
const statements = JSON.parse(String(process.env.BENCH_STATEMENTS)) as Statement[]
const pool = new pg.Pool({
  connectionString: String(process.env.BENCH_URL),
  max: poolSize,
})
pool.on('connect', (client) => void client.query('set role homeward_app'))

const server = createServer((_request, response) => {
  void answer().then((rows) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ data: rows }))
  })
})

async function answer(): Promise<unknown[]> {
  const client = await pool.connect()
  try {
    let rows: unknown[] = []
    for (const { sql, parameters } of statements) {
      const result = await client.query(sql, [...parameters])
      if (result.rows.length > rows.length) rows = result.rows as unknown[]
    }
    return rows
  } finally {
    client.release()
  }
}

server.listen(0, '127.0.0.1', () => {
  const at = server.address()
  const port = typeof at === 'object' ? at?.port : at
  process.send?.({ address: `http://127.0.0.1:${port}` })
})
