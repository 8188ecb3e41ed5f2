import type { PageMeta } from '@homeward/contract/endpoint'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { t } from '../../plumbing/language/translate.ts'
import type { PageEndpoint, RowOf } from '../../plumbing/api/types.ts'
import { useAddress } from '../../plumbing/router/react.tsx'
import { ErrorState, OfflineState } from '../feedback/error-state.tsx'
import { FloatingBar } from '../feedback/floating-bar.tsx'
import { SidePanel } from '../feedback/side-panel.tsx'
import { BesideList } from './beside/beside-list.tsx'
import { type Beside, useBeside } from './beside/use-beside.ts'
import { ColumnsButton } from './columns/columns-button.tsx'
import { useColumns } from './columns/use-columns.ts'
import { ExportButton, type FileEndpoint } from './export-button.tsx'
import { exportInput } from './export-input.ts'
import { FilterChips } from './filter-chips.tsx'
import { useListKeys } from './keys.ts'
import { ListFoot } from './list-foot.tsx'
import { isNarrowed, narrowedToStatus } from './list-input.ts'
import { KeysButton } from './keys-button.tsx'
import styles from './list.module.css'
import { NoneFound } from './none-found.tsx'
import { SearchBox } from './search-box.tsx'
import { Table } from './table.tsx'
import type { Column } from './types.ts'
import { type ListOptions, useList } from './use-list.ts'
import { rememberWalk } from './walk.ts'
import { SavedViews } from './views/saved-views.tsx'

export type ListProps<E extends PageEndpoint> = ListOptions<E> & {
  /** What the rows are, in the plural and small: "clients". */
  of: string
  columns: readonly Column<RowOf<E>>[]
  /** Names the list, as in `clients`: with it columns can be chosen and views be saved. */
  name?: string
  /** Where the first column leads. */
  link?: (row: RowOf<E>) => string
  /** A panel that stands beside the list and follows the keys; a phone shows the page instead. */
  beside?: Beside
  /** A panel that Enter or a click on the first column opens beside the list. */
  panel?: (row: RowOf<E>, close: () => void) => ReactNode
  panelTitle?: (row: RowOf<E>) => string
  /** What stands there before there is a first row: what to do next. */
  empty?: { title: string; hint?: ReactNode; action?: ReactNode }
  /** Exports exactly this view. */
  exportTo?: FileEndpoint
  /** Actions on the chosen rows. */
  bulk?: (rows: RowOf<E>[], clear: () => void) => ReactNode
}

const none: ReadonlySet<string> = new Set()

