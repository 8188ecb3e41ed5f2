import { listVendorCodes, type VendorCode } from '@homeward/contract/visits/vendor-codes'
import { evvVendorLabels, evvVendors } from '@homeward/domain/agency/vocabulary'
import {
  labelSourceLabels,
  vendorCodeKindLabels,
  vendorCodeKinds,
} from '@homeward/domain/visits/codes/vendor-code'
import { reasonSituationLabels, reasonSituations } from '@homeward/domain/visits/reasons'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { payorLookup } from '../../../ui/fields/record-lookups.ts'
import { ErrorState, OfflineState } from '../../../ui/feedback/error-state.tsx'
import { FilterChips } from '../../../ui/list/filter-chips.tsx'
import { ListFoot } from '../../../ui/list/list-foot.tsx'
import { isNarrowed } from '../../../ui/list/list-input.ts'
import listStyles from '../../../ui/list/list.module.css'
import { NoneFound } from '../../../ui/list/none-found.tsx'
import { SearchBox } from '../../../ui/list/search-box.tsx'
import { Table } from '../../../ui/list/table.tsx'
import type { Column, Filter } from '../../../ui/list/types.ts'
import { useList } from '../../../ui/list/use-list.ts'
import { None } from '../../../ui/text/values.tsx'
import { stateOptions } from './sheet-fields.tsx'

const filters: readonly Filter<typeof listVendorCodes>[] = [
  {
    kind: 'choice',
    name: 'vendor',
    label: 'Vendor',
    options: optionsOf(evvVendors, evvVendorLabels),
  },
  { kind: 'choice', name: 'state', label: 'State', options: stateOptions },
  { kind: 'lookup', name: 'payor_id', label: 'Payor', lookup: payorLookup },
  {
    kind: 'choice',
    name: 'kind',
    label: 'Kind',
    options: optionsOf(vendorCodeKinds, vendorCodeKindLabels),
  },
  {
    kind: 'choice',
    name: 'situation',
    label: 'Used for',
    options: optionsOf(reasonSituations, reasonSituationLabels),
  },
  {
    kind: 'choice',
    name: 'labeled',
    label: 'Meaning',
    initial: 'all',
    options: [
      { value: 'all', label: 'All' },
      { value: 'yes', label: 'Known' },
      { value: 'no', label: 'Not known' },
    ],
  },
]

type Row = VendorCode & { id: string }

const columns: readonly Column<Row>[] = [
  { key: 'code', header: 'Code', cell: ({ code }) => code },
  { key: 'label', header: 'Meaning', cell: ({ label }) => label ?? <None /> },
  { key: 'kind', header: 'Kind', cell: ({ kind }) => vendorCodeKindLabels[kind] },
  {
    key: 'vendor',
    header: 'Vendor',
    cell: ({ vendor, state, payor }) =>
      [evvVendorLabels[vendor], payor?.name ?? state].filter(Boolean).join(', '),
  },
  {
    key: 'source',
    header: 'Source of the meaning',
    wide: true,
    cell: ({ source }) => (source === null ? <None /> : labelSourceLabels[source]),
  },
]

/** The codes, narrowed by vendor, state, payor, kind and what they are used for. */
export const CodeList = () => {
  const list = useList({ endpoint: listVendorCodes, search: 'search', filters })
  return (
    <section aria-label="vendor codes">
      <div className={listStyles.toolbar} data-print="no">
        <SearchBox
          value={list.flat.search ?? ''}
          label="Search codes"
          onSearch={(text) => list.change({ search: text || undefined })}
        />
        <FilterChips list={list} />
      </div>
      <Rows list={list} />
    </section>
  )
}

const Rows = ({ list }: { list: ReturnType<typeof useList<typeof listVendorCodes>> }) => {
  const { query, flat, known, change, meta } = list
  const rows = list.rows?.map((code) => ({ ...code, id: code.key }))
  if (rows === undefined && query.isError)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (rows === undefined && query.fetchStatus === 'paused') return <OfflineState />
  if (rows?.length === 0 && !query.isPlaceholderData)
    return (
      <NoneFound
        of="codes"
        list={list}
        change={change}
        narrowed={isNarrowed(flat, known)}
        empty={{ title: 'No codes yet', hint: 'Load a payor’s sheet.' }}
      />
    )
  return (
    <>
      <div className={listStyles.frame}>
        <Table label="vendor codes" columns={columns} rows={rows} busy={query.isPlaceholderData} />
      </div>
      <ListFoot of="codes" meta={meta} onPage={(page) => change({ page: String(page) })} />
    </>
  )
}
