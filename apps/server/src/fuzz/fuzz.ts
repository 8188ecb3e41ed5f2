import { v7 as uuid } from 'uuid'
import { seededRandom } from '../demo/random.ts'
import { type Document, type FuzzRequest, operationsOf, requestOf } from './requests.ts'

type Answer = { readonly status: number; readonly text: string }

type Asked = {
  readonly document: Document
  /** Sends a request as one of those who are signed in, or as nobody. */
  readonly send: (request: FuzzRequest, who: number) => Promise<Answer>
  /** How many are signed in. */
  readonly people: number
  readonly requests: number
  readonly seed: number
  readonly atOnce: number
}

type Found = {
  /** Requests by the status of their answers. */
  readonly statuses: Readonly<Record<number, number>>
  /** What failed on our side: an answer of 500 or more that asks for no patience, or none at all. */
  readonly failures: readonly { readonly request: FuzzRequest; readonly answer: Answer }[]
}

/** Calls that end sessions: asked as nobody mostly, or everybody would be nobody soon. */
const ending: ReadonlySet<string> = new Set([
  'DELETE /auth',
  'DELETE /sessions',
  'DELETE /sessions/{id}',
  'DELETE /accounts/{id}/sessions',
  'PATCH /agents/{id}',
])
const nobody = -1

/** Refused for a while, in words: the database is busy, something takes too long, there is no room. */
const patience: ReadonlySet<number> = new Set([503, 504, 507])

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const mostIds = 500

/**
 * Sends requests that the document allows, or nearly allows. The same seed makes the same calls in the same
 * order; what ids they name depends on what was answered before.
 */
export async function fuzz(asked: Asked): Promise<Found> {
  const random = seededRandom(asked.seed)
  const operations = operationsOf(asked.document)
  const ids = new Set([uuid()])
  const statuses: Record<number, number> = {}
  const failures: Found['failures'][number][] = []
  let left = asked.requests
  const work = async () => {
    while (left-- > 0) {
      const request = requestOf(random.pick(operations), {
        random,
        ids: [...ids],
        wild: random.chance(0.5),
      })
      const stays = !ending.has(request.name) || random.chance(0.05)
      const answer = await asked.send(request, stays ? random.between(0, asked.people) : nobody)
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
      if (answer.status >= 500 && !patience.has(answer.status)) failures.push({ request, answer })
      for (const id of answer.text.match(uuids) ?? []) ids.add(id)
      for (const id of ids) {
        if (ids.size <= mostIds) break
        ids.delete(id)
      }
    }
  }
  await Promise.all(Array.from({ length: asked.atOnce }, work))
  return { statuses, failures }
}

/** What was found, in a few lines that a person can send again. */
export function foundWords({ statuses, failures }: Found): string {
  const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`)
  const lines = failures
    .slice(0, 20)
    .map(({ request, answer }) =>
      [
        `${answer.status} ${request.name}`,
        `  ${request.method} ${request.path.slice(0, 500)}`,
        `  ${request.body?.slice(0, 1500) ?? 'no content'}`,
        `  ${answer.text.slice(0, 300)}`,
      ].join('\n'),
    )
  return [`answers by status: ${counts.join(', ')}`, ...lines].join('\n')
}
