import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../plumbing/postgres/start.ts'
import { dropCopies, makeTemplate } from './database.ts'
import { startPgbouncer } from './pgbouncer.ts'

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string
    /** Where requests reach databases by PgBouncer; null where nothing stands between. */
    pooler: string | null
  }
}

/**
 * One database server for the whole run: the given one, or an embedded one that forgets. With
 * HOMEWARD_TEST_PGBOUNCER requests go through a PgBouncer before it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const stop = await openDatabaseServer(project)
  const bouncer = process.env.HOMEWARD_TEST_PGBOUNCER
    ? await startPgbouncer(project.getProvidedContext().adminUrl, 6)
    : null
  project.provide('pooler', bouncer?.address ?? null)
  return async () => {
    await bouncer?.stop()
    await stop()
  }
}

async function openDatabaseServer(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.HOMEWARD_TEST_DATABASE_URL
  if (given) {
    await makeTemplate(given)
    project.provide('adminUrl', given)
    return () => dropCopies(given)
  }
  const dir = await mkdtemp(join(tmpdir(), 'homeward-test-'))
  const postgres = await startEmbedded({ dir, durable: false, log: () => {} })
  await makeTemplate(postgres.url)
  project.provide('adminUrl', postgres.url)
  return async () => {
    await postgres.stop()
    await rm(dir, { recursive: true, force: true })
  }
}
