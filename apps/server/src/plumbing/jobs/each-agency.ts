import type { Database } from '../db/pool.ts'

/** The most agencies to work on at once. */
const most = 4

/**
 * Works on agencies in parallel, with less than half of the connections. A failed agency does not stop the
 * others. Throws at the end if some failed.
 */
export async function eachAgency(
  db: Pick<Database, 'size'>,
  agencyIds: readonly string[],
  work: (agencyId: string) => Promise<unknown>,
): Promise<void> {
  const left = agencyIds.values()
  const failures: unknown[] = []
  const inTurn = async () => {
    for (const agencyId of left) {
      await work(agencyId).catch((error: unknown) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: Math.min(most, atOnce(db.size)) }, inTurn))
  if (failures.length === 0) return
  const which = `${failures.length} of ${agencyIds.length} agencies`
  throw new AggregateError(failures, `The work failed for ${which}.`)
}

const atOnce = (size: number): number => Math.max(1, Math.ceil(size / 2) - 1)
