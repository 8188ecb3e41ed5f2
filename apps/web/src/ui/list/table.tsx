import { Checkbox, Skeleton, UnstyledButton } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { t } from '../../plumbing/language/translate.ts'
import { PageLink } from '../page/page-link.tsx'
import { openings } from './beside/openings.ts'
import { nextSort } from './list-input.ts'
import { showWhole } from './show-whole.ts'
import styles from './table.module.css'
import type { Column } from './types.ts'

type TableProps<Row extends { id: string }> = {
  /** For a reader: what the rows are. */
  label: string
  columns: readonly Column<Row>[]
  /** Undefined while the first answer is on its way: skeletons stand there. */
  rows: readonly Row[] | undefined
  /** Where the first column leads. */
  link?: (row: Row) => string
  sort?: string
  onSort?: (sort: string) => void
  /** Ids that are chosen; with it each row has a box. */
  chosen?: ReadonlySet<string>
  onChoose?: (ids: ReadonlySet<string>) => void
  /** The row whose panel is open. */
  current?: string
  /** Opens a row beside the list instead of its page. */
  onOpen?: ((id: string) => void) | undefined
  /** Every row has the same status, which then needs no color. */
  sameStatus?: boolean
  /** Whether newer rows are on their way. */
  busy?: boolean
}

/** Rows of 36 px; on a phone each row becomes a card of two lines. Roles are explicit, as cards are no table to CSS. */
export const Table = <Row extends { id: string }>(props: TableProps<Row>) => (
  <table
    className={styles.table}
    role="table"
    aria-label={props.label}
    aria-busy={props.busy ?? props.rows === undefined}
    data-busy={props.busy || undefined}
    data-same-status={props.sameStatus || undefined}
    onPointerOver={showWhole}
  >
    <Head {...props} />
    <tbody role="rowgroup">
      {props.rows === undefined
        ? Array.from({ length: 8 }, (_, at) => (
            <SkeletonRow key={at} columns={props.columns.length} />
          ))
        : props.rows.map((row) => <BodyRow key={row.id} row={row} {...props} />)}
    </tbody>
  </table>
)

const Head = <Row extends { id: string }>({
  columns,
  rows = [],
  sort,
  onSort,
  chosen,
  onChoose,
}: TableProps<Row>) => {
  const all = rows.length > 0 && rows.every((row) => chosen?.has(row.id))
  return (
    <thead role="rowgroup">
      <tr role="row">
        {chosen && (
          <th role="columnheader" className={styles.box}>
            <label className={styles.target}>
              <Checkbox
                size="xs"
                aria-label={t('Select all on this page')}
                checked={all}
                indeterminate={!all && rows.some((row) => chosen.has(row.id))}
                onChange={() => onChoose?.(new Set(all ? [] : rows.map((row) => row.id)))}
              />
            </label>
          </th>
        )}
        {columns.map((column) => {
          const direction = column.sort && sort?.replace('-', '') === column.sort ? sort : undefined
          return (
            <th
              key={column.key}
              role="columnheader"
              data-key={column.key}
              data-align={column.align}
              data-wide={column.wide || undefined}
              data-roomy={column.roomy || undefined}
              aria-sort={ariaSort(direction)}
            >
              {column.sort && onSort ? (
                <SortButton column={{ ...column, sort: column.sort }} sort={sort} onSort={onSort} />
              ) : (
                column.header
              )}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

const ariaSort = (direction: string | undefined) => {
  if (direction === undefined) return undefined
  return direction.startsWith('-') ? ('descending' as const) : ('ascending' as const)
}

type SortProps = {
  column: { header: string; sort: string }
  sort: string | undefined
  onSort: (sort: string) => void
}

const SortButton = ({ column, sort, onSort }: SortProps) => {
  const Arrow = sort === `-${column.sort}` ? IconArrowDown : IconArrowUp
  const active = sort?.replace('-', '') === column.sort
  return (
    <UnstyledButton
      className={styles.sort}
      data-active={active || undefined}
      onClick={() => onSort(nextSort(column.sort, sort))}
    >
      {column.header}
      <Arrow size={13} aria-hidden />
    </UnstyledButton>
  )
}

const BodyRow = <Row extends { id: string }>(props: TableProps<Row> & { row: Row }) => {
  const { row, columns, link, chosen, onChoose, current, onOpen } = props
  const toggle = () => {
    const next = new Set(chosen)
    if (!next.delete(row.id)) next.add(row.id)
    onChoose?.(next)
  }
  return (
    <tr
      role="row"
      data-row={row.id}
      data-current={row.id === current || undefined}
      aria-current={onOpen && row.id === current ? 'true' : undefined}
      {...(onOpen && openings(row.id, onOpen))}
    >
      {chosen && (
        <td role="cell" className={styles.box}>
          <label className={styles.target}>
            <Checkbox
              size="xs"
              aria-label={t('Select this row')}
              checked={chosen.has(row.id)}
              onChange={toggle}
            />
          </label>
        </td>
      )}
      {columns.map((column, at) => (
        <td
          key={column.key}
          role="cell"
          data-key={column.key}
          data-align={column.align}
          data-wide={column.wide || undefined}
          data-roomy={column.roomy || undefined}
          data-first={at === 0 || undefined}
          data-unnamed={column.unnamed || undefined}
        >
          {at > 0 && (
            <span className={styles.label} aria-hidden>
              {column.header}
            </span>
          )}
          {at === 0 && link ? (
            <PageLink href={link(row)} className={styles.link} data-row-link>
              {column.cell(row)}
            </PageLink>
          ) : (
            <span className={styles.value}>{column.cell(row)}</span>
          )}
        </td>
      ))}
    </tr>
  )
}

const SkeletonRow = ({ columns }: { columns: number }) => (
  <tr role="row" aria-hidden>
    {Array.from({ length: columns }, (_, at) => (
      <td role="cell" key={at}>
        <Skeleton height={12} my={6} width={at === 0 ? '70%' : '50%'} />
      </td>
    ))}
  </tr>
)
