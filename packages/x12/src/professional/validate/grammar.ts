import type { Segment } from '../../token.ts'
import { element } from '../../token.ts'

/** A segment that may stand at this place of a loop. */
interface SegmentPart {
  readonly kind: 'segment'
  readonly id: string
  /** Values of element 01 (03 for HL) that make it this one; any when left out. */
  readonly codes?: readonly string[]
  readonly least: number
  readonly most: number
}

/** A loop that may stand at this place; its first part opens it. */
export interface LoopPart {
  readonly kind: 'loop'
  readonly name: string
  readonly title: string
  readonly parts: readonly Part[]
  readonly least: number
  readonly most: number
}

type Part = SegmentPart | LoopPart

const segment = (least: number, most: number) => (id: string, codes?: string) =>
  ({ kind: 'segment', id, codes: codes?.split(' '), least, most }) as const

/** A segment that must stand here once. */
export const one = segment(1, 1)

/** A segment that may stand here once. */
export const maybe = segment(0, 1)

/** A segment that may stand here any number of times; the guide's limits are not all checked. */
export const some = segment(0, Infinity)

const loop =
  (least: number, most: number) =>
  (name: string, title: string, ...parts: Part[]) =>
    ({ kind: 'loop', name, title, parts, least, most }) as const

export const oneLoop = loop(1, 1)
export const maybeLoop = loop(0, 1)
export const someLoops = loop(0, Infinity)
export const atLeastOneLoop = loop(1, Infinity)

/** True when the segment is the one the part names, or opens the loop it describes. */
export function matches(part: Part, candidate: Segment): boolean {
  const first = opener(part)
  if (!first || first.id !== candidate.id) return false
  return !first.codes || first.codes.includes(element(candidate, candidate.id === 'HL' ? 3 : 1))
}

/** The segment as people name it, e.g. `NM1*85`. */
export function nameOf(part: Part): string {
  const first = opener(part)
  const name = first ? [first.id, first.codes?.join('/')].filter(Boolean).join('*') : ''
  return part.kind === 'loop' ? `loop ${part.name} (${part.title}, ${name})` : name
}

function opener(part: Part): SegmentPart | null {
  if (part.kind === 'segment') return part
  const [first] = part.parts
  return first ? opener(first) : null
}
