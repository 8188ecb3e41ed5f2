import type { EvvVisit } from '@homeward/evv/record'
import type { Telling } from '@homeward/evv/telling'

/** The telling of a visit as such; null if it tells of something else. */
export function ofVisit({ record, earlier, ...rest }: Telling): Telling<EvvVisit> | null {
  if (record.kind !== 'visit') return null
  return {
    ...rest,
    record,
    ...(earlier && { earlier: earlier.filter((one) => one.kind === 'visit') }),
  }
}
