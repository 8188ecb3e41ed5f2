import {
  type ReasonKind,
  reasonOf,
  reasonWords,
  standardReasons,
} from '@homeward/domain/visits/reasons'
import type { EvvVendor } from '@homeward/domain/agency/vocabulary'
import type { EvvAddress, EvvPayor, EvvReason, EvvService } from '@homeward/evv/record'
import type { EvvSettings } from '../vendors/vendor.ts'
import type { PayorFacts, ProviderFacts, VendorCode } from './account-store.ts'

/** What the records of one account are made with. */
export type RecordPlace = {
  vendor: EvvVendor
  evv: EvvSettings
  provider: ProviderFacts
  payors: ReadonlyMap<string, PayorFacts>
  codes: readonly VendorCode[]
}

type Stored = {
  street: string
  unit: string | null
  city: string
  county: string | null
  state: string
  zip: string
  latitude: number | null
  longitude: number | null
}

export const addressOf = (stored: Stored | null): EvvAddress | null =>
  stored && {
    street: stored.street,
    unit: stored.unit,
    city: stored.city,
    county: stored.county,
    state: stored.state.toUpperCase(),
    zip: stored.zip.replaceAll(/\D/g, ''),
    latitude: stored.latitude,
    longitude: stored.longitude,
  }

/** Ten digits; null where there are not as many. */
export const tenDigits = (phone: string | null): string | null =>
  /\d{10}$/.exec(phone?.replaceAll(/\D/g, '') ?? '')?.[0] ?? null

export const instant = (at: string): string => new Date(at).toISOString()

/** The payor as this account's vendor routes by it; one that is no longer there is named by its ID. */
export function payorOf({ evv, provider, payors }: RecordPlace, id: string | null): EvvPayor {
  const payor = id === null ? undefined : payors.get(id)
  return {
    id: evv.payerId ?? payor?.payer_id ?? '',
    name: payor?.name ?? '',
    program: evv.payerProgram,
    state: payor?.state ?? provider.state,
  }
}

type Billable = { procedure_code: string | null; modifiers: string[]; label: string }

export const serviceOf = ({ procedure_code: code, modifiers, label }: Billable): EvvService => ({
  procedureCode: code ?? '',
  modifiers: modifiers.slice(0, 4),
  name: label,
})

/**
 * A kept reason as a vendor is told of it. Codes of this vendor have its name before them; of any other
 * code the vendor reads the words.
 */
export function vendorReason(
  place: Pick<RecordPlace, 'vendor' | 'codes'>,
  kept: { reason: string | null; action: string | null; note: string | null },
): EvvReason | null {
  const { reason, action, note } = kept
  if (reason === null && action === null && !note) return null
  const standard = reason === null ? undefined : reasonOf(standardReasons, 'reason', reason)
  return {
    code: codeAt(place, 'reason', reason),
    action: codeAt(place, 'action', action),
    note: note ?? (standard ? reasonWords(standard) : null),
  }
}

/** A code as this vendor has it: one of its list, or the agency's own of the same code. */
function codeAt(
  { vendor, codes }: Pick<RecordPlace, 'vendor' | 'codes'>,
  kind: ReasonKind,
  key: string | null,
): string | null {
  if (key === null) return null
  const code = key.split(':').at(-1) ?? null
  if (key.startsWith(`${vendor}:`)) return code
  const isOurs = codes.some(
    (one) => one.kind === kind && one.vendor === vendor && `own:${one.code}` === key,
  )
  return isOurs ? code : null
}
