import { type Segment, element } from '../../token.ts'
import { type LoopPart, matches, nameOf } from './grammar.ts'
import type { ReportRule } from './rules.ts'

/** One loop of a transaction, with its own segments and the loops inside it. */
export interface Loop {
  readonly name: string
  readonly segments: Segment[]
  readonly loops: Loop[]
}

interface Frame {
  readonly part: LoopPart
  readonly loop: Loop
  /** Where in the parts of the loop we are, and how many of each part have come. */
  at: number
  readonly counts: number[]
}

/**
 * Puts the segments of a transaction into the loops of a guide and reports what is missing, out of
 * order or does not belong. A segment is looked for from the innermost open loop outwards, so that one
 * stray segment does not upset everything behind it.
 */
export function buildTree(segments: readonly Segment[], guide: LoopPart, report: ReportRule): Loop {
  const root = open(guide)
  const stack: Frame[] = [root]
  for (const segment of segments) {
    if (!place(segment, stack, report)) reportStray(segment, stack, report)
  }
  while (stack.length > 0) close(stack, report)
  return root.loop
}

const open = (part: LoopPart): Frame => ({
  part,
  loop: { name: part.name, segments: [], loops: [] },
  at: 0,
  counts: part.parts.map(() => 0),
})

function place(segment: Segment, stack: Frame[], report: ReportRule): boolean {
  for (let depth = stack.length - 1; depth >= 0; depth -= 1) {
    const frame = stack[depth]
    const index = frame ? nextIndex(frame, segment) : -1
    if (!frame || index === -1) continue
    while (stack.length - 1 > depth) close(stack, report)
    frame.at = index
    frame.counts[index] = (frame.counts[index] ?? 0) + 1
    const part = frame.part.parts[index]
    if (part?.kind === 'loop') {
      const inner = open(part)
      inner.counts[0] = 1
      inner.loop.segments.push(segment)
      frame.loop.loops.push(inner.loop)
      stack.push(inner)
    } else frame.loop.segments.push(segment)
    return true
  }
  return false
}

const nextIndex = (frame: Frame, segment: Segment): number =>
  frame.part.parts.findIndex(
    (part, index) =>
      index >= frame.at && (frame.counts[index] ?? 0) < part.most && matches(part, segment),
  )

function close(stack: Frame[], report: ReportRule): void {
  const frame = stack.pop()
  if (!frame) return
  const first = frame.loop.segments[0] ?? null
  frame.part.parts.forEach((part, index) => {
    if ((frame.counts[index] ?? 0) >= part.least) return
    const sentence = `${nameOf(part)} is missing in loop ${frame.part.name} (${frame.part.title}).`
    report('segment_missing', sentence, first)
  })
}

function reportStray(segment: Segment, stack: readonly Frame[], report: ReportRule): void {
  const name = `${segment.id}*${element(segment, 1)}`.slice(0, 30)
  const known = stack.some(({ part }) => part.parts.some((each) => matches(each, segment)))
  const inner = stack.at(-1)?.part.name ?? ''
  if (segment.id === 'NM1' && element(segment, 1) === '71') {
    report('attending_provider', 'An attending provider (NM1*71) has no place in an 837P.', segment)
  } else if (known) {
    report('segment_order', `${name} is out of order or too many in loop ${inner}.`, segment)
  } else report('segment_unexpected', `${name} does not belong into loop ${inner}.`, segment)
}

/** The first segment of a loop with the id, and one of the codes in element 01 if any are given. */
export const find = (loop: Loop | undefined, id: string, ...codes: string[]): Segment | undefined =>
  loop?.segments.find(
    (segment) => segment.id === id && (codes.length === 0 || codes.includes(element(segment, 1))),
  )

/** The loops directly inside with the name. */
export const inside = (loop: Loop, name: string): Loop[] =>
  loop.loops.filter((each) => each.name === name)
