import * as contract from '@homeward/contract/billing/deposit-imports'
import { guessColumns } from '@homeward/domain/billing/deposit-rows'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { readSheet, type Sheet } from '../../../plumbing/csv/sheet.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { fileBytes, takeUpload } from '../../files/door.ts'
import { insertDeposits, matchAll } from './import-store.ts'
import { countsOf, type Planned, planImport } from './plan-import.ts'
import { holdDeposits } from './store.ts'

/** The most rows that a preview shows. */
const shown = 200

/** Shows what would become of each row of a bank's file. */
export const previewDeposits = verb(contract.previewDeposits, async (ctx, input) => {
  const sheet = await sheetOf(ctx, input.signed_id)
  const mapping = input.mapping ?? guessColumns(sheet.columns)
  const { bank_date, amount, trace_number } = mapping
  const planned =
    bank_date === null || amount === null || trace_number === null
      ? []
      : await planImport(ctx, sheet, { bank_date, amount, trace_number })
  return {
    columns: [...sheet.columns],
    mapping,
    ...countsOf(planned),
    rows: wrongFirst(planned)
      .slice(0, shown)
      .map(({ eraId: _, ...row }) => row),
  }
})

/** Records the new deposits of a bank's file, all of them or none. */
export const importDeposits = verb(contract.importDeposits, async (ctx, input) => {
  const sheet = await sheetOf(ctx, input.signed_id)
  await holdDeposits(ctx.tx, ctx.agency.id)
  const planned = await planImport(ctx, sheet, input.mapping)
  const fresh = planned.flatMap(({ state, bank_date, amount_cents, trace_number, eraId }) =>
    state === 'new' && bank_date !== null && amount_cents !== null && trace_number !== null
      ? [{ id: uuid(), bank_date, amount_cents, trace_number, eraId }]
      : [],
  )
  await insertDeposits(
    ctx.tx,
    fresh.map(({ eraId: _, ...deposit }) => ({
      ...deposit,
      agency_id: ctx.agency.id,
      created_at: ctx.now.toISOString(),
      created_by_name: ctx.actor.name,
    })),
  )
  const matched = await matchAll(
    ctx.tx,
    fresh.flatMap(({ id, eraId }) => (eraId === null ? [] : [{ id, eraId }])),
  )
  const counts = { ...countsOf(planned), matched }
  const { id } = ctx.agency
  await ctx.changed(
    { action: 'deposit.imported', type: 'agency', id, after: counts },
    { topic: 'era', id },
  )
  return counts
})

async function sheetOf(ctx: Ctx, signedId: string): Promise<Sheet> {
  const file = await takeUpload(ctx, signedId, ['text/csv', 'text/plain'])
  return readSheet(await fileBytes(ctx, file.id))
}

const wrongFirst = (rows: readonly Planned[]): Planned[] =>
  rows.toSorted((a, b) => Number(b.state === 'wrong') - Number(a.state === 'wrong'))
