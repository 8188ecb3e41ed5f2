import type { EvvPunch, EvvRecord, EvvVisit } from '@homeward/evv/record'
import type { Telling } from '@homeward/evv/telling'
import { z } from 'zod'
import type { OutboxRow } from '../outbox-store.ts'
import type { Place } from '../records/load-places.ts'
import { maybeOf } from './maybe.ts'
import type { Ready } from './ready.ts'

/** A record as it is told, with what its vendor has or may have of it. */
export const tellingOf = (
  { row, wish: { record } }: Ready,
  place: Place,
  sequence: number,
): Telling => ({
  id: row.id,
  record,
  sequence,
  vendorKey: row.vendor_key,
  known: row.told !== null,
  maybeKnown: row.unsure,
  ...(record.kind === 'visit' && { earlier: earlierOf(row, record) }),
  changeReason: changeReason(record, place, row.told !== null),
})

/** Oldest first: as it was taken first, as it was accepted last, and as it was sent since without answers. */
const earlierOf = (row: OutboxRow, now: EvvVisit): EvvVisit[] =>
  [row.first, row.told, ...maybeOf(row)].flatMap((kept) => {
    const facts = Kept.safeParse(kept)
    return facts.success ? [asItWas(now, facts.data)] : []
  })

const punch = z.custom<EvvPunch>().nullable()

/** The facts that are kept of a visit; `visitFactsKept` writes them. */
const Kept = z.object({
  state: z.enum(['worked', 'missed', 'void']),
  service: z.string().nullable(),
  modifiers: z.array(z.string()),
  place: z.enum(['home', 'community']),
  check_in: punch,
  check_out: punch,
  corrected: z.object({ checkIn: z.string().nullable(), checkOut: z.string().nullable() }),
})

const asItWas = (now: EvvVisit, kept: z.infer<typeof Kept>): EvvVisit => ({
  ...now,
  state: kept.state,
  service:
    kept.service === null
      ? null
      : { procedureCode: kept.service, modifiers: kept.modifiers, name: now.service?.name ?? '' },
  place: kept.place,
  checkIn: kept.check_in,
  checkOut: kept.check_out,
  corrected: kept.corrected,
})

/**
 * A withdrawal has no review that could say why, nor may a visit that is told again, so the account names the
 * codes for both.
 */
function changeReason(
  record: EvvRecord,
  { evv }: Place,
  isKnown: boolean,
): Telling['changeReason'] {
  if (record.kind !== 'visit') return null
  if (record.state !== 'void') {
    return isKnown && evv.changeCode !== null
      ? { code: evv.changeCode, action: null, note: null }
      : null
  }
  if (evv.withdrawalCode === null) return null
  return { code: evv.withdrawalCode, action: evv.withdrawalAction, note: null }
}
