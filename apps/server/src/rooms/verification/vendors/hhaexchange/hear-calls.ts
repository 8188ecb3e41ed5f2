import { readOutcome } from '@homeward/evv/hhaexchange/transaction'
import type { Answer } from '@homeward/evv/telling'
import type { Heard, Spoken, Waiting } from '../vendor.ts'
import { ask, type Reply } from './ask.ts'
import { readRef } from './refs.ts'
import type { Service } from './service.ts'
import { several, stopper } from './several.ts'
import { verdictOfTransaction } from './verdict.ts'

/** Asks after the transactions of sendings. What was heard before something failed, or after it, counts. */
export async function hearCalls(
  service: Service,
  waiting: readonly Waiting[],
  signal: AbortSignal,
): Promise<Heard[]> {
  const heard = new Map(waiting.map(({ ref }) => [ref, nothing()]))
  const failing = stopper()
  await several(waiting.flatMap(transactionsOf), async ({ ref, id, transaction }) => {
    try {
      const path = `visits/transactions/${encodeURIComponent(transaction)}`
      const reply = await ask(service, { method: 'GET', path }, signal)
      const verdict = verdictOfTransaction(reply)
      if (verdict === null) return failing.answered()
      const of = heard.get(ref)
      if (verdict.kind === 'answered') of?.answers.push({ id, ...verdict.answer })
      else of?.unknown.push(id)
      of?.responses.push({ id, text: inWords(reply) })
      return failing.answered()
    } catch (error) {
      return failing.failed(error)
    }
  })
  const answered = [...heard].flatMap(([ref, of]) =>
    of.responses.length > 0 ? [{ ref, ...of }] : [],
  )
  const failure = failing.worst()
  if (answered.length === 0 && failure) throw failure
  return answered
}

const nothing = (): { answers: Answer[]; responses: Spoken[]; unknown: string[] } => ({
  answers: [],
  responses: [],
  unknown: [],
})

const transactionsOf = ({ ref, records }: Waiting) => {
  const named = readRef(ref)
  return records.flatMap(({ id }) => {
    const transaction = named.get(id)
    return transaction === undefined ? [] : [{ ref, id, transaction }]
  })
}

/** What a transaction says, without the visit that it may repeat: whose values it has is not known here. */
const inWords = ({ status, text }: Reply): string =>
  `${status}\n${JSON.stringify(readOutcome(text), null, 2)}`
