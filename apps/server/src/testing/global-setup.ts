import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../plumbing/postgres/start.ts'
import { dropCopies, makeTemplate } from './database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string
  }
}

/** One database server for the whole run: the given one, or an embedded one that forgets. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
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
