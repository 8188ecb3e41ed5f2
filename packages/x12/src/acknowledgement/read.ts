import { interchangeNotes } from '../codes/interchange-note.ts'
import type { Interchange, Transaction } from '../interchange.ts'
import { readX12 } from '../read.ts'
import { element } from '../token.ts'
import { readClaimsAnswer } from './claims.ts'
import { readGroupAnswer } from './group.ts'
import type { Acknowledgement, InterchangeAnswer } from './types.ts'

interface ReadAnswers {
  readonly answers: readonly Acknowledgement[]
  /** What could not be read, in words. */
  readonly problems: readonly string[]
}

/** Reads the answers of a file: TA1, 999 and 277CA. Never throws; what it does not know it tells. */
export function readAcknowledgements(input: Uint8Array | string): ReadAnswers {
  const file = readX12(input)
  const problems = file.findings
    .filter(({ severity }) => severity === 'problem')
    .map(({ sentence }) => sentence)
  const answers = file.interchanges.flatMap((interchange) => [
    ...interchangeAnswers(interchange),
    ...interchange.groups.flatMap((group) =>
      group.transactions.flatMap((transaction) => {
        // What is cut off may lack the word that rejects; the finding says that its end is missing.
        if (transaction.segments.at(-1)?.id !== 'SE') return []
        const answer = answerOf(transaction, interchange)
        if (answer) return [{ ...answer, sender: interchange.sender, text: transaction.text }]
        problems.push(`The transaction ${transaction.setId} is no answer to a file of claims.`)
        return []
      }),
    ),
  ])
  return { answers, problems }
}

function answerOf(transaction: Transaction, { delimiters }: Interchange) {
  if (transaction.setId === '999') return readGroupAnswer(transaction)
  if (transaction.setId === '277' && transaction.version.startsWith('005010X214'))
    return readClaimsAnswer(transaction, delimiters)
  return null
}

const interchangeAnswers = ({ segments, sender }: Interchange): Acknowledgement[] =>
  segments
    .filter(({ id }) => id === 'TA1')
    .map((segment) => {
      const code = element(segment, 4)
      const answer: InterchangeAnswer = {
        kind: 'TA1',
        control: element(segment, 1).trim().padStart(9, '0'),
        accepted: code === 'A' || code === 'E',
        sentences: code === 'A' ? [] : [wordsOf(element(segment, 5))],
      }
      return { ...answer, sender, text: `${segment.text} ${sender}` }
    })

const wordsOf = (note: string): string =>
  interchangeNotes[note] ?? `The envelope of the file is not right (TA1 note ${note}).`
