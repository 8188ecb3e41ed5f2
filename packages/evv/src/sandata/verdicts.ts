import { masked } from '../masking.ts'
import type { EvvKind } from '../record.ts'
import type { Problem } from '../telling.ts'
import type { Envelope, Row } from './envelope.ts'
import { isOfVisit } from './forms.ts'
import { clientKey } from './keys.ts'

/** Whether Sandata has not finished yet. */
export const isNotReady = ({ said }: Envelope): boolean => /not ready/i.test(said)

/** What Sandata found wrong with the records of one of ours; none if it took them. */
export type Verdict = { problems: Problem[]; rows: Row[] }

/**
 * The rows of an answer by our records: a SUCCESS says nothing of them. Null if the rows do not add up to
 * our records, so that no record can be said to be accepted.
 */
export function verdictsOf(
  { rows, failedCount }: Envelope,
  kind: EvvKind,
  recordIds: readonly string[],
): Map<string, Verdict> | null {
  const verdicts = new Map<string, Verdict>(recordIds.map((id) => [id, { problems: [], rows: [] }]))
  const wrong = rows.filter(({ code, message }) => code !== null || message !== null)
  for (const row of wrong) {
    const id = recordIds.find((recordId) => isOf(row, kind, recordId))
    const verdict = id === undefined ? undefined : verdicts.get(id)
    if (!verdict) return null
    const problem = problemOf(row)
    if (!verdict.problems.some(({ message }) => message === problem.message))
      verdict.problems.push(problem)
    verdict.rows.push(row)
  }
  return (failedCount ?? 0) > 0 && wrong.length === 0 ? null : verdicts
}

function isOf({ keys }: Row, kind: EvvKind, recordId: string): boolean {
  switch (kind) {
    case 'agent':
      return keys.EmployeeOtherID === recordId
    case 'client':
      return keys.ClientOtherID === clientKey(recordId)
    case 'visit':
      return isOfVisit(keys.VisitOtherID ?? '', recordId)
  }
}

const problemOf = ({ keys, code, message }: Row): Problem => ({
  code: code ?? familiar(message ?? ''),
  message: withoutNumbers(message ?? `Sandata gave the error ${code}.`, keys),
})

/** Sandata's refusals that have no code and that we act on. */
const familiar = (message: string): string | null => {
  if (/client not found/i.test(message)) return '-1021'
  return /worker not found/i.test(message) ? 'Worker not found' : null
}

const identifying = [
  'ClientIdentifier',
  'ClientID',
  'ClientMedicaidID',
  'ClientCustomID',
  'ClientSSN',
  'ProviderID',
]

/** A message without the client's numbers, which it may repeat. */
export const withoutNumbers = (message: string, keys: Row['keys']): string =>
  masked(
    message,
    identifying.flatMap((name) => keys[name] ?? []),
  ).replaceAll(/\b[A-Z]{0,3}\d{7,12}[A-Z]?\b/gi, '•••')

/** A row for people to read: the keys of the record and what was found wrong. */
export const readableRow = ({ keys, code, message }: Row): string =>
  JSON.stringify({
    VisitOtherID: keys.VisitOtherID,
    ClientOtherID: keys.ClientOtherID,
    EmployeeOtherID: keys.EmployeeOtherID,
    ErrorCode: code,
    ErrorMessage: message === null ? null : withoutNumbers(message, keys),
  })
