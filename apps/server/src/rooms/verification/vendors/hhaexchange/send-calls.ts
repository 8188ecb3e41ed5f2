import { masked, protectedValues } from '@homeward/evv/masking'
import type { Answer, Telling } from '@homeward/evv/telling'
import { NotSent, type Sent, type Spoken } from '../vendor.ts'
import { refOf } from './refs.ts'
import type { Service } from './service.ts'
import { several, stopper } from './several.ts'
import { ofVisit } from './of-visit.ts'
import { tellCaregiver, tellVisit } from './tell.ts'
import type { Verdict } from './verdict.ts'

/**
 * Sends records one by one. What HHAeXchange says of one stops no other. A connection that fails again and
 * again stops, and what was not begun is left.
 */
export async function sendCalls(
  service: Service,
  tellings: readonly Telling[],
  signal: AbortSignal,
): Promise<Sent> {
  const answers: Answer[] = []
  const waiting = new Map<string, string>()
  const notSent: string[] = []
  const unknown: string[] = []
  const requests: Spoken[] = []
  const responses: Spoken[] = []
  const failing = stopper()

  const left = await several(tellings, async (telling) => {
    const { id, record } = telling
    const values = protectedValues(record)
    const note = (into: Spoken[]) => (text: string) =>
      void into.push({ id, text: masked(text, values) })
    try {
      const verdict = await tell(telling, {
        service,
        signal,
        said: note(requests),
        heard: note(responses),
      })
      if (verdict.kind === 'unknown') unknown.push(id)
      else if (verdict.kind === 'waiting') waiting.set(id, verdict.transactionId)
      else answers.push({ id, ...withoutValues(verdict.answer, values) })
      return failing.answered()
    } catch (error) {
      ;(error instanceof NotSent ? notSent : unknown).push(id)
      return failing.failed(error)
    }
  })
  const failure = failing.worst()
  if (failure && notSent.length + left.length === tellings.length) throw failure
  return {
    ref: refOf(waiting),
    answers,
    requests: joined(requests),
    responses: joined(responses),
    ...(notSent.length > 0 && { notSent }),
    ...(unknown.length > 0 && { unknown }),
    ...(left.length > 0 && { left: left.map(({ id }) => id) }),
    ...(failure && { failure }),
  }
}

function tell(telling: Telling, talk: Parameters<typeof tellVisit>[1]): Promise<Verdict> {
  const visit = ofVisit(telling)
  if (visit !== null) return tellVisit(visit, talk)
  const { record } = telling
  if (record.kind === 'agent') return tellCaregiver(record, talk)
  throw new NotSent('HHAeXchange takes clients from the payors alone.', 'settings')
}

const withoutValues = (answer: Omit<Answer, 'id'>, values: readonly string[]) => ({
  ...answer,
  problems: answer.problems.map(({ code, message }) => ({
    code,
    message: masked(message, values),
  })),
})

/** Each record has one text, however many calls it took. */
const joined = (spoken: readonly Spoken[]): Spoken[] =>
  [...Map.groupBy(spoken, ({ id }) => id)].map(([id, texts]) => ({
    id,
    text: texts.map(({ text }) => text).join('\n\n'),
  }))
