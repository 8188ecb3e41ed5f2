import { listDiagnosisCodes } from '@homeward/contract/agency/diagnosis-codes'
import { isDiagnosisCode } from '@homeward/domain/clients/diagnosis'
import { queryOf } from '../../../plumbing/query.ts'
import { type Lookup, lookupOf } from '../../../ui/fields/lookup.ts'
import { diagnosisWords, typedDiagnosis } from './diagnosis-words.ts'

/** The words of one code; codes do not change while somebody works. */
export const diagnosisQuery = (code: string) => ({
  ...queryOf(listDiagnosisCodes, { search: code, items: 5 }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { mayTimeOut: true },
})

const loaded = lookupOf(
  listDiagnosisCodes,
  (search) => ({ search: search || undefined, active: 'active' as const }),
  ({ code, label, description }) => ({ value: code, label: `${label} ${description}` }),
)

/**
 * Codes by their beginning or by words. A code of the right form that the loaded list does not hold
 * can be taken too: not every agency has loaded the yearly file.
 */
export const diagnosisLookup: Lookup = (search) => {
  const { queryKey, queryFn } = loaded(search)
  return {
    queryKey,
    queryFn: async (context) => {
      const found = await queryFn(context)
      const code = typedDiagnosis(search)
      if (!isDiagnosisCode(code) || found.some(({ value }) => value === code)) return found
      return [{ value: code, label: `${diagnosisWords(code)} (not in the code set)` }, ...found]
    },
  }
}
