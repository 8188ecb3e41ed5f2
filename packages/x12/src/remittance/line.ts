import { type Segment, element } from '../token.ts'
import { readAdjustments } from './adjustments.ts'
import { type Fields, raw, reference } from './fields.ts'
import type { Adjustment, InformationalAmount, Reference, RemittanceLine } from './types.ts'

/** Reads one service line: SVC and the segments that follow it. */
export function readLine(
  svc: Segment,
  following: readonly Segment[],
  fields: Fields,
): RemittanceLine {
  const procedure = fields.procedure(svc, 1) ?? { qualifier: '', code: '', modifiers: [] }
  if (procedure.code === '') {
    fields.note('missing_procedure', svc, 'The line does not say which procedure it is.')
  }
  const adjustments: Adjustment[] = []
  const references: Reference[] = []
  const amounts: InformationalAmount[] = []
  const remarks: string[] = []
  let serviceFrom: string | null = null
  let serviceTo: string | null = null
  for (const segment of following) {
    switch (segment.id) {
      case 'DTM': {
        const date = fields.date(segment, 2)
        const kind = element(segment, 1)
        if (kind === '472' || kind === '150') serviceFrom = date
        if (kind === '472' || kind === '151') serviceTo = date
        break
      }
      case 'CAS':
        adjustments.push(...readAdjustments(segment, fields))
        break
      case 'REF':
        references.push(reference(segment))
        break
      case 'AMT':
        amounts.push({ qualifier: element(segment, 1), amount: fields.cents(segment, 2) })
        break
      case 'LQ':
        remarks.push(element(segment, 2).trim())
        break
      default:
    }
  }
  return {
    position: svc.position,
    procedure,
    originalProcedure: fields.procedure(svc, 6),
    revenueCode: element(svc, 4).trim() || null,
    charge: fields.requiredCents(svc, 2),
    paid: fields.requiredCents(svc, 3),
    paidUnits: fields.quantity(svc, 5),
    originalUnits: fields.quantity(svc, 7),
    serviceFrom,
    serviceTo: serviceTo ?? serviceFrom,
    lineControl: references.find(({ qualifier }) => qualifier === '6R')?.value || null,
    adjustments,
    remarks,
    references,
    amounts,
    raw: raw([svc, ...following]),
  }
}
