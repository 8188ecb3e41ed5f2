import type { EvvVendor } from '../../agency/vocabulary.ts'
import type { ReasonKind, ReasonSituation, VisitReason } from '../reasons.ts'
import { carebridgeCodes, carebridgeFamilies } from './carebridge.ts'
import { hhaexchangeCodes } from './hhaexchange.ts'
import { sandataCodes } from './sandata.ts'
import type { VendorCode, VendorCodeKind } from './vendor-code.ts'

/** The codes of vendors that are known by name, with the labels that are publicly known. */
export const vendorCodes: readonly VendorCode[] = [
  ...sandataCodes,
  ...hhaexchangeCodes,
  ...carebridgeCodes,
]

/** What tells a code from others. */
export const vendorCodeKey = ({ vendor, payorId, state, kind, code }: VendorCode): string =>
  [vendor, payorId ?? state ?? '', kind, code].join(':')

/** The known codes with those of the payor's sheet, whose labels take precedence. */
export function withSheet(sheet: readonly VendorCode[]): VendorCode[] {
  const all = [...vendorCodes, ...sheet]
  return [...new Map(all.map((one) => [vendorCodeKey(one), one])).values()]
}

/** What a code of this vendor is for, as its letters say; null if they say nothing. */
export function kindOfCode(vendor: EvvVendor, code: string): VendorCodeKind | null {
  const letters = /^[A-Z]+(?=\d)/.exec(code)?.[0]
  if (vendor !== 'carebridge' || letters === undefined) return null
  return Object.entries(carebridgeFamilies).find(([family]) => family === letters)?.[1] ?? null
}

type Use = { kind: ReasonKind; situations: readonly ReasonSituation[] }

const changed: readonly ReasonSituation[] = ['time_changed', 'entered_by_staff']
const uses: Record<VendorCodeKind, Use | null> = {
  edit_reason: { kind: 'reason', situations: changed },
  edit_action: { kind: 'action', situations: changed },
  early_reason: { kind: 'reason', situations: ['early'] },
  early_action: { kind: 'action', situations: ['early'] },
  late_reason: { kind: 'reason', situations: ['late'] },
  late_action: { kind: 'action', situations: ['late'] },
  missed_reason: { kind: 'reason', situations: ['missed'] },
  missed_action: { kind: 'action', situations: ['missed'] },
  attestation: null,
  exception: null,
  validation: null,
  unassigned: null,
}

/** The codes that people give for visits, in each situation that asks for them. */
export const reasonsOfVendors = (all: readonly VendorCode[]): VisitReason[] =>
  all.flatMap(({ vendor, payorId, state, kind, code, label }) => {
    const use = uses[kind]
    return (use?.situations ?? []).map((situation) => ({
      source: 'vendor' as const,
      vendor,
      payorId,
      state,
      kind: use?.kind ?? 'reason',
      situation,
      code,
      label,
    }))
  })
