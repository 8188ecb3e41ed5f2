import { moveClaimByFile } from '@homeward/domain/billing/claim-transitions'
import { positionsOfClaims } from '@homeward/x12/professional/positions'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { unwrap } from '../../../plumbing/failure.ts'
import type { LoadedClaim } from '../claims/load-claims.ts'
import { figuresChanged, saveFigures } from '../claims/save-figures.ts'
import { markExported } from '../transmissions/store.ts'
import { insertFilings } from './store.ts'

type File = { id: string; payorId: string; control: string; text: string }

/**
 * Keeps what a file says of each claim, and answers the claims as they are then. The payor has nothing of it
 * before the file is handed over.
 */
export async function writeFilings(
  ctx: Ctx,
  file: File,
  claims: readonly LoadedClaim[],
): Promise<LoadedClaim[]> {
  const positions = positionsOfClaims(file.text)
  const filed = claims.map((claim) => ({
    claim,
    filing: { id: uuid(), state: 'written' as const, ...filingOf(claim, file) },
  }))
  await insertFilings(
    ctx.tx,
    filed.map(({ claim: { record, figures }, filing }) => {
      const at = positions.get(record.number)
      return {
        ...filing,
        agency_id: ctx.agency.id,
        claim_id: record.id,
        transmission_id: file.id,
        segment_from: at?.from ?? null,
        segment_to: at?.to ?? null,
        units: figures.units,
      }
    }),
  )
  // Almost always they are stored as they are written, and one statement marks them all.
  for (const claim of claims.filter(figuresChanged)) await saveFigures(ctx, claim)
  await markExported(
    ctx.tx,
    claims.map(({ record }) => record.id),
    file.id,
  )
  await ctx.changedAll(
    claims.map(({ record }) => ({
      action: 'claim.filed' as const,
      type: 'claim' as const,
      id: record.id,
      before: { status: record.status },
      after: {
        status: unwrap(moveClaimByFile(record, 'exported')).status,
        frequency: record.frequency_code,
        interchange_control: file.control,
      },
    })),
  )
  return filed.map(({ claim, filing }) => ({
    ...claim,
    record: { ...claim.record, status: 'exported', filings: [...claim.record.filings, filing] },
  }))
}

const filingOf = ({ record, figures, parties }: LoadedClaim, file: File) => ({
  sequence: (record.filings.at(-1)?.sequence ?? 0) + 1,
  frequency: record.frequency_code,
  payer_order: record.payer_order,
  payor_id: file.payorId,
  payer_claim_number: record.frequency_code === '1' ? null : record.payer_control_number,
  charge_cents: figures.chargeCents,
  content: { diagnosisCodes: figures.diagnosisCodes, lines: figures.lines, parties },
})
