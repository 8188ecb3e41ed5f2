import { needed } from './needed.ts'

/** An entry of a list in a form; stored ones have an id. */
export type Row = {
  /** Names the row on the screen; not sent. */
  key: string
  id?: string
  /** Set where a stored entry is to be removed. */
  _destroy?: boolean
}

/** A stored entry is kept and marked, so that it can be taken back; a new one simply goes. */
export const withoutRow = <R extends Row>(rows: readonly R[], gone: R): R[] =>
  gone.id
    ? rows.map((row) => (row.key === gone.key ? { ...row, _destroy: true } : row))
    : rows.filter((row) => row.key !== gone.key)

/** Takes the mark from an entry. */
export const withRowBack = <R extends Row>(rows: readonly R[], back: R): R[] =>
  rows.map((row) => {
    if (row.key !== back.key) return row
    const kept = { ...row }
    delete kept._destroy
    return kept
  })

/**
 * What is sent of a list: without names of rows, and without blank entries at its end. An entry may leave out
 * what stays, so the `held` fields are told also where somebody emptied them.
 */
export const rowsInput = <R extends Row>(
  rows: readonly R[],
  isBlank: (row: R) => boolean,
  held: readonly (keyof R)[],
) =>
  rows
    .slice(0, rows.findLastIndex((row) => row.id !== undefined || !isBlank(row)) + 1)
    .map((row) => withoutKey(needed(row, held)))

const withoutKey = <R extends Row>({ key: _, ...sent }: R): Omit<R, 'key'> => sent
