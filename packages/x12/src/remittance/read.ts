import type { Delimiters } from '../delimiters.ts'
import type { Transaction, X12File } from '../interchange.ts'
import { type Segment, element } from '../token.ts'
import { readProviderAdjustments } from './adjustments.ts'
import { type Block, splitBlocks } from './blocks.ts'
import { readClaim } from './claim.ts'
import { Fields } from './fields.ts'
import { readHeader } from './header.ts'
import type { Remittance } from './types.ts'

/** Segments of an 835 (005010X221A1). */
const known = new Set(
  'ST BPR NTE TRN CUR REF DTM N1 N2 N3 N4 PER RDM LX TS3 TS2 CLP CAS NM1 MIA MOA AMT QTY SVC LQ PLB SE'.split(
    ' ',
  ),
)

/** Segments that end a claim. */
const between = new Set(['LX', 'TS3', 'TS2', 'PLB', 'SE'])

/**
 * Reads every 835 of a file, one remittance per transaction. Never throws; what could not be read is
 * in the findings of the remittance, and an amount that could not be read counts as 0 there.
 */
export function readRemittances(file: X12File): Remittance[] {
  return file.interchanges.flatMap((interchange) =>
    interchange.groups.flatMap((group) =>
      group.transactions
        .filter((transaction) => transaction.setId === '835')
        .map((transaction) => ({
          ...readTransaction(transaction, interchange.delimiters),
          interchangeControl: interchange.control,
          groupControl: group.control,
        })),
    ),
  )
}

function readTransaction(transaction: Transaction, delimiters: Delimiters) {
  const fields = new Fields(delimiters)
  const { before, blocks } = splitBlocks(
    transaction.segments,
    (segment) => segment.id === 'CLP' || between.has(segment.id),
  )
  reportUnknown(transaction.segments, fields)
  const header = readHeader(before, fields)
  const of = (id: string): Block[] => blocks.filter(({ opener }) => opener.id === id)
  const claims = of('CLP').map((block) => readClaim(block, fields))
  const providerAdjustments = of('PLB').flatMap(({ opener }) =>
    readProviderAdjustments(opener, fields),
  )
  return {
    control: transaction.control,
    position: transaction.segments[0]?.position ?? 0,
    version: transaction.version,
    ...header,
    claims,
    providerAdjustments,
    text: transaction.text,
    findings: fields.findings,
  }
}

function reportUnknown(segments: readonly Segment[], fields: Fields): void {
  for (const segment of segments) {
    if (known.has(segment.id)) continue
    const sentence = `The segment "${segment.id.slice(0, 10)}" does not belong into an 835: ${element(segment, 1).slice(0, 30)}`
    fields.note('unexpected_segment', segment, sentence)
  }
}
