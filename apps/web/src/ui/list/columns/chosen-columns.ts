type Known = { key: string; hidden?: boolean }

/** What is shown until somebody chooses. */
export const usualColumns = <C extends Known>(columns: readonly C[]): C[] =>
  columns.filter(({ hidden }) => !hidden)

/** The chosen columns in their order. The first one leads to the row, so it always stands first. */
export const chosenColumns = <C extends Known>(
  columns: readonly C[],
  keys: readonly string[] | undefined,
): C[] => {
  const [first] = columns
  if (keys === undefined || first === undefined) return usualColumns(columns)
  const others = [...new Set(keys)].filter((key) => key !== first.key)
  return [first, ...others.flatMap((key) => columns.find((column) => column.key === key) ?? [])]
}

/** The keys with one of them a place earlier or later. */
export const moved = (keys: readonly string[], key: string, by: 1 | -1): string[] => {
  const at = keys.indexOf(key)
  const other = keys[at + by]
  if (at < 0 || other === undefined) return [...keys]
  return keys.map((one, place) => (place === at ? other : place === at + by ? key : one))
}
