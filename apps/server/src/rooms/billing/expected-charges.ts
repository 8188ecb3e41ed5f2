import { chargeCents, rateOn, unitsOf } from '@homeward/domain/billing/units'
import { minutesOfService, type ServiceLine } from '@homeward/domain/care/service-lines'
import type { Ctx } from '../../plumbing/context.ts'
import { findRatesOf } from './rate-store.ts'

/** Care that was given and is not claimed yet. */
type Care = {
  payor_id: string | null
  day: string
  minutes: number
  services: readonly ServiceLine[]
}

/** What each visit will be charged as things stand; without a payor or a rate nothing, as its claim. */
export async function expectedCharges(ctx: Ctx, care: readonly Care[]): Promise<number[]> {
  const payorIds = [...new Set(care.flatMap(({ payor_id }) => payor_id ?? []))]
  if (payorIds.length === 0) return care.map(() => 0)
  const rates = Map.groupBy(await findRatesOf(ctx.tx, { payorIds }), ({ payor_id }) => payor_id)
  return care.map(({ payor_id, day, minutes, services }) => {
    const known = rates.get(payor_id ?? '') ?? []
    return services.reduce((sum, { serviceId }) => {
      const rate = rateOn(known, serviceId, day)
      if (!rate.ok) return sum
      const { centsPerUnit, minutes_per_unit, unit_rounding } = rate.value
      const share = minutesOfService(minutes, services, serviceId)
      return sum + chargeCents(unitsOf(share, minutes_per_unit, unit_rounding).units, centsPerUnit)
    }, 0)
  })
}
