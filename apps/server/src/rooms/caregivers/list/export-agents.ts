import * as contract from '@homeward/contract/caregivers/agents'
import {
  agentColumnLabels,
  agentColumns,
  type AgentRow,
} from '@homeward/contract/caregivers/agents'
import { agentStatusLabels, agentTypeLabels } from '@homeward/domain/caregivers/vocabulary'
import { roleLabels } from '@homeward/domain/identity/roles'
import { readColumns } from '../../../plumbing/csv/columns.ts'
import { csvFile, mostExported } from '../../../plumbing/csv/file.ts'
import { Failure } from '../../../plumbing/failure.ts'
import { verb } from '../../../plumbing/http/verb.ts'
import { filterOf } from './list-filter.ts'
import { findAllAgents } from './list-store.ts'
import { presentRow } from './present-row.ts'

type Column = (typeof agentColumns)[number]

/** The list of people as CSV, exactly as shown; the export is recorded. */
export const exportAgents = verb(contract.exportAgents, async (ctx, input) => {
  const { columns: written, ...filter } = input
  const columns = readColumns(written, agentColumns)
  const rows = await findAllAgents(ctx.tx, filterOf(ctx, filter, [filter.type]), mostExported + 1)
  if (rows.length > mostExported) throw new Failure('export_too_large')
  const { search, ...asked } = filter
  await ctx.record({
    action: 'agents.exported',
    type: 'agency',
    id: ctx.agency.id,
    // The search text may be a social security number.
    after: { ...asked, searched: search !== undefined, columns, agents: rows.length },
  })
  return csvFile(`agents-${ctx.today}.csv`, {
    fields: columns.map((column) => agentColumnLabels[column]),
    data: rows.map(presentRow).map((row) => columns.map((column) => cells[column](row))),
  })
})

const cells: Record<Column, (row: AgentRow) => string> = {
  name: (row) => row.name,
  first_name: (row) => row.first_name,
  last_name: (row) => row.last_name,
  type: (row) => agentTypeLabels[row.type],
  role: (row) => roleLabels[row.role],
  status: (row) => agentStatusLabels[row.status],
  phone: (row) => row.phone ?? '',
  email: (row) => row.email ?? '',
  offices: (row) => row.offices.map(({ name }) => name).join('; '),
  hire_date: (row) => row.hire_date ?? '',
  credentials: (row) => row.credentials.next_expires_on ?? '',
}
