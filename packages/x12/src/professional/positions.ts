import { readX12 } from '../read.ts'
import { element } from '../token.ts'

/** Where the segments of a claim stand in its transaction; ST is 1. An answer names such positions. */
interface ClaimPosition {
  readonly from: number
  readonly to: number
}

/** The segments that end a claim: the next one, the next subscriber, the end. */
const ends = new Set(['CLM', 'HL', 'SE'])

/** The positions of every claim of a file with one transaction, by CLM01. */
export function positionsOfClaims(text: string): ReadonlyMap<string, ClaimPosition> {
  const positions = new Map<string, ClaimPosition>()
  const transaction = readX12(text).interchanges[0]?.groups[0]?.transactions[0]
  let open: { id: string; from: number } | null = null
  transaction?.segments.forEach((segment, index) => {
    if (open && ends.has(segment.id)) {
      positions.set(open.id, { from: open.from, to: index })
      open = null
    }
    if (segment.id === 'CLM') open = { id: element(segment, 1), from: index + 1 }
  })
  return positions
}
