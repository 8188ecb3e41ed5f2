// The embedded PostgreSQL of the data folder, with the demo agency in it, for the program that started this
// one with an IPC channel, until that program ends or closes the channel. Says { url, hosts }, the hosts of its
// simulated EVV vendors, or { failure }.
import { migrate } from '../plumbing/db/migrate.ts'
import { startEmbedded } from '../plumbing/postgres/start.ts'
import { startProgress } from '../process/progress.ts'
import { readSettings, type Settings } from '../process/settings.ts'
import { loadDemo } from './load.ts'
import { startDemoVendors } from './vendors.ts'

const { step } = startProgress((text) => process.stdout.write(text))

async function serve({ dataDir, demo }: Settings) {
  const server = await step('database', (log) => startEmbedded({ dir: dataDir, log }))
  const stop = () => void server.stop()
  process.once('disconnect', stop)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  try {
    await step('tables', async () => {
      const { applied } = await migrate(server.url)
      return applied.length === 0 ? 'up to date' : `${applied.length} migrations`
    })
    await step('demo agency', (log) =>
      loadDemo(server.url, { now: new Date(), log, dataDir, ...demo }),
    )
    const vendors = demo.vendors ? await startDemoVendors(server.url, { dataDir }) : null
    process.send?.({ url: server.url, hosts: vendors?.hosts ?? [] })
    await server.ended
    await vendors?.stop()
  } catch (error) {
    await server.stop()
    throw error
  }
  if (process.connected) process.disconnect()
}

try {
  await serve(readSettings(process.env))
} catch (error) {
  process.send?.({ failure: error instanceof Error ? error.message : String(error) })
  process.exitCode = 1
  if (process.connected) process.disconnect()
}
