import type { Segment } from '../token.ts'

/** A segment that opens a loop, and the segments up to the next one that does. */
export interface Block {
  readonly opener: Segment
  readonly following: readonly Segment[]
}

/** Splits segments where `opens` holds; what stands before the first opener is in `before`. */
export function splitBlocks(
  segments: readonly Segment[],
  opens: (segment: Segment) => boolean,
): { before: Segment[]; blocks: Block[] } {
  const before: Segment[] = []
  const blocks: Block[] = []
  let current = before
  for (const segment of segments) {
    if (opens(segment)) {
      current = []
      blocks.push({ opener: segment, following: current })
    } else current.push(segment)
  }
  return { before, blocks }
}
