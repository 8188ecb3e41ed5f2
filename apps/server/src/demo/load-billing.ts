import { addDays } from '@homeward/domain/time/zone'
import type { Ctx } from '../plumbing/context.ts'
import type { Tx } from '../plumbing/db/pool.ts'
import { drain } from '../plumbing/jobs/worker.ts'
import { updateClaims } from '../rooms/billing/claims/update-claims.ts'
import { sendReady, takeInRemittances } from '../rooms/billing/door.ts'
import { clientsForBilling } from '../rooms/clients/door.ts'
import { tasks } from '../rooms/tasks.ts'
import { daysAgo, demoToday } from './days.ts'
import { findClaims, findPayorIds } from './find-store.ts'
import { type Decision, remittanceText } from './remittance-text.ts'
import { cast, onStage, type Stage } from './stage.ts'

/** Claims of the approved visits: the older ones sent, some ready to be sent, the rest for review. */
export async function loadClaims(stage: Stage, note: (tx: Tx) => Promise<unknown>): Promise<void> {
  await drain(stage.services, stage.db, tasks)
  const today = demoToday(stage)
  const sentAt = daysAgo(stage, 2, '16:10')
  await onStage(stage, async (tx) => {
    const players = await cast(stage, tx)
    const sender = players.as('billing', sentAt)
    await markReady(sender, { to: addDays(today, -4) })
    for (const payorId of await findPayorIds(tx)) await sendReady(sender, payorId)
    await markReady(players.as('billing'), { from: addDays(today, -3), to: addDays(today, -3) })
    await note(tx)
  })
}

/** Marks what passes its checks; what does not waits for review, with its reasons. */
async function markReady(ctx: Ctx, days: { from?: string; to: string }): Promise<void> {
  const claims = await findClaims(ctx.tx, { status: 'for_review', ...days })
  if (claims.length === 0) return
  await updateClaims(ctx, { ids: claims.map(({ id }) => id), status: 'ready_to_send' })
}

/** What the payor answered: a payment that is posted, and one that cannot be. */
export async function loadRemittances(
  stage: Stage,
  note: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await onStage(stage, async (tx) => {
    const billing = (await cast(stage, tx)).as('billing')
    const day = demoToday(stage)
    const decisions = await decide(billing, day)
    const paid = remittanceText({ day, trace: 'NCX4471902', control: 4471902, decisions })
    await takeInRemittances(billing, { name: `835_NCTRACKS_${day}.edi`, text: paid })

    const [first, second] = decisions.slice(-2)
    if (first && second) {
      const later = { day, trace: 'NCX4471977', control: 4471977, decisions: [first, second] }
      // The sum of the payment was cut on its way, so it cannot be posted as it stands.
      const text = remittanceText(later).replace(/^BPR\*I\*[\d.]+/m, 'BPR*I*10.00')
      await takeInRemittances(billing, { name: `835_NCTRACKS_${day}_2.edi`, text })
    }
    await note(tx)
  })
}

/** Most are paid in full, one in part, one not at all; the youngest are not decided yet. */
async function decide(ctx: Ctx, today: string): Promise<Decision[]> {
  const sent = { status: 'transmitted', payorType: 'medicaid', to: today } as const
  const claims = await findClaims(ctx.tx, sent)
  const clients = await clientsForBilling(
    ctx,
    claims.map(({ client_id }) => client_id),
  )
  return claims.slice(0, Math.ceil(claims.length * 0.7)).map((claim, at) => ({
    claim: { ...claim, memberId: clients.get(claim.client_id)?.memberId ?? '' },
    ...outcome(at, claim.charge_cents),
  }))
}

function outcome(at: number, charge: number): Omit<Decision, 'claim'> {
  if (at === 3) return { status: '4', paidCents: 0, adjusted: ['CO', '197'] }
  if (at === 5) return { status: '1', paidCents: charge - 298, adjusted: ['CO', '45'] }
  if (at === 8) return { status: '1', paidCents: charge - 400, adjusted: ['PR', '3'] }
  return { status: '1', paidCents: charge }
}
