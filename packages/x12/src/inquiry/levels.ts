import { problem } from '../finding.ts'
import { type Segment, element } from '../token.ts'
import type { InquiryFinding } from './findings.ts'

/** What HL03 calls a level: who pays, who asks, the provider, the subscriber, the dependent. */
export const levelCodes = {
  source: '20',
  receiver: '21',
  provider: '19',
  subscriber: '22',
  dependent: '23',
} as const

/** One HL and the segments up to the next. */
export interface Level {
  readonly code: string
  readonly parent: Level | null
  /** Position of HL. */
  readonly position: number
  readonly segments: readonly Segment[]
}

/** The levels of a transaction, each with the one it belongs to. What stands before them is left out. */
export function levelsOf(segments: readonly Segment[], findings: InquiryFinding[]): Level[] {
  const levels: Level[] = []
  const byNumber = new Map<string, Level>()
  let open: Segment[] | null = null
  for (const segment of segments) {
    if (segment.id === 'SE') break
    if (segment.id !== 'HL') {
      open?.push(segment)
      continue
    }
    const above = element(segment, 2).trim()
    const parent = byNumber.get(above) ?? null
    if (above !== '' && !parent) {
      const sentence = `The level ${element(segment, 1)} belongs to the level ${above}, which is not there.`
      findings.push(problem('lost_level', sentence, segment.position))
    }
    open = []
    const code = element(segment, 3).trim()
    const level = { code, parent, position: segment.position, segments: open }
    levels.push(level)
    byNumber.set(element(segment, 1).trim(), level)
  }
  return levels
}

/** The level itself or the nearest above it with the code; null when there is none. */
export function levelAbove(level: Level | null, code: string): Level | null {
  for (let at = level; at; at = at.parent) if (at.code === code) return at
  return null
}

/** The first segment with the id, and the qualifier as its first element where one is given. */
export const segmentOf = (
  level: { readonly segments: readonly Segment[] } | null,
  id: string,
  ...qualifiers: readonly string[]
): Segment | undefined =>
  level?.segments.find(
    (segment) =>
      segment.id === id &&
      (qualifiers.length === 0 || qualifiers.includes(element(segment, 1).trim())),
  )
