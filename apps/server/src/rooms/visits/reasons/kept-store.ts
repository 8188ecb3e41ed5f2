import {
  reasonOf,
  type ReasonKind,
  reasonWords,
  standardReasons,
} from '@homeward/domain/visits/reasons'
import { sql } from 'kysely'

type Own = { kind: ReasonKind; code: string; label: string | null }

/** The agency's own codes that visit `v` keeps. */
export const ownCodesKept = sql<Own[]>`coalesce((
  select jsonb_agg(jsonb_build_object('kind', r.kind, 'code', r.code, 'label', r.label))
  from visit_reasons r
  where r.agency_id = v.agency_id
    and 'own:' || r.code in (v.review_reason, v.review_action, v.missed_reason, v.missed_action)), '[]')`

/** The words of a code that a visit keeps. */
export function keptWords(
  { own_codes }: { own_codes: readonly Own[] },
  kind: ReasonKind,
  key: string | null,
): string | null {
  if (key === null) return null
  const standard = reasonOf(standardReasons, kind, key)
  const own = own_codes.find((one) => one.kind === kind && `own:${one.code}` === key)
  return reasonWords(standard ?? own ?? { label: null, code: key.split(':').at(-1) ?? key })
}
