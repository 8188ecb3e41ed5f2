import type { Ctx } from '../plumbing/context.ts'
import type { Tx } from '../plumbing/db/pool.ts'
import { takeInRemittances } from '../rooms/billing/door.ts'
import { demoToday } from './days.ts'
import { findSent } from './find-sent.ts'
import { type Decision, remittanceText } from './remittance-text.ts'
import { cast, onStage, type Stage } from './stage.ts'

/** What the payor answered: a payment that is posted, and one that cannot be. */
export async function loadRemittances(
  stage: Stage,
  note: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await onStage(stage, async (tx) => {
    const billing = (await cast(stage, tx)).as('billing')
    const day = demoToday(stage)
    const decisions = await decide(billing, day)
    const paid = remittanceText({
      payor: 'medicaid',
      day,
      trace: 'NCX4471902',
      control: 4471902,
      decisions,
    })
    await takeInRemittances(billing, { name: `835_NCTRACKS_${day}.edi`, text: paid })

    await takeInAdvantage(billing, day)
    const [first, second] = decisions.slice(-2)
    if (first && second) {
      const later = {
        payor: 'medicaid',
        day,
        trace: 'NCX4471977',
        control: 4471977,
        decisions: [first, second],
      } as const
      // The sum of the payment was cut on its way, so it cannot be posted as it stands.
      const text = remittanceText(later).replace(/^BPR\*I\*[\d.]+/m, 'BPR*I*10.00')
      await takeInRemittances(billing, { name: `835_NCTRACKS_${day}_2.edi`, text })
      const unknown = { ...second.claim, number: 'NC-88213', memberId: '900000001Z' }
      const odd = remittanceText({
        payor: 'medicaid',
        day,
        trace: 'NCX4472015',
        control: 4472015,
        // A claim is paid a second time, and one is of another provider.
        decisions: [first, { ...second, claim: unknown }],
      })
      await takeInRemittances(billing, { name: `835_NCTRACKS_${day}_3.edi`, text: odd })
    }
    await note(tx)
  })
}

/** A plan that does not cover the service of one client, who has Medicaid behind it. */
async function takeInAdvantage(ctx: Ctx, day: string): Promise<void> {
  const claims = (await findSent(ctx, 'advantage', day)).slice(0, 2)
  const decisions = claims.map((claim, at): Decision =>
    at === 0
      ? { claim, status: '4', paidCents: 0, adjusted: ['CO', '204'] }
      : { claim, status: '1', paidCents: claim.charge_cents },
  )
  if (decisions.length === 0) return
  const text = remittanceText({
    payor: 'advantage',
    day,
    trace: 'PAH2207144',
    control: 2_207_144,
    decisions,
  })
  await takeInRemittances(ctx, { name: `835_PIEDMONT_${day}.edi`, text })
}

/** Most are paid in full, one in part, one not at all; the youngest are not decided yet. */
async function decide(ctx: Ctx, today: string): Promise<Decision[]> {
  const claims = await findSent(ctx, 'medicaid', today)
  return claims.slice(0, Math.ceil(claims.length * 0.7)).map((claim, at) => ({
    claim,
    ...outcome(at, claim.charge_cents),
  }))
}

function outcome(at: number, charge: number): Omit<Decision, 'claim'> {
  if (at === 3) return { status: '4', paidCents: 0, adjusted: ['CO', '197'] }
  if (at === 5) return { status: '1', paidCents: charge - 298, adjusted: ['CO', '45'] }
  if (at === 8) return { status: '1', paidCents: charge - 400, adjusted: ['PR', '3'] }
  return { status: '1', paidCents: charge }
}
