import { type Segment, element } from '../token.ts'
import type { Fields } from './fields.ts'
import type { Adjustment, ProviderAdjustment } from './types.ts'

/** CAS: a group and up to six triplets of reason, amount and quantity. */
export function readAdjustments(cas: Segment, fields: Fields): Adjustment[] {
  const adjustments: Adjustment[] = []
  for (let number = 2; number < cas.elements.length; number += 3) {
    const reason = element(cas, number).trim()
    if (reason === '' && element(cas, number + 1).trim() === '') continue
    if (reason === '') fields.note('missing_reason', cas, 'An adjustment has no reason.')
    adjustments.push({
      group: element(cas, 1).trim(),
      reason,
      amount: fields.requiredCents(cas, number + 1),
      quantity: fields.quantity(cas, number + 2),
      position: cas.position,
    })
  }
  return adjustments
}

/** PLB: a provider, the end of its fiscal period, and up to six pairs of [reason, reference], amount. */
export function readProviderAdjustments(plb: Segment, fields: Fields): ProviderAdjustment[] {
  const adjustments: ProviderAdjustment[] = []
  for (let number = 3; number < plb.elements.length; number += 2) {
    const [reason = '', reference = ''] = fields.parts(plb, number)
    if (reason === '' && element(plb, number + 1).trim() === '') continue
    if (reason === '') fields.note('missing_reason', plb, 'A provider adjustment has no reason.')
    adjustments.push({
      position: plb.position,
      provider: element(plb, 1).trim(),
      fiscalPeriodEnd: fields.date(plb, 2),
      reason: reason.trim(),
      reference: reference.trim(),
      amount: fields.requiredCents(plb, number + 1),
    })
  }
  return adjustments
}
