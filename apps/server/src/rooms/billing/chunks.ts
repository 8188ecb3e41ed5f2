/** Rows of one statement: PostgreSQL takes 65,535 parameters, and no table here has 30 columns. */
const rowsAtOnce = 2000

/** Splits rows into as many as one statement may insert. */
export function* inChunks<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) yield rows.slice(at, at + rowsAtOnce)
}