/** A list as a work queue, without the frame of a page: for a tab or a part of a screen. */
export const List = <E extends PageEndpoint>(props: ListProps<E>) => {
  const list = useList(props)
  const [chosen, setChosen] = useState(none)
  const region = useRef<HTMLElement>(null)
  const columns = useColumns(props.name, props.columns, list)

  // Rows of every list carry their id; the schema behind E cannot say so here.
  const rows = list.rows as (RowOf<E> & { id: string })[] | undefined
  const open = props.panel && rows?.find((row) => row.id === list.flat.open)
  const closePanel = () => list.change({ open: undefined, page: list.flat.page })
  const beside = useBeside({
    beside: props.beside,
    region,
    rows,
    meta: list.meta,
    flat: list.flat,
    show: (id) => list.change({ open: id, page: list.flat.page }),
  })
  useListKeys(region, { onRow: beside?.follow })
  const link = props.beside ? (row: { id: string }) => props.beside?.page(row.id) ?? '' : props.link
  useWalk(link, rows, list.meta)
  const picked = rows?.filter((row) => chosen.has(row.id)) ?? []
  const clear = () => setChosen(none)

  return (
    <section ref={region} aria-label={props.of}>
      {props.name && (
        <SavedViews
          name={props.name}
          of={props.of}
          endpoint={props.endpoint}
          fixed={props.fixed}
          list={list}
          columns={columns}
        />
      )}
      <div className={styles.toolbar} data-print="no">
        {props.search && (
          <SearchBox
            value={list.flat[props.search] ?? ''}
            label={t('Search {of}', { of: props.of })}
            onSearch={(text) => list.change({ [props.search as string]: text || undefined })}
          />
        )}
        <FilterChips list={list} />
        <div className={styles.end}>
          {props.name && <ColumnsButton columns={columns} />}
          {props.exportTo && (
            <ExportButton
              endpoint={props.exportTo}
              input={exportInput(list.input, props.name ? columns.exported : [])}
            />
          )}
          <KeysButton />
        </div>
      </div>
      <BesideList beside={beside}>
        <ListBody
          {...props}
          columns={columns.shown}
          list={list}
          rows={rows}
          chosen={props.bulk ? chosen : undefined}
          onChoose={setChosen}
          current={beside ? beside.id : open?.id}
          link={link}
          onOpen={beside?.open}
        />
      </BesideList>
      {props.bulk && picked.length > 0 && (
        <FloatingBar label={t('Selected rows')}>
          <span aria-live="polite">{t('{count} chosen', { count: picked.length })}</span>
          {props.bulk(picked, clear)}
        </FloatingBar>
      )}
      {props.panel && (
        <SidePanel
          opened={open !== undefined}
          onClose={closePanel}
          title={open && props.panelTitle?.(open)}
        >
          {open && props.panel(open, closePanel)}
        </SidePanel>
      )}
    </section>
  )
}

/** Remembers the rows for the pages that they lead to. */
function useWalk<Row>(
  link: ((row: Row) => string) | undefined,
  rows: readonly Row[] | undefined,
  meta: PageMeta | undefined,
) {
  useEffect(() => {
    if (!link || !rows || !meta) return
    const before = (meta.page - 1) * meta.items
    rememberWalk({ hrefs: rows.map(link), before, total: meta.total })
  }, [link, rows, meta])
}

type BodyProps<E extends PageEndpoint> = Omit<ListProps<E>, 'link'> & {
  link: ((row: RowOf<E> & { id: string }) => string) | undefined
  list: ReturnType<typeof useList<E>>
  rows: (RowOf<E> & { id: string })[] | undefined
  chosen: ReadonlySet<string> | undefined
  onChoose: (ids: ReadonlySet<string>) => void
  current: string | undefined
  onOpen: ((id: string) => void) | undefined
}

const ListBody = <E extends PageEndpoint>(props: BodyProps<E>) => {
  const { list, rows } = props
  const { query, flat } = list
  const pathname = useAddress((address) => address.pathname)
  const retry = () => void query.refetch()
  if (rows === undefined && query.isError) return <ErrorState error={query.error} onRetry={retry} />
  if (rows === undefined && query.fetchStatus === 'paused') return <OfflineState />
  if (rows?.length === 0 && !query.isPlaceholderData)
    return <NoneFound {...props} narrowed={isNarrowed(flat, list.known)} change={list.change} />
  const here = (row: { id: string }) =>
    `${pathname}?${new URLSearchParams({ ...flat, open: row.id })}`
  return (
    <>
      <div className={styles.frame}>
        <Table
          label={props.of}
          columns={props.columns}
          rows={rows}
          link={props.panel ? here : props.link}
          sort={list.sort}
          onSort={(sort) => list.change({ sort })}
          chosen={props.chosen}
          onChoose={props.onChoose}
          current={props.current}
          onOpen={props.onOpen}
          sameStatus={narrowedToStatus(flat, list.known)}
          busy={query.isPlaceholderData}
        />
      </div>
      <ListFoot
        of={props.of}
        meta={list.meta}
        onPage={(page) => list.change({ page: String(page) })}
        onCount={() => list.change({ page: list.flat.page, exact_count: 'true' })}
      />
    </>
  )
}
