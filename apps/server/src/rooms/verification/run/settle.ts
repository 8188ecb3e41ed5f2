import type { Answer } from '@homeward/evv/telling'
import type { Ctx } from '../../../plumbing/context.ts'
import {
  explainWaiting,
  lockPeople,
  lockRows,
  lockWaitingVisits,
  type OutboxRow,
  saveRows,
  wakeVisits,
} from '../outbox-store.ts'
import { tellOfVisits } from '../tell-of-visits.ts'
import type { Spoken } from '../vendors/vendor.ts'
import type { Turn } from './turn.ts'
import { applyAnswer, tellAgain } from './apply-answer.ts'
import {
  countOutcomes,
  findWaitingAttempts,
  lockWaiting,
  updateAttempts,
  updateSending,
} from './sending-store.ts'

/** What came back for one sending. */
type Outcome = {
  answers: readonly Answer[]
  requests?: readonly Spoken[]
  responses: readonly Spoken[]
}

/** Notes a vendor's answers to one sending. Answers that came before change nothing. */
export async function settle(
  ctx: Ctx,
  { account }: Pick<Turn, 'account'>,
  sendingId: string,
  outcome: Outcome,
): Promise<void> {
  const sending = await lockWaiting(ctx.tx, sendingId)
  if (!sending) return
  const waiting = await findWaitingAttempts(ctx.tx, [sendingId])
  const answers = new Map(outcome.answers.map((answer) => [answer.id, answer]))
  const answered = waiting.filter((one) => answers.has(one.verification_id))
  const sequences = new Map(answered.map((one) => [one.verification_id, one.sequence]))
  if (sending.kind !== 'visit') {
    const people = answered.map(({ parent_id: id }) => id)
    await lockWaitingVisits(ctx.tx, sending.account_id, sending.kind, people)
  }
  const rows = await lockRows(ctx.tx, [...sequences.keys()])
  const verdicts = rows.flatMap((row) => {
    const answer = answers.get(row.id)
    // A later sending is under way, so this answer is about something that no longer counts.
    return answer && row.sequence === sequences.get(row.id)
      ? [{ before: row, ...applyAnswer(account.vendor, row, answer, ctx.now) }]
      : []
  })
  const after = verdicts.map(({ row }) => row)
  await saveRows(ctx.tx, after, ctx.now)
  await keepSpoken(ctx, sendingId, { ...outcome, answers, waiting })
  await conclude(ctx, sendingId)
  await askAgain(
    ctx,
    account.id,
    verdicts.flatMap(({ row, unknown }) => (unknown ? [{ visit: row, kind: unknown }] : [])),
  )
  await followPeople(ctx, after)
  await tellChanged(ctx, verdicts)
}

/** A sending ends with its last answer. */
async function conclude(ctx: Ctx, sendingId: string): Promise<void> {
  const { waiting = 0, accepted = 0 } = await countOutcomes(ctx.tx, sendingId)
  if (waiting > 0) return
  await updateSending(ctx.tx, sendingId, {
    outcome: accepted > 0 ? 'accepted' : 'rejected',
    ended_at: ctx.now.toISOString(),
  })
}

type Said = {
  answers: ReadonlyMap<string, Answer>
  waiting: readonly { verification_id: string }[]
  requests?: readonly Spoken[]
  responses: readonly Spoken[]
}

/** Keeps what was sent and said with each attempt. */
async function keepSpoken(ctx: Ctx, sendingId: string, said: Said): Promise<void> {
  const requests = new Map(said.requests?.map(({ id, text }) => [id, text]))
  const responses = new Map(said.responses.map(({ id, text }) => [id, text]))
  await updateAttempts(
    ctx.tx,
    said.waiting.map(({ verification_id: id }) => {
      const answer = said.answers.get(id)
      return {
        sending_id: sendingId,
        verification_id: id,
        outcome: answer?.outcome ?? ('waiting' as const),
        request: requests.get(id) ?? null,
        response: responses.get(id) ?? null,
        problems: answer?.problems ?? [],
        ended_at: answer ? ctx.now.toISOString() : null,
      }
    }),
  )
}

/** Visits that wait for clients and caregivers are due, or show why they wait longer. */
async function followPeople(ctx: Ctx, rows: readonly OutboxRow[]): Promise<void> {
  for (const row of rows) {
    if (row.kind === 'visit') continue
    if (row.status === 'verified') await wakeVisits(ctx.tx, row, ctx.now)
    if (row.status === 'failed') await explainWaiting(ctx.tx, row, ctx.now)
  }
}

type Unknown = { visit: OutboxRow; kind: 'client' | 'agent' }

/** Whom the vendor does not know is told again; the visits wait for them. */
async function askAgain(ctx: Ctx, accountId: string, all: readonly Unknown[]): Promise<void> {
  if (all.length === 0) return
  const of = (kind: Unknown['kind']) =>
    all.flatMap((one) => (one.kind === kind ? (personOf(one) ?? []) : []))
  const people = { clients: of('client'), agents: of('agent') }
  const rows = await lockPeople(ctx.tx, people, accountId)
  const known = rows.filter(({ status }) => status === 'verified')
  await saveRows(
    ctx.tx,
    known.map((row) => tellAgain(row, ctx.now)),
    ctx.now,
  )
  const told = rows.filter(({ status }) => ['verified', 'pending', 'sent'].includes(status))
  const isTold = new Set(told.map((row) => `${row.kind} ${row.parent_id}`))
  // There is no one to tell of: the visit is tried once more.
  const alone = all.filter((one) => {
    const id = personOf(one)
    return id !== null && !isTold.has(`${one.kind} ${id}`)
  })
  await saveRows(
    ctx.tx,
    alone.map(({ visit }) => ({ ...visit, due_at: ctx.now.toISOString() })),
    ctx.now,
  )
}

const personOf = ({ visit, kind }: Unknown): string | null =>
  kind === 'client' ? visit.client_id : visit.agent_id

async function tellChanged(
  ctx: Ctx,
  verdicts: readonly { before: OutboxRow; row: OutboxRow }[],
): Promise<void> {
  const first = verdicts[0]
  if (first) await ctx.live('vendor_verification', first.row.id)
  await tellOfVisits(
    ctx,
    verdicts.flatMap(({ row }) => (row.kind === 'visit' ? [row.parent_id] : [])),
  )
}
