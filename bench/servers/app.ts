import { pino } from 'pino'
import { freshKey, readKeys } from '../../apps/server/src/plumbing/crypto/protected.ts'
import type { AppServices } from '../../apps/server/src/plumbing/services.ts'
import type { Database } from '../../apps/server/src/plumbing/db/pool.ts'
import { buildServer } from '../../apps/server/src/plumbing/http/server.ts'
import { localDisk } from '../../apps/server/src/plumbing/storage/local-disk.ts'
import { rawRoutes, routes } from '../../apps/server/src/rooms/routes.ts'

type Wishes = {
  clock?: () => Date
  /** Where files lie; most of what is measured reads none. */
  folder?: string
}

export const benchServices = ({
  clock = () => new Date(),
  folder = '/nowhere',
}: Wishes = {}): AppServices => ({
  log: pino({ level: 'warn' }),
  keys: readKeys(freshKey('b1')),
  storage: localDisk(folder),
  publicUrl: 'http://localhost',
  mailer: null,
  fileRoom: Infinity,
  clock,
})

/** The product's server as `npm start` builds it, without web app and job runner. */
export const benchServer = (db: Database, services = benchServices()) =>
  buildServer(services, db, routes, {
    webRoot: null,
    workerReady: () => true,
    raw: rawRoutes,
  })
