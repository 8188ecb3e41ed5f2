/** Items after one of them was moved to another place. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const rest = items.toSpliced(from, 1)
  const item = items[from]
  return item === undefined ? rest : rest.toSpliced(to, 0, item)
}
