import { type StatusOutcome, outcomeOfCategory } from '../codes/status-category.ts'
import type { Values } from '../inquiry/values.ts'
import { type Segment, element } from '../token.ts'
import type { ReadStatus } from './types.ts'

/** Reads the STC segments: category, code and whom it concerns, with the money and the days. */
export const statusesOf = (segments: readonly Segment[], values: Values): ReadStatus[] =>
  segments.filter(({ id }) => id === 'STC').map((segment) => statusOf(segment, values))

const statusOf = (segment: Segment, values: Values): ReadStatus => ({
  position: segment.position,
  codes: [1, 10, 11]
    .map((number) => values.parts(segment, number))
    .map(([category = '', code = '', entity = '']) => ({ category, code, entity }))
    .filter(({ category }) => category !== ''),
  effectiveOn: values.day(segment, 2),
  charge: values.cents(segment, 4),
  paid: values.cents(segment, 5),
  decidedOn: values.day(segment, 6),
  paidOn: values.day(segment, 8),
  paymentNumber: element(segment, 9).trim() || null,
  message: element(segment, 12).trim(),
})

/** Where a claim stands: by the latest status, the last of them where several are of one day. */
export function outcomeOf(statuses: readonly ReadStatus[]): StatusOutcome | null {
  const told = statuses
    .map(({ effectiveOn, codes }) => ({
      on: effectiveOn ?? '',
      outcome:
        codes.map(({ category }) => outcomeOfCategory(category)).find((each) => each) ?? null,
    }))
    .filter(({ outcome }) => outcome !== null)
  return (
    told.toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0)).at(-1)
      ?.outcome ?? null
  )
}
