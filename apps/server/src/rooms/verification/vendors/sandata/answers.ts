import type { Envelope } from '@homeward/evv/sandata/envelope'
import {
  isNotReady,
  readableRow,
  type Verdict,
  verdictsOf,
  withoutNumbers,
} from '@homeward/evv/sandata/verdicts'
import type { Answer, Telling } from '@homeward/evv/telling'
import { type Heard, NotSent, type Sent, type Spoken, type Waiting } from '../vendor.ts'
import type { Exchange } from './exchange.ts'

/**
 * What the answer to a POST says. SUCCESS with a UUID means that the rest is asked for later. FAILED means
 * that nothing was taken: the records with an error of theirs are rejected, the others were not sent.
 */
export function answersOf(said: Envelope, tellings: readonly Telling[]): Omit<Sent, 'requests'> {
  const [first] = tellings
  const verdicts = first
    ? verdictsOf(
        said,
        first.record.kind,
        tellings.map(({ record }) => record.id),
      )
    : null
  const rejected = tellings.flatMap(({ id, record }) => {
    const verdict = verdicts?.get(record.id)
    return verdict && verdict.problems.length > 0 ? [{ id, verdict }] : []
  })
  const answers = rejected.map(({ id, verdict }) => answer(id, verdict))
  const responses = rejected.map(({ id, verdict }) => response(id, verdict))
  if (!said.failed && said.id !== null) return { ref: said.id, answers, responses }
  const why = withoutNumbers(said.said || 'Sandata took none of the records.', {})
  if (!said.failed) throw new Error('Sandata took the records, but did not say under which number.')
  if (rejected.length === 0) throw new NotSent(why, 'settings')
  const isRejected = new Set(rejected.map(({ id }) => id))
  const ids = tellings.flatMap(({ id }) => (isRejected.has(id) ? [] : [id]))
  return { ref: null, answers, responses, notSent: ids, failure: new NotSent(why, 'later') }
}

/** Asks for each sending. What was heard before something failed is not lost. */
export async function hearSandata(
  exchange: Exchange,
  waiting: readonly Waiting[],
  signal: AbortSignal,
): Promise<Heard[]> {
  const heard: Heard[] = []
  for (const one of waiting) {
    try {
      const answers = heardOf(await exchange.status(one.kind, one.ref, signal), one)
      if (answers) heard.push(answers)
    } catch (error) {
      if (heard.length === 0) throw error
      return heard
    }
  }
  return heard
}

/** The answers to one sending; null if Sandata is not ready. */
function heardOf(said: Envelope, { ref, kind, records }: Waiting): Heard | null {
  if (isNotReady(said)) return null
  const verdicts = verdictsOf(
    said,
    kind,
    records.map(({ recordId }) => recordId),
  )
  if (said.failed && said.rows.length === 0) return forgotten(said, ref, records)
  if (!verdicts) throw new Error('Sandata answered for records that were not sent.')
  const found = records.flatMap(({ id, recordId }) => {
    const verdict = verdicts.get(recordId)
    return verdict ? [{ id, verdict }] : []
  })
  return {
    ref,
    answers: found.map(({ id, verdict }) => answer(id, verdict)),
    responses: found.map(({ id, verdict }) => response(id, verdict)),
  }
}

/** Sandata does not know the sending any more. A later sequence replaces whatever it took. */
const forgotten = (said: Envelope, ref: string, records: Waiting['records']): Heard => ({
  ref,
  answers: [],
  responses: records.map(({ id }) => ({ id, text: withoutNumbers(said.said, {}) })),
  unknown: records.map(({ id }) => id),
})

const answer = (id: string, { problems }: Verdict): Answer => ({
  id,
  outcome: problems.length === 0 ? 'accepted' : 'rejected',
  vendorKey: null,
  problems,
})

const response = (id: string, { rows }: Verdict): Spoken => ({
  id,
  text: rows.length === 0 ? 'Updated successfully.' : rows.map(readableRow).join('\n'),
})
