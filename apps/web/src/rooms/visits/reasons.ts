import { listReasonCodes, type ReasonCode } from '@homeward/contract/visits/reasons'
import {
  reasonKey,
  type ReasonKind,
  reasonsFor,
  type ReasonSituation,
  reasonWords,
  standardReasons,
} from '@homeward/domain/visits/reasons'
import { useQuery } from '@tanstack/react-query'
import { liveTopic } from '../../plumbing/live/topics.ts'
import { keyOf, queryOf } from '../../plumbing/query.ts'

liveTopic('visit_reason', () => [keyOf('visits', listReasonCodes)])

/** The codes that are known without asking anybody. */
const standard: ReasonCode[] = standardReasons.map((one) => ({
  ...one,
  key: reasonKey(one),
  payor_id: one.payorId,
  needs_note: one.needsNote ?? false,
}))

/** The words of the standard codes, by the key that a visit keeps. */
export const wordsByKey: Readonly<Record<string, string>> = Object.fromEntries(
  standardReasons.map((one) => [reasonKey(one), reasonWords(one)]),
)

/** What a person reads of a code that a visit keeps. */
export const standardWords = (key: string): string =>
  wordsByKey[key] ?? `Code ${key.split(':').at(-1)}`

/** Every code that may be given, and whose visits have which vendor; the standard codes at once. */
const useReasonCodes = () => {
  const { data } = useQuery({
    ...queryOf(listReasonCodes, {}),
    staleTime: 5 * 60_000,
    meta: { quiet: true, mayTimeOut: true },
  })
  return data ?? { codes: standard, payors: [] }
}

type Scope = { payorId?: string | null }

/** A code as a field offers it. */
type ReasonOption = { value: string; label: string; needsNote: boolean }

/** The codes for a visit in a situation, as fields offer them: those of its payor and its vendor first. */
export const useReasons = (): ((
  kind: ReasonKind,
  situation: ReasonSituation,
  scope?: Scope,
) => ReasonOption[]) => {
  const { codes, payors } = useReasonCodes()
  return (kind, situation, { payorId = null } = {}) => {
    const { vendor = null, state = null } = payors.find(({ id }) => id === payorId) ?? {}
    return reasonsFor(
      codes.map((one) => ({ ...one, payorId: one.payor_id })),
      { kind, situation, vendor, payorId, state },
    ).map((one) => ({ value: one.key, label: reasonWords(one), needsNote: one.needs_note }))
  }
}
