import { formatDay } from '@homeward/domain/dates'
import type { Remittance } from '@homeward/x12/remittance/types'
import type { Ctx } from '../../../plumbing/context.ts'

/** What every entry of a remittance says. */
export const common = (
  ctx: Ctx,
  { id, remittance }: { id: string; remittance: Pick<Remittance, 'payment'> },
) => ({
  date: remittance.payment.date ?? ctx.today,
  eraId: id,
})

/** Who paid, by which check or transfer, and when. */
export const traceOf = ({ payer, payment }: Pick<Remittance, 'payer' | 'payment'>): string =>
  [payer.name, payment.trace, payment.date && formatDay(payment.date)].filter(Boolean).join(' ')
