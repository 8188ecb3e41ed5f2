import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, inject } from 'vitest'
import { freshKey, readKeys } from '../plumbing/crypto/protected.ts'
import type { AppServices } from '../plumbing/services.ts'
import { type Database, openDatabase } from '../plumbing/db/pool.ts'
import { buildServer } from '../plumbing/http/server.ts'
import { drain } from '../plumbing/jobs/worker.ts'
import { localDisk } from '../plumbing/storage/local-disk.ts'
import { sealedStorage } from '../plumbing/storage/sealed.ts'
import { rawRoutes, routes, webhookRoutes } from '../rooms/routes.ts'
import { tasks } from '../rooms/tasks.ts'
import { cloneTemplate } from './database.ts'
import { emptierOf } from './emptied.ts'
import { throughPooler } from './pgbouncer.ts'

/** The product as one test file sees it: a real server on an empty database, and a clock to set. */
export type TestServer = {
  readonly db: Database
  readonly server: FastifyInstance
  readonly services: AppServices
  /** What the server logged so far, for tests that look for what must not be there. */
  readonly logged: string[]
  setClock(instant: string): void
  /** Runs the jobs that are waiting. */
  drainJobs(): Promise<void>
}

/** Monday, 2 November 2026, 09:00 in New York: the day after the clocks went back. */
export const testNow = '2026-11-02T14:00:00.000Z'

/** Bytes that the files of one agency may take in tests. */
export const testFileRoom = 4 * 1024 ** 3

type OpenServer = {
  readonly app: TestServer
  /**
   * Takes away whatever was made, and sets the clock back: the next file begins as the first did. False
   * where that cannot be.
   */
  beginAnew(): Promise<boolean>
  close(): Promise<void>
}

/** The one that the files of this worker use one after another. */
let shared: OpenServer | undefined

/** The shared one as it was in the beginning. */
async function sharedServer(): Promise<OpenServer> {
  const before = shared
  if (before && (await before.beginAnew())) return before
  shared = undefined
  await before?.close()
  shared = await openServer(inject('adminUrl'))
  return shared
}

type Options = {
  /** Built for this file alone, on a database that nobody else uses. Say why where you ask for it. */
  ownDatabase?: boolean
}

/** Call once at the top of a test file; the answer is filled before the first test runs. */
export function startTestServer({ ownDatabase = false }: Options = {}): TestServer {
  const filled = {} as { -readonly [Key in keyof TestServer]: TestServer[Key] }
  let close = async () => {}
  beforeAll(async () => {
    const open = ownDatabase ? await openServer(inject('adminUrl')) : await sharedServer()
    if (ownDatabase) close = () => open.close()
    Object.assign(filled, open.app)
  })
  afterAll(() => close())
  return filled
}

/** Builds the server on a new copy of the template. */
async function openServer(adminUrl: string): Promise<OpenServer> {
  const database = await cloneTemplate(adminUrl)
  const emptier = await emptierOf(database.url)
  const folder = await mkdtemp(join(tmpdir(), 'homeward-files-'))
  const pooler = inject('pooler')
  const url = pooler === null ? database.url : throughPooler(pooler, database.url)
  const db = openDatabase(url, { size: 8, patience: 15_000, directUrl: database.url })
  let now = new Date(testNow)
  const logged: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) })
  const keys = readKeys(freshKey('t1'))
  const services: AppServices = {
    log,
    keys,
    storage: sealedStorage(localDisk(folder), keys),
    fileRoom: testFileRoom,
    clock: () => now,
    publicUrl: 'https://homeward.test',
    mailer: null,
  }
  const server = await buildServer(services, db, routes, {
    webRoot: null,
    workerReady: () => true,
    raw: rawRoutes,
    webhooks: webhookRoutes,
  })
  const clear = async () => {
    await rm(folder, { recursive: true, force: true })
  }
  return {
    app: {
      db,
      server,
      services,
      logged,
      setClock: (instant) => void (now = new Date(instant)),
      drainJobs: () => drain(services, db, tasks),
    },
    async beginAnew() {
      now = new Date(testNow)
      logged.length = 0
      await clear()
      await mkdir(folder)
      return emptier.empty()
    },
    async close() {
      await server.close()
      await db.close()
      await emptier.end()
      await database.drop()
      await clear()
    },
  }
}
