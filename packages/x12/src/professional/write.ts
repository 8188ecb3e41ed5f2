import type { Delimiters } from '../delimiters.ts'
import { SegmentWriter } from '../segment-writer.ts'
import { checkBatch } from './check/batch.ts'
import type { BatchProblem } from './check/checker.ts'
import { clean } from './clean.ts'
import { GUIDE } from './forms.ts'
import { wrap } from './segments/envelope.ts'
import { writeBillingProvider, writeHeader } from './segments/header.ts'
import { writeSubscriber } from './segments/subscriber.ts'
import type { ProfessionalBatch } from './types.ts'
import { validate837P } from './validate/validate.ts'

type WriteResult =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problems: readonly BatchProblem[] }

const kind = { functionalId: 'HC', guide: GUIDE }

const usual: Delimiters = { element: '*', component: ':', repetition: '^', segment: '~' }

/**
 * Writes a batch of home-care claims as one 837P file (005010X222A1): one interchange, one group, one
 * transaction. Names and addresses are made to fit the character set; ids are never changed. What
 * does not follow the rules is refused with the list of problems, and the finished file is checked
 * once more as if it came from elsewhere.
 *
 * @param today the agency's day 'YYYY-MM-DD'; no date in the file may be after it
 */
export function write837P(batch: ProfessionalBatch, today: string): WriteResult {
  const delimiters = batch.envelope.delimiters ?? usual
  const problems = checkBatch(batch, delimiters, today)
  if (problems.length > 0) return { ok: false, problems }
  const text = wrap(writeTransaction(batch, delimiters), batch.envelope, delimiters, kind)
  const findings = validate837P(text, { today, spans: true })
  if (findings.length === 0) return { ok: true, text }
  return {
    ok: false,
    problems: findings.map(({ code, sentence, position }) => ({
      path: `file, segment ${position ?? '?'} (${code})`,
      sentence,
    })),
  }
}

/** What keeps a batch from being written, without writing it. */
export const checkProfessional = (
  batch: ProfessionalBatch,
  today: string,
): readonly BatchProblem[] => checkBatch(batch, batch.envelope.delimiters ?? usual, today)

function writeTransaction(batch: ProfessionalBatch, delimiters: Delimiters): string {
  const writer = new SegmentWriter(delimiters, (text) => clean(text, delimiters))
  writeHeader(writer, batch)
  let level = 0
  for (const { provider, subscribers } of batch.billing) {
    level += 1
    const parent = level
    writeBillingProvider(writer, provider, parent)
    for (const subscriber of subscribers) {
      level += 1
      writeSubscriber(writer, subscriber, { level, parent })
    }
  }
  writer.add('SE', String(writer.segments.length + 1), batch.envelope.transactionControl)
  return writer.text()
}
