import { loadKeys } from '../plumbing/data-folder.ts'
import type { Keys } from '../plumbing/crypto/protected.ts'
import { type Database, openDatabase } from '../plumbing/db/pool.ts'
import { refuseBrokenWalls } from '../plumbing/db/walls.ts'
import { startEmbedded } from '../plumbing/postgres/start.ts'
import { openStorage, readS3Settings, underTheSeal } from '../plumbing/storage/open-storage.ts'
import type { Storage } from '../plumbing/storage/storage.ts'
import { readSettings } from '../process/settings.ts'

/** What a command works on: the same database, keys and files as the server's. */
export type Place = {
  readonly db: Database
  readonly keys: Keys
  readonly storage: Storage
  /** The files as they lie there, sealed. */
  readonly sealedFiles: Storage
}

/**
 * Runs a command on the database of the settings. Without DATABASE_URL that is the embedded one of
 * the data folder, which is started for it; the server must not be running then.
 */
export async function withDatabase<T>(
  env: NodeJS.ProcessEnv,
  say: (line: string) => void,
  work: (place: Place) => Promise<T>,
): Promise<T> {
  const { databaseUrl, directUrl, dataDir } = readSettings(env)
  const embedded = databaseUrl === null ? await startEmbedded({ dir: dataDir, log: say }) : null
  const db = openDatabase(databaseUrl ?? embedded?.url ?? '', {
    size: 4,
    patience: 60_000,
    directUrl: directUrl ?? undefined,
  })
  try {
    await refuseBrokenWalls(db)
    const keys = await loadKeys(dataDir)
    const place = { dataDir, s3: readS3Settings(env) }
    return await work({
      db,
      keys,
      storage: openStorage(keys, place),
      sealedFiles: underTheSeal(place),
    })
  } finally {
    await db.close()
    await embedded?.stop()
  }
}
