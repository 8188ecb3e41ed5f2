import { differs } from '@homeward/domain/billing/claim-lines'
import {
  type FilingFrequency,
  filingsTo,
  isOpen,
  nextFrequency,
} from '@homeward/domain/billing/filings'
import type { Updateable } from 'kysely'
import type { Ctx } from '../../../plumbing/context.ts'
import type { Claims } from '../../../plumbing/db/schema.generated.ts'
import { billsToday, type Figures, lastFiled, minutesOf } from './figures.ts'
import type { LoadedClaim } from './load-claims.ts'
import { updateLines, updateVisitMinutes } from './lines-store.ts'
import { updateClaim } from './store.ts'

/** Whether what is stored differs from what the claim bills. */
export const figuresChanged = ({ record, figures }: LoadedClaim): boolean =>
  Object.entries(columnsOf(figures)).some(
    ([column, value]) =>
      JSON.stringify(value) !== JSON.stringify(record[column as keyof typeof record]),
  )

/**
 * Writes a change of a claim, and its lines by today's records. An open claim bills these; a filed one
 * notes whether it differs from them.
 */
export async function saveFigures(
  ctx: Ctx,
  claim: LoadedClaim,
  change: Updateable<Claims> = {},
): Promise<void> {
  const { record, owed } = claim
  await saveLines(ctx, [claim])
  const status = change.status ?? record.status
  const frequency = change.frequency_code ?? frequencyOf(claim, status)
  const order = change.payer_order ?? record.payer_order
  const today = billsToday({ frequency_code: frequency, payer_order: order })
  const bills = isOpen(status) && today ? owed : null
  const filed = lastFiled(record)
  await updateClaim(ctx.tx, record.id, {
    ...(bills && columnsOf(bills)),
    ...change,
    frequency_code: frequency,
    // Whoever marks it ready has seen what changed.
    ...(change.status === 'ready_to_send' && {
      hold_reason: null,
      earlier_answers: claim.earlier.map(({ id }) => id).toSorted(),
    }),
    changed_since_filing: !isOpen(status) && filed !== undefined && differs(filed.content, owed),
  })
}

/** An open claim is filed next as what the payor has of it demands; a void stays one until it is taken back. */
function frequencyOf({ record }: LoadedClaim, status: Claims['status']): FilingFrequency {
  if (!isOpen(status) || (record.frequency_code === '8' && status === 'ready_to_send'))
    return record.frequency_code
  return nextFrequency(filingsTo(record.payer_order, record.filings))
}

/** Writes the lines of claims and the minutes of their visits. */
export async function saveLines(ctx: Ctx, claims: readonly LoadedClaim[]): Promise<void> {
  await updateLines(
    ctx.tx,
    claims.flatMap(({ record, owed }) =>
      owed.lines.map((line) => ({ ...line, claimId: record.id })),
    ),
  )
  await updateVisitMinutes(
    ctx.tx,
    claims.flatMap(({ visits }) =>
      visits.map((visit) => ({
        claim_id: visit.claim_id,
        visit_id: visit.id,
        service_id: visit.service_id,
        minutes: minutesOf(visit),
      })),
    ),
  )
}

/** What a claim says of its lines as a whole; where they differ, its first line speaks. */
const columnsOf = ({ lines, diagnosisCodes, units, chargeCents }: Figures) => {
  const [first] = lines
  return {
    billing_units: units,
    charge_cents: chargeCents,
    diagnosis_codes: [...diagnosisCodes],
    ...(first && {
      start_date: lines.map(({ date }) => date).toSorted()[0] ?? first.date,
      service_id: first.serviceId,
      authorization_id: first.authorizationId,
      minutes_per_unit: first.minutesPerUnit,
      cents_per_unit: first.centsPerUnit,
      procedure_code: first.procedureCode,
      modifiers: [...first.modifiers],
    }),
  }
}
