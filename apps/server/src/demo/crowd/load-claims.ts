import { claimNumber } from '@homeward/domain/billing/claim-number'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../plumbing/db/pool.ts'
import { type LoadedClaim, loadClaims } from '../../rooms/billing/claims/load-claims.ts'
import { saveLines } from '../../rooms/billing/claims/save-figures.ts'
import { demoAgencyId } from '../data/agency.ts'
import { cast, onStage, type Stage } from '../stage.ts'
import {
  type ClaimMoney,
  findUncharged,
  findUnclaimed,
  insertClaims,
  type NewClaim,
  takeNumbers,
  writeMoney,
} from './claims-store.ts'
import { hasStory } from './names.ts'
import { countTables } from './statistics-store.ts'

/** Claims of one round. */
const atOnce = 1000

/** The claims of the crowd's approved visits, for review; what they charge is the next part. */
export async function loadCrowdClaims(
  stage: Stage,
  note: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await onStage(stage, async (tx) => {
    const visits = (await findUnclaimed(tx)).flatMap((visit) =>
      hasStory(visit) || visit.payor_id === null ? [] : [{ ...visit, payor_id: visit.payor_id }],
    )
    const before = await takeNumbers(tx, demoAgencyId, visits.length)
    const claims = visits.map((visit, n): NewClaim => ({
      id: uuid(),
      number: claimNumber(before + n + 1),
      visit,
    }))
    for (let at = 0; at < claims.length; at += atOnce) {
      await insertClaims(tx, demoAgencyId, claims.slice(at, at + atOnce))
    }
    await note(tx)
  })
  await countTables(stage, 'claims')
}

/** What the claims of the crowd charge, as the room says. */
export async function loadCrowdCharges(
  stage: Stage,
  note: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  await onStage(stage, async (tx) => {
    const ctx = (await cast(stage, tx)).as('manager')
    const claims = await findUncharged(tx)
    for (let at = 0; at < claims.length; at += atOnce) {
      const visitOf = new Map(claims.slice(at, at + atOnce).map((one) => [one.id, one.visit_id]))
      const loaded = await loadClaims(ctx, [...visitOf.keys()])
      await writeMoney(tx, loaded.map(moneyOf))
      await saveLines(ctx, loaded)
      await ctx.changedAll(
        loaded.map(({ record, figures }) => ({
          action: 'claim.created' as const,
          type: 'claim' as const,
          id: record.id,
          after: {
            number: record.number,
            visit_id: visitOf.get(record.id),
            status: 'for_review',
            billing_units: figures.units,
            charge_cents: figures.chargeCents,
          },
        })),
      )
    }
    await note(tx)
  })
}

const moneyOf = ({ record, figures }: LoadedClaim): ClaimMoney => {
  const [line] = figures.lines
  return {
    id: record.id,
    agency_id: demoAgencyId,
    authorization_id: line?.authorizationId ?? null,
    billing_units: figures.units,
    minutes_per_unit: line?.minutesPerUnit ?? record.minutes_per_unit,
    cents_per_unit: line?.centsPerUnit ?? null,
    charge_cents: figures.chargeCents,
    procedure_code: line?.procedureCode ?? null,
    modifiers: [...(line?.modifiers ?? [])],
    diagnosis_codes: [...figures.diagnosisCodes],
  }
}
