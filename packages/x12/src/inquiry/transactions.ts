import { parseDay } from '../dates.ts'
import { problem } from '../finding.ts'
import type { X12File } from '../interchange.ts'
import { element } from '../token.ts'
import type { InquiryFinding } from './findings.ts'
import { type Level, levelsOf, segmentOf } from './levels.ts'
import { Values } from './values.ts'

/** What every transaction of questions or answers says of itself. */
export interface InquiryTransaction {
  /** ST02. */
  readonly control: string
  /** Position of ST. */
  readonly position: number
  /** The guide: ST03, else GS08. */
  readonly version: string
  /** BHT03; an answer repeats that of the question. */
  readonly reference: string
  readonly producedOn: string | null
  /** ST to SE as it arrived: what to store and to take a digest of. */
  readonly text: string
  readonly findings: readonly InquiryFinding[]
}

/**
 * Every transaction of a file with the set id and a guide that begins so, with what `read` finds in its levels.
 * Never throws; what could not be read is in the findings.
 */
export const transactionsOf = <T>(
  file: X12File,
  { setId, guide }: { setId: string; guide: string },
  read: (levels: readonly Level[], values: Values) => T,
): (InquiryTransaction & T)[] =>
  file.interchanges.flatMap(({ groups, delimiters }) =>
    groups.flatMap(({ transactions }) =>
      transactions
        .filter((transaction) => transaction.setId === setId && isOf(transaction.version, guide))
        .map(({ control, version, segments, text }) => {
          const findings: InquiryFinding[] = []
          const position = segments[0]?.position ?? 0
          if (version === '') {
            findings.push(problem('unknown_guide', 'The guide (ST03, GS08) is missing.', position))
          }
          const levels = levelsOf(segments, findings)
          const head = segmentOf({ segments }, 'BHT')
          return {
            control,
            position,
            version,
            reference: head ? element(head, 3).trim() : '',
            producedOn: head ? parseDay(element(head, 4)) : null,
            text,
            ...read(levels, new Values(delimiters, findings)),
            findings,
          }
        }),
    ),
  )

// A 277 of another guide is another kind of answer: 005010X214 acknowledges claims.
const isOf = (version: string, guide: string): boolean =>
  version === '' || version.startsWith(guide)
