import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { currentUser, ownerOf } from '../session/session.ts'
import { onWipe } from '../session/wipe.ts'
import { breakSeal, dropSealed, keepSealed, openSealed, sealedNames } from './sealed.ts'

type Kept = { key: QueryKey; data: unknown; at: number }

const prefix = 'query:'

const beginningFor = (): string | undefined => {
  const user = currentUser()
  return user ? `${prefix}${ownerOf(user)}:` : undefined
}

/**
 * Keeps a sealed copy of the answers of queries with `meta: { keep: true }`, so that a caregiver's
 * day opens without a network. Wiped on signing out.
 */
export const keepQueries = (client: QueryClient): (() => void) =>
  client.getQueryCache().subscribe(({ type, query }) => {
    const beginning = beginningFor()
    if (type !== 'updated' || !query.meta?.keep || query.state.status !== 'success' || !beginning)
      return
    const kept: Kept = {
      key: query.queryKey,
      data: query.state.data,
      at: query.state.dataUpdatedAt,
    }
    void keepSealed(beginning + query.queryHash, kept).catch(() => undefined)
  })

/** Brings the kept answers of the present person back, where nothing newer is there. */
export const restoreQueries = async (client: QueryClient): Promise<void> => {
  const beginning = beginningFor()
  if (!beginning) return
  for (const name of await sealedNames(beginning)) {
    const kept = (await openSealed(name)) as Kept | undefined
    if (kept && client.getQueryData(kept.key) === undefined)
      client.setQueryData(kept.key, kept.data, { updatedAt: kept.at })
  }
}

onWipe(async (reason) => {
  if (reason === 'expired') return
  await sealedNames(prefix)
    .then(dropSealed)
    .catch(() => undefined)
  if (reason === 'signed_out') await breakSeal().catch(() => undefined)
})
