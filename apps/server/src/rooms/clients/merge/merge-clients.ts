import * as contract from '@homeward/contract/clients/merge'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { columnsOf } from '@homeward/domain/clients/merging'
import { hasLeft } from '@homeward/domain/clients/status-moves'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure, found, refuseStaleWith } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { auditedClient } from '../audited-client.ts'
import { heldClient } from '../known-client.ts'
import { presentClient } from '../present-client.ts'
import { type ClientProfile, findClient, updateClientRow } from '../store.ts'
import { onOverlap } from './overlaps.ts'
import { presentMerge } from './present-merge.ts'
import {
  demoteAddresses,
  exchangeColumns,
  findMerge,
  insertMerge,
  lockBoth,
  moveRows,
} from './store.ts'
import { actorName } from '../../../plumbing/actor.ts'

type Input = ParsedOf<typeof contract.mergeClients>

/**
 * Merges two records of one person: everything that belongs to the other record moves, and the selected
 * fields too.
 */
export const mergeClients = verb(contract.mergeClients, async (ctx, input) => {
  const pair = { client_id: input.id, other_id: input.other_id }
  if (pair.client_id === pair.other_id) throw new Failure('merge_same')
  await lockBoth(ctx.tx, pair)
  const client = await current(ctx, pair.client_id, input.lock_version)
  const other = await current(ctx, pair.other_id, input.other_lock_version)

  const demoted = demotedAddresses(client, other, input.primary_address_of)
  await demoteAddresses(ctx.tx, demoted)
  await exchangeColumns(ctx.tx, pair, columnsOf(input.take))
  const moved = await moveRows(ctx.tx, pair).catch(onOverlap)
  const merged = {
    archived_at: ctx.now.toISOString(),
    merged_into_id: client.id,
    // A count of clients by status must not count a person twice.
    status: hasLeft(other.status) ? other.status : ('inactive' as const),
  }
  await updateClientRow(ctx.tx, other.id, merged)
  await updateClientRow(ctx.tx, client.id, {})
  const id = uuid()
  await insertMerge(ctx.tx, {
    ...pair,
    agency_id: ctx.agency.id,
    id,
    take: input.take,
    other_status: other.status,
    demoted_address_ids: demoted,
    moved: JSON.stringify(moved),
    merged_at: ctx.now.toISOString(),
    merged_by: actorName(ctx.actor),
  })
  await recordMerge(ctx, client, other, merged)
  return presentMerge(found(await findMerge(ctx.tx, id)))
})

/** A client in the version that the person saw. */
async function current(ctx: Ctx, id: string, version: number | undefined) {
  const client = await heldClient(ctx, id)
  if (version !== undefined && version !== client.lock_version) {
    await refuseStaleWith(version, client, () => presentClient(ctx, client))
  }
  return client
}

/** A record has one primary address; where both have one, one of them gives it up. */
function demotedAddresses(
  client: ClientProfile,
  other: ClientProfile,
  stays: Input['primary_address_of'],
): string[] {
  const [own] = client.addresses.filter(({ primary }) => primary)
  const [theirs] = other.addresses.filter(({ primary }) => primary)
  if (!own || !theirs) return []
  return [stays === 'this' ? theirs.id : own.id]
}

async function recordMerge(
  ctx: Ctx,
  client: ClientProfile,
  other: ClientProfile,
  merged: { archived_at: string; merged_into_id: string; status: string },
): Promise<void> {
  const now = found(await findClient(ctx.tx, client.id))
  await ctx.record({
    action: 'client.merged',
    type: 'client',
    id: client.id,
    before: auditedClient(ctx, client),
    after: { ...auditedClient(ctx, now), merged_from_id: other.id },
  })
  await ctx.changed(
    {
      action: 'client.merged_into',
      type: 'client',
      id: other.id,
      before: { archived_at: null, merged_into_id: null, status: other.status },
      after: merged,
    },
    { topic: 'client', id: client.id },
  )
  await ctx.live('client', other.id)
}
