import type { VendorCodePreview } from '@homeward/contract/visits/vendor-codes'
import { sheetRowStateLabels } from '@homeward/domain/visits/codes/sheet'
import { vendorCodeKindLabels } from '@homeward/domain/visits/codes/vendor-code'
import { Text } from '@mantine/core'
import listStyles from '../../../ui/list/list.module.css'
import { Table } from '../../../ui/list/table.tsx'
import type { Column } from '../../../ui/list/types.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { None } from '../../../ui/text/values.tsx'

type Row = VendorCodePreview['rows'][number] & { id: string }

const tones = { new: 'approved', changed: 'approved', known: 'archived', wrong: 'failed' }

const columns: readonly Column<Row>[] = [
  { key: 'line', header: 'Line', cell: ({ line }) => line },
  {
    key: 'state',
    header: 'Status',
    cell: ({ state, problem }) => (
      <>
        <StatusBadge status={tones[state]} label={sheetRowStateLabels[state]} />
        {problem !== null && <Text size="sm">{problem}</Text>}
      </>
    ),
  },
  { key: 'code', header: 'Code', cell: ({ code }) => code || <None /> },
  { key: 'label', header: 'Meaning', cell: ({ label }) => label || <None /> },
  {
    key: 'kind',
    header: 'Kind',
    cell: ({ kind }) => (kind === null ? <None /> : vendorCodeKindLabels[kind]),
  },
]

type Props = {
  rows: VendorCodePreview['rows']
  /** How many there are in all. */
  of: number
}

/** What becomes of the rows of a sheet, those that are left out first. */
export const CodeRows = ({ rows, of }: Props) => (
  <>
    <div className={listStyles.frame}>
      <Table
        label="Rows of the sheet"
        columns={columns}
        rows={rows.map((row) => ({ ...row, id: String(row.line) }))}
        busy={false}
      />
    </div>
    {of > rows.length && (
      <Text size="sm" c="dimmed" mt="xs">
        These are {rows.length} of {of.toLocaleString('en-US')} rows.
      </Text>
    )}
  </>
)
