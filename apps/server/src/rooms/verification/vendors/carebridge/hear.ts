import { isResponseTo } from '@homeward/evv/carebridge/file'
import { readResponse, type Verdict } from '@homeward/evv/carebridge/reports'
import type { Answer, Problem } from '@homeward/evv/telling'
import type { Transport } from '../../../agency/door.ts'
import type { Heard, Waiting } from '../vendor.ts'

/**
 * The responses that are there and whole. A record that its response does not name keeps waiting. What was heard
 * before the connection failed is not lost.
 */
export async function hearOf(
  files: Transport,
  waiting: readonly Waiting[],
  signal: AbortSignal,
): Promise<Heard[]> {
  if (waiting.length === 0) return []
  const names = (await files.list(signal)).map(({ name }) => name)
  const heard: Heard[] = []
  for (const sending of waiting) {
    for (const name of names.filter((one) => isResponseTo(one, sending.ref))) {
      const bytes = await files.get(name, signal).catch((error: unknown) => {
        if (heard.length === 0) throw error
        return null
      })
      if (bytes === null) return heard
      const found = readResponse(bytes.toString('utf8'))
      if (!found) continue
      heard.push(heardOf(sending, found))
      break
    }
  }
  return heard
}

function heardOf(
  { ref, records }: Waiting,
  { verdicts, ofFile }: { verdicts: Verdict[]; ofFile: Problem[] },
): Heard {
  const byVisit = new Map(verdicts.map((verdict) => [verdict.apptId, verdict]))
  const answers = records.flatMap(({ id, recordId, sequence }): Answer[] => {
    const verdict = byVisit.get(recordId.toLowerCase())
    if (verdict && (verdict.sequence ?? sequence) === sequence) {
      const { accepted, problems } = verdict
      return [{ id, outcome: accepted ? 'accepted' : 'rejected', vendorKey: null, problems }]
    }
    // A file that could not be read had none of its appointments taken.
    if (verdict || ofFile.length === 0) return []
    return [{ id, outcome: 'rejected', vendorKey: null, problems: ofFile }]
  })
  return { ref, answers, responses: answers.map(spoken) }
}

const spoken = ({ id, outcome, problems }: Answer): { id: string; text: string } => ({
  id,
  text: [outcome, ...problems.map(({ code, message }) => `${code ?? ''} ${message}`.trim())].join(
    '\n',
  ),
})
