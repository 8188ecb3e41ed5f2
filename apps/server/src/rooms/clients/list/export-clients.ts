import * as contract from '@homeward/contract/clients/lists'
import {
  type ClientColumn,
  clientColumnLabels,
  clientColumns,
  usualClientColumns,
} from '@homeward/domain/clients/list'
import { clientStatusLabels } from '@homeward/domain/clients/vocabulary'
import { genderLabels } from '@homeward/domain/person/gender'
import { maskedOrNull } from '@homeward/domain/identity/masking'
import { localDay } from '@homeward/domain/time/zone'
import type { Ctx } from '../../../plumbing/context.ts'
import { readColumns } from '../../../plumbing/csv/columns.ts'
import { csvFile, mostExported } from '../../../plumbing/csv/file.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { openField } from '../protected-fields.ts'
import { type Exported, findForExport } from './export-store.ts'
import { listFilter } from './list-filter.ts'

/** The view of a list as CSV. Member IDs are masked, and the export is recorded. */
export const exportClients = verb(
  contract.exportClients,
  async (ctx, { columns: written, ...asked }) => {
    const columns = readColumns(written, clientColumns, usualClientColumns)
    const rows = await findForExport(ctx.tx, listFilter(ctx, asked), columns, mostExported + 1)
    if (rows.length > mostExported) throw new Failure('export_too_large')
    const { search, ...filter } = asked
    await ctx.record({
      action: 'clients.exported',
      type: 'agency',
      id: ctx.agency.id,
      // The search text may be a member ID.
      after: { ...filter, searched: search !== undefined, columns, clients: rows.length },
    })
    return csvFile(`clients-${ctx.today}.csv`, {
      fields: columns.map((column) => clientColumnLabels[column]),
      data: rows.map((row) => columns.map((column) => cell(ctx, column, row[column]))),
    })
  },
)

function cell(ctx: Ctx, column: ClientColumn, value: Exported | undefined): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value !== 'string') return value.join(', ')
  if (column === 'medicaid_number') {
    const sealed = { medicaid_number_sealed: value }
    return maskedOrNull(openField(ctx, sealed, 'medicaid_number')) ?? ''
  }
  if (column === 'created_at') return localDay(new Date(value), ctx.agency.timeZone)
  if (column === 'status') return labelOf(clientStatusLabels, value)
  if (column === 'gender') return labelOf(genderLabels, value)
  return value
}

const labelOf = (labels: Readonly<Record<string, string>>, value: string): string =>
  labels[value] ?? value
