import { riverSteps, statusesAt, waitingSteps } from '@homeward/domain/billing/claim-steps'
import type { ClaimStep } from '@homeward/domain/billing/claim-steps'
import type { ClaimStatus } from '@homeward/domain/billing/vocabulary'
import type { Ctx } from '../../../plumbing/context.ts'
import { sumClaimsIn, sumClaimsOf } from './funnel-store.ts'

type Asked = { from: string; through: string; officeId: string | undefined }
type Sums = readonly { status: ClaimStatus; claims: number; cents: number }[]

/** Claims and charges at each step: of the care of some days, and of all that waits for somebody. */
export async function claimFunnel(ctx: Ctx, { from, through, officeId }: Asked) {
  const office = { officeId: officeId ?? null }
  const river = await sumClaimsOf(ctx.tx, { ...office, from, through })
  const statuses = waitingSteps.flatMap((step) => statusesAt(step))
  const waiting = await sumClaimsIn(ctx.tx, { ...office, statuses })
  return {
    river: riverSteps.map((step) => ({ step, ...sumAt(river, step) })),
    waiting: waitingSteps.map((step) => ({ step, ...sumAt(waiting, step) })),
  }
}

function sumAt(sums: Sums, step: ClaimStep): { claims: number; cents: number } {
  const statuses = statusesAt(step)
  const those = sums.filter(({ status }) => statuses.includes(status))
  return {
    claims: those.reduce((all, { claims }) => all + Number(claims), 0),
    cents: those.reduce((all, { cents }) => all + Number(cents), 0),
  }
}
