import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { keepSealed, openSealed, presentOwner, sealedNames } from './sealed.ts'

type Kept = { key: QueryKey; data: unknown; at: number }

/**
 * Keeps a sealed copy of the answers of queries with `meta: { keep: true }`, so that a caregiver's
 * day opens without a network. Wiped on signing out.
 */
export const keepQueries = (client: QueryClient): (() => void) =>
  client.getQueryCache().subscribe(({ type, query }) => {
    const owner = presentOwner()
    if (type !== 'updated' || !query.meta?.keep || query.state.status !== 'success' || !owner)
      return
    const kept: Kept = {
      key: query.queryKey,
      data: query.state.data,
      at: query.state.dataUpdatedAt,
    }
    void keepSealed('query', owner, query.queryHash, kept).catch(() => undefined)
  })

/** Brings the kept answers of the present person back, where nothing newer is there. */
export const restoreQueries = async (client: QueryClient): Promise<void> => {
  const owner = presentOwner()
  if (!owner) return
  for (const name of await sealedNames('query', owner)) {
    const kept = (await openSealed('query', owner, name)) as Kept | undefined
    if (kept && client.getQueryData(kept.key) === undefined)
      client.setQueryData(kept.key, kept.data, { updatedAt: kept.at })
  }
}
