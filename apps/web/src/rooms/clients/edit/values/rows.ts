/** An entry of a list inside a form. */
export type ListedRow = {
  /** Names the row on the screen; not sent. */
  key: string
  id?: string
  /** Set where a stored entry is to be removed. */
  _destroy?: boolean | undefined
}

/** A stored entry is kept and marked, so that it can be taken back; a new one simply goes. */
export const withoutRow = <R extends ListedRow>(rows: readonly R[], gone: R): R[] =>
  gone.id === undefined
    ? rows.filter(({ key }) => key !== gone.key)
    : rows.map((row) => (row.key === gone.key ? { ...row, _destroy: true } : row))

/** Takes a marked entry back. */
export const withRow = <R extends ListedRow>(rows: readonly R[], back: R): R[] =>
  rows.map((row) => (row.key === back.key ? { ...row, _destroy: undefined } : row))

/** Entries as they are sent; blank ones at the end are left out, so that errors keep their place. */
export const rowsInput = <R extends ListedRow>(
  rows: readonly R[],
  isBlank: (row: R) => boolean,
): Omit<R, 'key'>[] =>
  rows.slice(0, rows.findLastIndex((row) => !isBlank(row)) + 1).map(({ key: _, ...row }) => row)
