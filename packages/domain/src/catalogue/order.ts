/** Something with a position among its siblings. */
export type Placed = { id: string; archived: boolean }

/**
 * The IDs of siblings in order after one of them moved to `order`, counted from 1; a position beyond the
 * end means last. Archived siblings come after the others, so the visible ones are numbered without a gap.
 * The moved one need not be among `siblings` yet.
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
