import * as contract from '@homeward/contract/visits/vendor-codes'
import { readSheetRow, sheetColumns, type SheetRowState } from '@homeward/domain/visits/codes/sheet'
import type { VendorCodeKind } from '@homeward/domain/visits/codes/vendor-code'
import { vendorCodeKey } from '@homeward/domain/visits/codes/vendor-codes'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { readSheet } from '../../../plumbing/csv/sheet.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { fileBytes, takeUpload } from '../../files/door.ts'
import { refuseOwner, type SheetOwner } from './sheet-owner.ts'
import { codesOfVendors, holdVendorCodes, writeVendorCodes } from './vendor-code-store.ts'

/** The most rows that a preview shows. */
const shown = 200

type Asked = SheetOwner & {
  signed_id: string
  kind: VendorCodeKind | null
}
type Planned = {
  line: number
  state: SheetRowState
  code: string
  label: string
  kind: VendorCodeKind | null
  problem: string | null
}

/** Shows what would become of each row of a payor's sheet. */
export const previewVendorCodes = verb(contract.previewVendorCodes, async (ctx, input) => {
  const { rows } = await plan(ctx, input)
  const wrongFirst = rows.toSorted(
    (a, b) => Number(b.state === 'wrong') - Number(a.state === 'wrong'),
  )
  return { ...countsOf(rows), rows: wrongFirst.slice(0, shown) }
})

/** Loads the new codes and meanings of a payor's sheet, all of them or none. */
export const importVendorCodes = verb(contract.importVendorCodes, async (ctx, input) => {
  await holdVendorCodes(ctx.tx, ctx.agency.id)
  const { rows, fileName } = await plan(ctx, input)
  const { vendor, state, payor_id } = input
  await writeVendorCodes(
    ctx.tx,
    rows.flatMap(({ state: becomes, kind, code, label }) =>
      kind === null || (becomes !== 'new' && becomes !== 'changed')
        ? []
        : [
            {
              agency_id: ctx.agency.id,
              id: uuid(),
              vendor,
              state,
              payor_id,
              kind,
              code,
              label,
              file_name: fileName,
              loaded_by_name: ctx.actor.name,
              loaded_at: ctx.now.toISOString(),
            },
          ],
    ),
  )
  const counts = countsOf(rows)
  const { id } = ctx.agency
  await ctx.changed(
    {
      action: 'vendor_codes.imported',
      type: 'agency',
      id,
      after: { file_name: fileName, vendor, state, payor_id, ...counts },
    },
    { topic: 'visit_reason', id },
  )
  return { ...counts, rows: rows.filter((row) => row.state === 'wrong').slice(0, shown) }
})

async function plan(ctx: Ctx, asked: Asked): Promise<{ rows: Planned[]; fileName: string }> {
  await refuseOwner(ctx.tx, asked)
  const file = await takeUpload(ctx, asked.signed_id, ['text/csv', 'text/plain'])
  const sheet = readSheet(await fileBytes(ctx, file.id))
  const columns = sheetColumns(sheet.columns)
  if (!columns) {
    const sentence =
      'The first row must name a column for the code and one for its meaning, such as “Code” and “Description”.'
    throw new Failure('import_unreadable', { sentence })
  }
  const known = new Map((await codesOfVendors(ctx.tx)).map((one) => [vendorCodeKey(one), one]))
  const lines = new Map<string, number>()
  const rows = sheet.rows.map(({ line, cells }): Planned => {
    const read = readSheetRow(cells, columns, asked)
    const wrong = (problem: string): Planned => ({ ...read, line, state: 'wrong', problem })
    if (read.problem !== null || read.kind === null) return wrong(read.problem ?? '')
    const { kind, code, label } = read
    const { vendor, state: ofState, payor_id: payorId } = asked
    const key = vendorCodeKey({
      vendor,
      state: ofState,
      payorId,
      kind,
      code,
      label,
      source: 'sheet',
    })
    const before = lines.get(key)
    if (before !== undefined) return wrong(`Line ${before} has this code already.`)
    lines.set(key, line)
    const now = known.get(key)
    const state = !now ? 'new' : now.label === label ? 'known' : 'changed'
    return { ...read, line, state, problem: null }
  })
  return { rows, fileName: file.name }
}

const countsOf = (rows: readonly Planned[]): Record<SheetRowState, number> => {
  const counts = { new: 0, changed: 0, known: 0, wrong: 0 }
  for (const { state } of rows) counts[state] += 1
  return counts
}
