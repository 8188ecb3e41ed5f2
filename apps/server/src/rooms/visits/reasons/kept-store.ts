import { reasonsOfVendors, vendorCodes } from '@homeward/domain/visits/codes/vendor-codes'
import {
  reasonOf,
  type ReasonKind,
  reasonWords,
  standardReasons,
} from '@homeward/domain/visits/reasons'
import { sql } from 'kysely'

type Own = { kind: ReasonKind; key: string; code: string; label: string | null }

/** The agency's own codes that visit `v` keeps, and those of vendors that a sheet of a payor explains. */
export const ownCodesKept = sql<Own[]>`coalesce((case when concat(v.review_reason, v.review_action,
  v.missed_reason, v.missed_action) like '%:%' then (
  select jsonb_agg(jsonb_build_object('kind', r.kind, 'key', r.key, 'code', r.code, 'label', r.label))
  from (
    select kind, 'own:' || code as key, code, label from visit_reasons where agency_id = v.agency_id
    union all
    select split_part(kind, '_', 2), concat_ws(':', vendor, coalesce(payor_id::text, state), code), code, label
    from vendor_codes where agency_id = v.agency_id
  ) as r
  where r.key in (v.review_reason, v.review_action, v.missed_reason, v.missed_action)) end), '[]')`

const knownOfVendors = reasonsOfVendors(vendorCodes)

/** The words of a code that a visit keeps. */
export function keptWords(
  { own_codes }: { own_codes: readonly Own[] },
  kind: ReasonKind,
  key: string | null,
): string | null {
  if (key === null) return null
  const standard = reasonOf(standardReasons, kind, key)
  const known = reasonOf(knownOfVendors, kind, key)
  const own = own_codes.find((one) => one.kind === kind && one.key === key)
  return reasonWords(
    standard ?? own ?? known ?? { label: null, code: key.split(':').at(-1) ?? key },
  )
}
