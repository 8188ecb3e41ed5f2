import { type DiagnosisCode, listDiagnosisCodes } from '@homeward/contract/agency/diagnosis-codes'
import { Text } from '@mantine/core'
import { useCan } from '../../../plumbing/session/session.ts'
import { ErrorState, OfflineState } from '../../../ui/feedback/error-state.tsx'
import { FilterChips } from '../../../ui/list/filter-chips.tsx'
import { isNarrowed } from '../../../ui/list/list-input.ts'
import { ListFoot } from '../../../ui/list/list-foot.tsx'
import listStyles from '../../../ui/list/list.module.css'
import { NoneFound } from '../../../ui/list/none-found.tsx'
import { SearchBox } from '../../../ui/list/search-box.tsx'
import { Table } from '../../../ui/list/table.tsx'
import type { Column, Filter } from '../../../ui/list/types.ts'
import { useList } from '../../../ui/list/use-list.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { CodeSwitch } from './code-switch.tsx'

const filters: readonly Filter<typeof listDiagnosisCodes>[] = [
  {
    kind: 'choice',
    name: 'active',
    label: 'Active',
    initial: 'all',
    options: [
      { value: 'all', label: 'All' },
      { value: 'active', label: 'Active' },
      { value: 'inactive', label: 'Inactive' },
    ],
  },
  {
    kind: 'choice',
    name: 'headings',
    label: 'Headings',
    initial: 'hide',
    options: [
      { value: 'hide', label: 'Hidden' },
      { value: 'show', label: 'Shown' },
    ],
  },
]

type Row = DiagnosisCode & { id: string }

const columns: readonly Column<Row>[] = [
  {
    key: 'code',
    header: 'Code',
    cell: ({ label, billable }) => (
      <Text span fw={billable ? 600 : 400} className="tabular">
        {label}
      </Text>
    ),
  },
  { key: 'description', header: 'Description', cell: (code) => code.long_description },
  {
    key: 'kind',
    header: 'Kind',
    wide: true,
    cell: ({ billable, common }) => {
      if (!billable) return 'Heading'
      return common ? 'Common in home care' : 'Code'
    },
  },
]

const offered = (writable: boolean): Column<Row> => ({
  key: 'active',
  header: 'Active',
  align: 'right',
  cell: (code) => {
    if (writable && code.billable) return <CodeSwitch code={code} />
    return code.active ? (
      <StatusBadge status="active" label="Active" />
    ) : (
      <StatusBadge status="inactive" label="Inactive" />
    )
  },
})

/** The codes, found by their beginning or by words; each is switched on or off in its row. */
export const CodeList = () => {
  const can = useCan()
  const list = useList({ endpoint: listDiagnosisCodes, search: 'search', filters })
  return (
    <section aria-label="diagnosis codes">
      <div className={listStyles.toolbar} data-print="no">
        <SearchBox
          value={list.flat.search ?? ''}
          label="Search diagnosis codes"
          onSearch={(text) => list.change({ search: text || undefined })}
        />
        <FilterChips list={list} />
      </div>
      <Rows list={list} columns={[...columns, offered(can('diagnosis_codes.write'))]} />
    </section>
  )
}

type RowsProps = {
  list: ReturnType<typeof useList<typeof listDiagnosisCodes>>
  columns: readonly Column<Row>[]
}

const Rows = ({ list, columns: shown }: RowsProps) => {
  const { query, flat, known, change, meta } = list
  // A code is known by itself; the table wants an id.
  const rows = list.rows?.map((code) => ({ ...code, id: code.code }))
  if (rows === undefined && query.isError)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (rows === undefined && query.fetchStatus === 'paused') return <OfflineState />
  if (rows?.length === 0 && !query.isPlaceholderData)
    return (
      <NoneFound
        of="diagnosis codes"
        list={list}
        change={change}
        narrowed={isNarrowed(flat, known)}
        empty={{ title: 'No codes yet', hint: 'Load the annual CMS file.' }}
      />
    )
  return (
    <>
      <div className={listStyles.frame}>
        <Table label="diagnosis codes" columns={shown} rows={rows} busy={query.isPlaceholderData} />
      </div>
      <ListFoot of="codes" meta={meta} onPage={(page) => change({ page: String(page) })} />
    </>
  )
}
