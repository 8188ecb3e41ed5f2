/** A span of time in milliseconds since 1970: `from` belongs to it, `to` does not. */
export type Millis = { from: number; to: number }

/** Merges spans so that they neither touch nor overlap, in order, without empty ones. */
const merged = (spans: readonly Millis[]): Millis[] => {
  const result: Millis[] = []
  const ordered = spans.filter(({ from, to }) => from < to).toSorted((a, b) => a.from - b.from)
  for (const { from, to } of ordered) {
    const last = result.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else result.push({ from, to })
  }
  return result
}

/** What is left of `spans` without the time of `taken`. */
export const without = (spans: readonly Millis[], taken: readonly Millis[]): Millis[] =>
  merged(taken).reduce(
    (left, gone) =>
      left.flatMap(({ from, to }) =>
        [
          { from, to: Math.min(to, gone.from) },
          { from: Math.max(from, gone.to), to },
        ].filter((part) => part.from < part.to),
      ),
    merged(spans),
  )

/** The part of `spans` within one span. */
export const within = (spans: readonly Millis[], bounds: Millis): Millis[] =>
  spans
    .map(({ from, to }) => ({ from: Math.max(from, bounds.from), to: Math.min(to, bounds.to) }))
    .filter(({ from, to }) => from < to)
