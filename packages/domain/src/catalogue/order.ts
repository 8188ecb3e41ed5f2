/** Something that has its place among its siblings. */
export type Placed = { id: string; archived: boolean }

/**
 * The ids of siblings in their order after one of them was put at `order`, counted from 1; one that
 * lies beyond the end stands last. Archived ones always come after the others, so that what is shown
 * is numbered without a gap. The one that is moved need not be among `siblings` yet.
 */
export const arranged = (
  siblings: readonly Placed[],
  moved?: Placed & { order?: number | undefined },
): string[] => {
  const others = siblings.filter(({ id }) => id !== moved?.id)
  const shown = others.filter(({ archived }) => !archived).map(({ id }) => id)
  const hidden = others.filter(({ archived }) => archived).map(({ id }) => id)
  if (!moved) return [...shown, ...hidden]
  if (moved.archived) return [...shown, ...hidden, moved.id]
  const at = Math.min(Math.max((moved.order ?? shown.length + 1) - 1, 0), shown.length)
  return [...shown.slice(0, at), moved.id, ...shown.slice(at), ...hidden]
}
