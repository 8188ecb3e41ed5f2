import type { Updateable } from 'kysely'
import type { Ctx } from '../../../plumbing/context.ts'
import type { Claims } from '../../../plumbing/db/schema.generated.ts'
import { type Figures, minutesOf, wasSent } from './figures.ts'
import type { LoadedClaim } from './load-claims.ts'
import { updateClaim, updateClaimVisit } from './store.ts'

/** Whether what is stored differs from what follows from today's records. */
export const figuresChanged = ({ record, figures }: LoadedClaim): boolean =>
  !wasSent(record) &&
  Object.entries(columnsOf(figures)).some(
    ([column, value]) =>
      JSON.stringify(value) !== JSON.stringify(record[column as keyof typeof record]),
  )

/** Writes a change of a claim; until it is sent, with the figures that follow from today's records. */
export async function saveFigures(
  ctx: Ctx,
  { record, visits, figures }: LoadedClaim,
  change: Updateable<Claims> = {},
): Promise<void> {
  if (wasSent(record)) return void (await updateClaim(ctx.tx, record.id, change))
  const minutes = visits.reduce((sum, visit) => sum + minutesOf(visit), 0)
  await updateClaimVisit(ctx.tx, record.id, {
    minutes,
    units: figures.units,
    charge_cents: figures.chargeCents,
  })
  await updateClaim(ctx.tx, record.id, { ...columnsOf(figures), ...change })
}

const columnsOf = (figures: Figures) => ({
  authorization_id: figures.authorizationId,
  billing_units: figures.units,
  minutes_per_unit: figures.minutesPerUnit,
  cents_per_unit: figures.centsPerUnit,
  charge_cents: figures.chargeCents,
  procedure_code: figures.procedureCode,
  modifiers: [...figures.modifiers],
  diagnosis_codes: [...figures.diagnosisCodes],
})
