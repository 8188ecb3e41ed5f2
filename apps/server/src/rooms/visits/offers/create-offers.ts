import * as contract from '@homeward/contract/visits/offers'
import type { ParsedOf } from '@homeward/contract/endpoint'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { rankForEach } from '../assignment/rank-candidates.ts'
import { lockVisit, type VisitFacts } from '../visit-store.ts'
import { advanceOffer } from './advance-offer.ts'
import { chooseRecipients, type Recipient } from './choose-recipients.ts'
import { findOffered, insertOffer } from './offer-store.ts'
import { loadOffer } from './present-offer.ts'

type Input = ParsedOf<typeof contract.createVisitOffers>
type LeftOut = { visit_id: string; agent: { id: string; name: string } | null; why: string }

/** Offers open visits to caregivers, and tells the first wave. What cannot be offered is said, with the reason. */
export const createVisitOffers = verb(contract.createVisitOffers, async (ctx, input) => {
  const leftOut: LeftOut[] = []
  const made: string[] = []
  const ids = [...new Set(input.visit_ids)].toSorted()
  const visits = new Map<string, VisitFacts | undefined>()
  for (const id of ids) visits.set(id, await lockVisit(ctx.tx, id, null))
  // Once they are held: somebody else may have offered one of them meanwhile.
  const offered = await findOffered(ctx.tx, ids)
  const offerable: VisitFacts[] = []
  for (const [id, visit] of visits) {
    const why = whyNot(ctx, visit, offered.has(id))
    if (why === null && visit) offerable.push(visit)
    else leftOut.push({ visit_id: id, agent: null, why: why ?? '' })
  }
  const ranked = await rankForEach(ctx, offerable)
  for (const [at, visit] of offerable.entries()) {
    const { able, unable } = chooseRecipients(ctx, ranked[at] ?? [], input)
    leftOut.push(...unable.map((one) => ({ visit_id: visit.id, ...one })))
    if (able.length > 0) made.push(await makeOffer(ctx, visit, able, input))
  }
  if (made.length === 0) {
    const said = leftOut.map(({ why }) => why)
    throw new Failure('offer_nobody', { fields: { agent_ids: [...new Set(said)].slice(0, 10) } })
  }
  const offers = []
  for (const id of made) offers.push(await loadOffer(ctx, id))
  return { offers, left_out: leftOut }
})

function whyNot({ now }: Ctx, visit: VisitFacts | undefined, offered: boolean): string | null {
  if (!visit) return 'This visit does not exist.'
  if (visit.status !== 'available') return 'This visit is not open.'
  if (visit.draft) return 'This visit is a draft. Publish it on the schedule first.'
  if (new Date(visit.starts_at) <= now) return 'This visit should have started already.'
  return offered ? 'This visit is offered already.' : null
}

async function makeOffer(
  ctx: Ctx,
  visit: VisitFacts,
  able: readonly Recipient[],
  input: Input,
): Promise<string> {
  const id = uuid()
  const offer = {
    agency_id: ctx.agency.id,
    id,
    visit_id: visit.id,
    mode: input.mode,
    starts_at: visit.starts_at,
    ends_at: visit.ends_at,
    expires_at: deadline(ctx, visit, able.length, input),
    wave_size: input.wave_size,
    wave_minutes: input.wave_minutes,
    note: input.note ?? null,
    assignment_reason: input.assignment_reason ?? null,
    created_by: ctx.actor.kind === 'person' ? ctx.actor.userId : null,
    created_by_name: ctx.actor.name,
    created_at: ctx.now.toISOString(),
  }
  const recipients = able.map(({ agentId, exceptions }) => ({
    id: uuid(),
    agent_id: agentId,
    exceptions,
  }))
  await insertOffer(ctx.tx, offer, recipients)
  await ctx.changed({
    action: 'visit.offered',
    type: 'visit',
    id: visit.id,
    after: {
      offer_id: id,
      mode: offer.mode,
      expires_at: offer.expires_at,
      caregivers: able.length,
    },
  })
  await advanceOffer(ctx, id)
  return id
}

/** The last moment to answer: as asked for, else after the last wave; always before the visit starts. */
function deadline(
  { now }: Ctx,
  { starts_at }: VisitFacts,
  people: number,
  { expires_at, wave_size, wave_minutes }: Input,
): string {
  const start = new Date(starts_at)
  if (expires_at !== undefined) {
    const asked = new Date(expires_at)
    if (asked <= now || asked > start) throw new Failure('offer_deadline')
    return asked.toISOString()
  }
  const waves = Math.ceil(people / wave_size)
  const after = new Date(now.getTime() + waves * wave_minutes * 60_000)
  return (after < start ? after : start).toISOString()
}
