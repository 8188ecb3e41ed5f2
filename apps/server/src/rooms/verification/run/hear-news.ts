import type { EvvVendor } from '@homeward/domain/agency/vocabulary'
import type { Ctx } from '../../../plumbing/context.ts'
import { lockRowsOf, type OutboxRow, saveRows } from '../outbox-store.ts'
import { tellOfVisits } from '../tell-of-visits.ts'
import type { News } from '../vendors/vendor.ts'
import { applyAnswer } from './apply-answer.ts'
import { lockConnection, updateConnection } from './connection-store.ts'
import { noteFailure } from './connection.ts'
import { isRead, noteRead } from './news-store.ts'
import { patience, type Turn } from './turn.ts'

/** Minutes between two looks. */
const every = 15

type About = News['about'][number]

/** Reads what the vendor left for us without being asked; true if the connection rests now. */
export async function hearNews(turn: Turn): Promise<boolean> {
  const { within, vendor, account } = turn
  if (!(await within((ctx) => isTime(ctx, account.id)))) return false
  try {
    const news = await vendor.news(
      (source) => within((ctx) => isRead(ctx.tx, account.id, source)),
      AbortSignal.timeout(patience),
    )
    for (const one of news) await within((ctx) => takeNews(ctx, account, one))
  } catch (error) {
    return noteFailure(turn, error)
  }
  return false
}

/** Whether the last look is long enough ago; this one is noted. */
async function isTime(ctx: Ctx, accountId: string): Promise<boolean> {
  const { news_at: last } = await lockConnection(ctx.tx, ctx.agency.id, accountId)
  if (last !== null && ctx.now.getTime() - Date.parse(last) < every * 60_000) return false
  await updateConnection(ctx.tx, accountId, { news_at: ctx.now.toISOString() })
  return true
}

async function takeNews(
  ctx: Ctx,
  { id: accountId, vendor }: Turn['account'],
  { source, about }: News,
): Promise<void> {
  const read = { agency_id: ctx.agency.id, account_id: accountId, source }
  if (!(await noteRead(ctx.tx, { ...read, read_at: ctx.now.toISOString() }))) return
  const byKind = Map.groupBy(about, ({ kind }) => kind)
  const changed: OutboxRow[] = []
  for (const [kind, told] of byKind) {
    const latest = new Map(told.map((one) => [one.recordId, one]))
    const rows = await lockRowsOf(ctx.tx, kind, [...latest.keys()], accountId)
    for (const row of rows) {
      const one = latest.get(row.parent_id)
      const after = one && afterNews(vendor, row, one, ctx.now)
      if (after) changed.push(after)
    }
  }
  await saveRows(ctx.tx, changed, ctx.now)
  await tellOfVisits(
    ctx,
    changed.flatMap((row) => (row.kind === 'visit' ? [row.parent_id] : [])),
  )
}

/** News is about what the vendor has. What is sent again meanwhile takes only the claim's status from it. */
function afterNews(
  vendor: EvvVendor,
  row: OutboxRow,
  { answer, sequence = row.sequence }: About,
  now: Date,
): OutboxRow | null {
  if (row.sequence === 0 || sequence !== row.sequence) return null
  const claim = {
    claim_status: answer.claimStatus === undefined ? row.claim_status : answer.claimStatus,
  }
  if (row.status !== 'verified' && row.status !== 'failed') return { ...row, ...claim }
  if (answer.outcome === 'accepted') {
    return row.status === 'failed'
      ? applyAnswer(vendor, row, answer, now).row
      : { ...row, ...claim }
  }
  // What the vendor took at first and refuses now has to be told again, whatever it is changed to.
  const { row: refused } = applyAnswer(
    vendor,
    { ...row, asked_again: ['client', 'agent'] },
    answer,
    now,
  )
  return { ...refused, told_digest: null, asked_again: row.asked_again }
}
