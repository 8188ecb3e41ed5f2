import { pino } from 'pino'
import { startApp } from './app.ts'
import { loadDemo } from './demo/load.ts'
import { startDemoVendors } from './demo/vendors.ts'
import { EarlierTablesError } from './plumbing/db/earlier-tables.ts'
import { migrate } from './plumbing/db/migrate.ts'
import { EmbeddedPostgresError } from './plumbing/postgres/failure.ts'
import { startEmbedded } from './plumbing/postgres/start.ts'
import { onFreePort } from './process/port.ts'
import { startProgress } from './process/progress.ts'
import { allowServices, readSettings, type Settings } from './process/settings.ts'
import { listenForStop, prepareShutdown } from './process/shutdown.ts'
import { howToStartOver } from './process/start-over.ts'
import { welcome } from './process/welcome.ts'

const write = (text: string) => process.stdout.write(text)
const controls = {
  exit: (code: number) => process.exit(code),
  say: (text: string) => void write(`${text}\n`),
}
const shutdown = prepareShutdown(controls)
const { step } = startProgress(write)

async function start(settings: Settings) {
  // Standard output is for people, the log goes to standard error.
  const logger = pino({ level: settings.logLevel }, pino.destination({ dest: 2, sync: true }))
  // A port that is taken is said at once, before anything was started.
  await onFreePort(settings, () => Promise.resolve())

  const databaseUrl = settings.databaseUrl ?? (await startDatabase(settings))
  const directUrl = settings.directUrl ?? databaseUrl
  await step('tables', async () => {
    // The lock of those who migrate needs one connection from beginning to end.
    const { applied } = await migrate(directUrl).catch((error: unknown) => {
      if (!(error instanceof EarlierTablesError)) throw error
      throw new Error(`${error.message}\n${howToStartOver(settings)}`, { cause: error })
    })
    return applied.length === 0 ? 'up to date' : `${applied.length} migrations`
  })
  if (settings.databaseUrl === null) {
    const { dataDir, demo } = settings
    await step('demo agency', (log) =>
      loadDemo(databaseUrl, { now: new Date(), log, dataDir, ...demo }),
    )
    if (demo.vendors) {
      const vendors = await startDemoVendors(databaseUrl, settings)
      shutdown.add('simulated EVV vendors', () => vendors.stop())
      allowServices(process.env, vendors.hosts)
    }
  }
  const app = await step('server', () =>
    onFreePort(settings, (port) =>
      startApp({ ...settings, databaseUrl, directUrl, port, log: logger }),
    ),
  )
  shutdown.add('server', () => app.close())
  write(welcome(settings, app.address))
  process.send?.({ address: app.address })
}

/** Milliseconds to end in after the embedded database ended by itself. */
const withoutDatabase = 1500

async function startDatabase({ dataDir }: Settings) {
  const database = await step('database', (say) => startEmbedded({ dir: dataDir, log: say }))
  shutdown.add('database', () => database.stop())
  void database.ended.then(() => {
    if (shutdown.hasBegun()) return
    fail(`the database stopped unexpectedly: see ${dataDir}/postgres/server.log`)
    shutdown.endWithin(withoutDatabase)
  })
  return database.url
}

function fail(reason: unknown) {
  if (shutdown.hasBegun()) return // what is being ended may well fail meanwhile
  process.stderr.write(`\n${inWords(reason)}\n`)
  void shutdown.run(1)
}

/** Errors meant for people are a sentence; of all others one wants to know where they come from. */
function inWords(reason: unknown) {
  if (!(reason instanceof Error)) return String(reason)
  const forPeople = reason instanceof EmbeddedPostgresError || reason.name === 'Error'
  return forPeople ? reason.message : (reason.stack ?? reason.message)
}

process.on('uncaughtException', fail)
listenForStop(shutdown, controls)
try {
  await start(readSettings(process.env))
} catch (error) {
  fail(error)
}
