import { openDatabase } from '../../apps/server/src/plumbing/db/pool.ts'
import { startWorker } from '../../apps/server/src/plumbing/jobs/worker.ts'
import { tasks } from '../../apps/server/src/rooms/tasks.ts'
import { benchServer, benchServices } from './app.ts'
import { poolSize } from './protocol.ts'
import { countRoundTrips } from './round-trips.ts'

countRoundTrips()
/** The product as it runs: server and job runner in one process, with a folder for its files. */
const db = openDatabase(String(process.env.BENCH_URL), { size: poolSize })
const services = benchServices({ folder: String(process.env.BENCH_FOLDER) })
const server = await benchServer(db, services)
await startWorker(services, db, tasks)
process.send?.({ address: await server.listen({ port: 0, host: '127.0.0.1' }) })
