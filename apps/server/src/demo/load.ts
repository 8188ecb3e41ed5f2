import { formatDay } from '@homeward/domain/dates'
import { localClock, localDay } from '@homeward/domain/time/zone'
import { pino } from 'pino'
import { loadKeys } from '../plumbing/data-folder.ts'
import { type Database, openDatabase } from '../plumbing/db/pool.ts'
import { openStorage, readS3Settings } from '../plumbing/storage/open-storage.ts'
import { readSettings } from '../process/settings.ts'
import { demoAgencyId } from './data/agency.ts'
import { morningZone } from './morning.ts'
import { loadParts } from './parts.ts'
import { findAgencies } from './progress-store.ts'
import { demoScales } from './scale.ts'
import type { Stage } from './stage.ts'

type Log = (line: string) => void

type DemoOptions = {
  now: Date
  log: Log
  /** Where the agency's clocks hang; where it is mid-morning now if it is not given. */
  zone: string | null
  scale: keyof typeof demoScales
  /** Where keys and files lie; the data folder of the settings where it is not given. */
  dataDir?: string
}

/**
 * Loads the demo agency around `now`. Throws where the database has an agency that is not the demo:
 * its people would share the sign-in with accounts whose password everybody knows.
 */
export async function loadDemo(
  databaseUrl: string,
  options: DemoOptions,
): Promise<'loaded' | 'present'> {
  const dataDir = options.dataDir ?? readSettings(process.env).dataDir
  const db = openDatabase(databaseUrl, { size: 4, patience: 60_000 })
  try {
    const made = await refuseOthers(db)
    const zone = made?.time_zone ?? options.zone ?? morningZone(options.now)
    const keys = await loadKeys(dataDir)
    const stage: Stage = {
      db,
      now: options.now,
      zone,
      scale: demoScales[options.scale],
      services: {
        keys,
        storage: openStorage(keys, { dataDir, s3: readS3Settings(process.env) }),
        log: pino({ level: 'silent' }),
        fileRoom: Infinity,
        clock: () => options.now,
        // The demo writes no mails.
        publicUrl: '',
        mailer: null,
      },
    }
    const outcome = await loadParts(stage, options.log)
    if (outcome === 'loaded') options.log(`it is ${localClock(stage.now, zone)} there (${zone})`)
    else if (made) tellAge(made.created_at, { ...options, zone, dataDir })
    return outcome
  } finally {
    await db.close()
  }
}

/** A demo of another day has nothing that happens now. */
function tellAge(
  madeAt: string,
  { now, zone, log, dataDir }: { now: Date; zone: string; log: Log; dataDir: string },
): void {
  const day = localDay(madeAt, zone)
  if (day === localDay(now, zone)) return
  log(`it is from ${formatDay(day)}: for a new one, delete the folder ${dataDir} and start again`)
}

/** The demo where it is there already, so that a load goes on in its zone. */
async function refuseOthers(db: Database) {
  const agencies = await findAgencies(db)
  const demo = agencies.find(({ id }) => id === demoAgencyId)
  if (demo) return demo
  const [other] = agencies
  if (!other) return null
  throw new Error(
    `The demo agency was not made: the database already has the agency "${other.name}", ` +
      'and the passwords of the demo are public. Use an empty database for the demo.',
  )
}
