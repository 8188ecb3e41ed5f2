import { openDatabase } from '../../apps/server/src/plumbing/db/pool.ts'
import { benchServer } from './app.ts'
import { poolSize } from './protocol.ts'
import { countRoundTrips } from './round-trips.ts'

countRoundTrips()
/** The product's server in a process of its own. */
const server = await benchServer(openDatabase(String(process.env.BENCH_URL), { size: poolSize }))
process.send?.({ address: await server.listen({ port: 0, host: '127.0.0.1' }) })
