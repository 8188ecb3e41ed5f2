import { join } from 'node:path'
import type { migrate } from '../apps/server/src/plumbing/db/migrate.ts'
import type { seed } from './seed/seed.ts'

type Migrating = { migrate: typeof migrate }
type Seeding = { seed: typeof seed }

export type Earlier = { name: string; tree: string; url: string }

/** Makes the same agency as an earlier version makes it, in a database of its own. */
export async function seedEarlier(
  { tree, url }: Earlier,
  log: (line: string) => void,
): Promise<void> {
  const earlier = {
    ...((await import(join(tree, 'apps/server/src/plumbing/db/migrate.ts'))) as Migrating),
    ...((await import(join(tree, 'bench/seed/seed.ts'))) as Seeding),
  }
  await earlier.migrate(url)
  await earlier.seed(url, log)
}
