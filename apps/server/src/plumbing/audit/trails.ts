import { asOwner } from '../db/as-owner.ts'
import type { Database } from '../db/pool.ts'
import type { Storage } from '../storage/storage.ts'
import { findAgencies } from './verify-store.ts'

/** An agency with a trail. One that is no longer in the database has something left elsewhere. */
type TrailOf = { readonly agencyId: string; readonly there: boolean }

/** The agencies in the database, and those with kept heads or notes outside it. */
export async function trailsOf(
  storage: Storage,
  db: Pick<Database, 'directUrl'>,
): Promise<TrailOf[]> {
  const kept = [
    ...(await storage.agenciesIn('audit-heads')),
    ...(await storage.agenciesIn('audit-missing')),
  ]
  const known = new Map(kept.map((agencyId) => [agencyId, false]))
  for (const { id, there } of await asOwner(db.directUrl, findAgencies)) known.set(id, there)
  return [...known]
    .map(([agencyId, there]) => ({ agencyId, there }))
    .toSorted((a, b) => (a.agencyId < b.agencyId ? -1 : 1))
}
