import * as contract from '@homeward/contract/visits/board'
import { isUnpublished } from '@homeward/domain/visits/drafts'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { accountsOf, lockAdded, publishAll } from './draft-store.ts'

type Row = Awaited<ReturnType<typeof lockAdded>>[number]

/** Publishes drafts. What is published already, or was canceled, is passed over and told to nobody. */
export const publishVisits = verb(contract.publishVisits, async (ctx, { visit_ids }) => {
  const drafts = (await lockAdded(ctx.tx, visit_ids)).filter(isUnpublished)
  if (drafts.length === 0) return { published: 0, told: 0 }
  await publishAll(
    ctx.tx,
    drafts.map(({ id }) => id),
  )
  await ctx.changedAll(
    drafts.map(({ id }) => ({
      action: 'visit.published' as const,
      type: 'visit' as const,
      id,
      before: { draft: true },
      after: { draft: false },
    })),
  )
  return { published: drafts.length, told: await tellCaregivers(ctx, drafts) }
})

/** Each caregiver hears once of the visits that are theirs. */
async function tellCaregivers(ctx: Ctx, drafts: readonly Row[]): Promise<number> {
  const byAgent = Map.groupBy(
    drafts.filter(({ agent_id }) => agent_id !== null),
    ({ agent_id }) => agent_id ?? '',
  )
  const accounts = await accountsOf(ctx.tx, [...byAgent.keys()])
  const publication_id = uuid()
  for (const [agentId, userId] of accounts) {
    const days = (byAgent.get(agentId) ?? []).map(({ scheduled_date }) => scheduled_date).toSorted()
    await ctx.emit('schedule.published', {
      publication_id,
      user_id: userId,
      visits: days.length,
      first_day: days[0] ?? ctx.today,
      last_day: days.at(-1) ?? ctx.today,
    })
  }
  return accounts.size
}
