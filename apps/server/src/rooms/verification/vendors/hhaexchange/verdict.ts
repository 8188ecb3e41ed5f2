import { isReadable, readOutcome } from '@homeward/evv/hhaexchange/transaction'
import type { Answer } from '@homeward/evv/telling'
import type { Reply } from './ask.ts'

/** What a reply means for its record. */
export type Verdict =
  | { kind: 'answered'; answer: Omit<Answer, 'id'> }
  | { kind: 'waiting'; transactionId: string }
  /** HHAeXchange failed and may have taken the record. */
  | { kind: 'unknown' }

export const accepted = (vendorKey: string | null): Verdict => ({
  kind: 'answered',
  answer: { outcome: 'accepted', vendorKey, problems: [] },
})

/** What HHAeXchange says to a record that was just sent. */
export function verdictOn({ status, text }: Reply): Verdict {
  if (status >= 500) return { kind: 'unknown' }
  const { transactionId, evvmsid, state, problems } = readOutcome(text)
  if (status >= 400 || state === 'rejected') {
    const said = [{ code: null, message: `HHAeXchange responded with status ${status}.` }]
    return {
      kind: 'answered',
      answer: {
        outcome: 'rejected',
        vendorKey: evvmsid,
        problems: problems.length > 0 ? problems : said,
      },
    }
  }
  // A page of a proxy or of a sign-in says nothing of the record.
  if (!isReadable(text)) return { kind: 'unknown' }
  const isDone = state === 'accepted' || evvmsid !== null || transactionId === null
  return isDone && state !== 'pending'
    ? accepted(evvmsid)
    : { kind: 'waiting', transactionId: transactionId ?? '' }
}

/** The same for a visit that is new there: an answer without its key or its transaction is none. */
export function verdictOnAdded(reply: Reply): Verdict {
  const verdict = verdictOn(reply)
  if (verdict.kind !== 'answered' || verdict.answer.outcome === 'rejected') return verdict
  const { evvmsid, state } = readOutcome(reply.text)
  return evvmsid === null && state === null ? { kind: 'unknown' } : verdict
}

/** What the status of a transaction says; null while it is pending. */
export function verdictOfTransaction(reply: Reply): Verdict | null {
  // A transaction that HHAeXchange no longer knows never gets an answer.
  if (reply.status === 404) return { kind: 'unknown' }
  const { state, evvmsid, problems } = readOutcome(reply.text)
  if (reply.status !== 200) throw new Error(`HHAeXchange responded with status ${reply.status}.`)
  if (state === 'accepted' || (state === null && evvmsid !== null)) return accepted(evvmsid)
  if (state !== 'rejected') return null
  const said = [{ code: null, message: 'HHAeXchange rejected it and gave no reason.' }]
  return {
    kind: 'answered',
    answer: {
      outcome: 'rejected',
      vendorKey: evvmsid,
      problems: problems.length > 0 ? problems : said,
    },
  }
}
