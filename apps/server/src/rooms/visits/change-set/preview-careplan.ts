import type { ChangeSet } from '@homeward/contract/visits/change-sets'
import * as contract from '@homeward/contract/visits/change-sets'
import { addDays, earlierDay, laterDay } from '@homeward/domain/time/zone'
import { changeSetOf, type SeenVisit, type VisitChange } from '@homeward/domain/visits/change-set'
import { horizonDays } from '@homeward/domain/visits/generation'
import type { Ctx } from '../../../plumbing/context.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { updateCareplan } from '../../care/door.ts'
import { signaturesOf } from '../../files/door.ts'
import { followCareplan } from '../generation/follow-careplan.ts'
import { withoutTrace } from '../../../plumbing/db/attempt.ts'
import { findPlansBeside, findSeen } from './store.ts'

/** As many changes are told one by one; all are counted. */
const mostTold = 500

/**
 * What a change of a plan would do to the visits: makes the change and lets the visits follow it, as the
 * change itself does, looks at both sides and takes everything back.
 */
export const previewCareplan = verb(contract.previewCareplan, async (ctx, { id, ...change }) => {
  const plans = await findPlansBeside(ctx.tx, id)
  const ids = plans.map((plan) => plan.id)
  const before = await seen(ctx, ids)
  const signed = await standing(ctx, id)
  const after = await withoutTrace(ctx.tx, async () => {
    await updateCareplan(ctx, { id, ...change, client_confirmed: true })
    await followCareplan(ctx, id)
    return {
      visits: await seen(ctx, ids),
      plans: await findPlansBeside(ctx.tx, id),
      signed: await standing(ctx, id),
    }
  })
  const { changes, unchanged } = changeSetOf(
    before,
    after.visits,
    concernedFrom(ctx, id, change, after),
  )
  const count = (kind: VisitChange['what']) => changes.filter(({ what }) => what === kind).length
  return {
    through_day: lookedAtThrough(ctx, id, plans, after.plans),
    counts: {
      added: count('added'),
      moved: count('moved'),
      removed: count('removed'),
      left_alone: count('left_alone'),
      unchanged,
    },
    changes: changes.slice(0, mostTold).map(present),
    begins: beginsThen(id, plans, after.plans),
    voided_signatures: signed
      .filter((one) => !after.signed.some((other) => other.id === one.id))
      .map(({ role, name }) => ({ role, name })),
    ends: plans.flatMap((plan) => {
      const then = after.plans.find((one) => one.id === plan.id)
      const ends = plan.id !== id && plan.status === 'active' && then !== undefined
      return ends && (then.status !== 'active' || then.end_date < plan.end_date)
        ? [
            {
              id: plan.id,
              version: plan.version,
              start_date: then.start_date,
              end_date: then.end_date,
            },
          ]
        : []
    }),
  }
})

/** The signatures of a plan that count. */
async function standing(ctx: Ctx, id: string) {
  const all = (await signaturesOf(ctx, 'careplan', [id])).get(id) ?? []
  return all.flatMap((one) =>
    one.signed && !one.voided ? [{ id: one.id, role: one.signer_role, name: one.signed.by }] : [],
  )
}

type Plans = Awaited<ReturnType<typeof findPlansBeside>>

/** The last day that was looked at: as far as visits are made, but not beyond the end of the plans. */
function lookedAtThrough({ today }: Ctx, id: string, before: Plans, after: Plans): string {
  const made = after.map((plan) => plan.generated_until)
  const ends = [...before, ...after]
    .filter((plan) => plan.id === id || plan.status === 'active')
    .map((plan) => plan.end_date)
  return earlierDay(
    made.reduce<string>(laterDay, addDays(today, horizonDays)),
    ends.reduce<string>(laterDay, today),
  )
}

/** The first day of a plan after the change, where it is another one than before. */
function beginsThen(id: string, before: Plans, after: Plans): string | null {
  const [was, then] = [before, after].map(
    (plans) => plans.find((plan) => plan.id === id)?.start_date,
  )
  return then !== undefined && then !== was ? then : null
}

/** The first day whose visits the change concerns. */
function concernedFrom(
  { today }: Ctx,
  id: string,
  change: { status?: string | undefined; end_date?: string | undefined },
  after: { plans: Plans },
): string {
  const plan = after.plans.find((one) => one.id === id)
  if (change.status === 'active') return laterDay(today, plan?.start_date ?? null)
  if (change.status || !change.end_date) return today
  return laterDay(today, addDays(change.end_date, 1))
}

async function seen(ctx: Ctx, careplanIds: readonly string[]): Promise<SeenVisit[]> {
  const rows = await findSeen(ctx.tx, careplanIds, ctx.today)
  return rows.map(({ agent_id, agent_name, starts_at, ...visit }) => ({
    ...visit,
    agent: agent_id === null ? null : { id: agent_id, name: agent_name ?? '' },
    due: new Date(starts_at) <= ctx.now,
  }))
}

const side = ({ day, time, minutes, agent }: SeenVisit) => ({ day, time, minutes, agent })

const present = (change: VisitChange): ChangeSet['changes'][number] => ({
  what: change.what,
  visit_id: 'before' in change ? change.before.id : null,
  before: 'before' in change ? side(change.before) : null,
  after: 'after' in change ? side(change.after) : null,
  why: change.what === 'left_alone' ? change.why : null,
})
