import { addDays } from '@homeward/domain/time/zone'
import type { Ctx } from '../../plumbing/context.ts'
import type { Tx } from '../../plumbing/db/pool.ts'
import { takeInRemittances } from '../../rooms/billing/door.ts'
import { sendings } from '../billing-days.ts'
import { type DemoPayor, demoPayors } from '../data/catalogue.ts'
import { daysAgo, demoToday } from '../days.ts'
import { findSent } from '../find-sent.ts'
import { type Random, seededRandom } from '../random.ts'
import { type Decision, remittanceText } from '../remittance-text.ts'
import { cast, onStage, type Stage } from '../stage.ts'
import { countTables } from './statistics-store.ts'

const payors: readonly DemoPayor[] = ['medicaid', 'advantage', 'veterans']

/** What payors answered in the weeks before: each file some days after it was sent. */
export async function loadOlderRemittances(
  stage: Stage,
  note: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  const random = seededRandom(835)
  for (const { through, answeredBefore } of sendings(stage)) {
    if (answeredBefore === null) continue
    await onStage(stage, async (tx) => {
      const at = daysAgo(stage, answeredBefore, '07:20')
      const billing = (await cast(stage, tx)).as('billing', at)
      const to = addDays(demoToday(stage), -through)
      for (const [turn, payor] of payors.entries()) {
        await answer(billing, { payor, to, control: 4_471_000 + through * 10 + turn }, random)
      }
    })
    await countTables(stage, 'remittances')
  }
  await onStage(stage, note)
}

type Asked = { payor: DemoPayor; to: string; control: number }

async function answer(ctx: Ctx, { payor, to, control }: Asked, random: Random): Promise<void> {
  const sent = await findSent(ctx, payor, to)
  // Some claims take a payor longer.
  const decisions = sent
    .filter(() => random.chance(0.97))
    .map((claim) => ({ claim, ...outcome(claim.charge_cents, random.between(1, 1000)) }))
  if (decisions.length === 0) return
  const day = ctx.today
  const text = remittanceText({ payor, day, trace: `EFT${control}`, control, decisions })
  const [name] = demoPayors[payor].receiver_name.split(' ')
  await takeInRemittances(ctx, { name: `835_${name}_${day}.edi`, text })
}

/** Nearly all is paid in full. */
function outcome(charge: number, luck: number): Omit<Decision, 'claim'> {
  if (luck <= 10) return { status: '4', paidCents: 0, adjusted: ['CO', '197'] }
  if (luck <= 15) return { status: '4', paidCents: 0, adjusted: ['CO', '16'] }
  if (luck <= 30) return { status: '1', paidCents: charge - 298, adjusted: ['CO', '45'] }
  if (luck <= 36) return { status: '1', paidCents: charge - 400, adjusted: ['PR', '3'] }
  return { status: '1', paidCents: charge }
}
