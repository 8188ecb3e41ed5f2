type Known = { key: string; hidden?: boolean; wide?: boolean }

/** What is shown until somebody chooses; on cards without what only a wide table has room for. */
export const usualColumns = <C extends Known>(columns: readonly C[], onCards = false): C[] =>
  columns.filter(({ hidden, wide }) => !hidden && !(onCards && wide))

/** The chosen columns in their order. The first one leads to the row, so it always stands first. */
export const chosenColumns = <C extends Known>(
  columns: readonly C[],
  keys: readonly string[] | undefined,
  onCards = false,
): C[] => {
  const [first] = columns
  if (keys === undefined || first === undefined) return usualColumns(columns, onCards)
  const others = [...new Set(keys)].filter((key) => key !== first.key)
  const chosen = others.flatMap((key) => columns.find((column) => column.key === key) ?? [])
  // Whoever chose it for the cards wants it there, however wide it is.
  return [first, ...chosen.map((column) => (onCards ? { ...column, wide: false } : column))]
}

/** The keys with one of them a place earlier or later. */
export const moved = (keys: readonly string[], key: string, by: 1 | -1): string[] => {
  const at = keys.indexOf(key)
  const other = keys[at + by]
  if (at < 0 || other === undefined) return [...keys]
  return keys.map((one, place) => (place === at ? other : place === at + by ? key : one))
}
