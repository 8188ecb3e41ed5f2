import { listAuthorizations } from '@homeward/contract/care/authorizations'
import { getVisit, listVisits, type VisitRow } from '@homeward/contract/visits/visits'
import type { InputOf } from '../../plumbing/api/types.ts'
import { call } from '../../plumbing/api/call.ts'
import { liveTopic } from '../../plumbing/live/topics.ts'
import { keyOf, queryOf } from '../../plumbing/query.ts'

/** One visit, complete; the screen shows a failure itself. */
export const visitQuery = (id: string) => ({
  ...queryOf(getVisit, { id }),
  meta: { quiet: true },
})

/** What payors allow a client; more than one ever has at a time. */
export const authorizationsQuery = (clientId: string) =>
  queryOf(listAuthorizations, { client_id: clientId, items: 100 })

/** Visits of a span of days; `total` says how many there are where not all were read. */
type Span = { visits: VisitRow[]; total: number }

type SpanInput = {
  start: string
  end: string
  /** What narrows the list of visits narrows the board too. */
  narrowed?: Partial<InputOf<typeof listVisits>>
}

const pageSize = 200
/** A span of more visits than so many pages is cut off, and the screen says so. */
const mostPages = 25

/** All visits of some days, page by page. */
export const spanQuery = (input: SpanInput) => ({
  queryKey: [...keyOf('visits', listVisits), 'span', input] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => readSpan(input, signal),
  meta: { quiet: true },
})

const readSpan = async (input: SpanInput, signal: AbortSignal): Promise<Span> => {
  const read = (page: number) =>
    call(
      listVisits,
      {
        by_scheduled_date: { start_date: input.start, end_date: input.end },
        ...input.narrowed,
        ordered_asc: 'true',
        items: pageSize,
        page,
        ...(page === 1 && { exact_count: 'true' }),
      },
      { signal },
    )
  const first = await read(1)
  const further = Array.from(
    { length: Math.max(0, Math.min(first.meta.pages, mostPages) - 1) },
    (_, at) => read(at + 2),
  )
  const rest = await Promise.all(further)
  return {
    visits: [first, ...rest].flatMap((page) => page.data),
    total: first.meta.total,
  }
}

/** Rooms whose screens count what a change of the schedule uses. */
export const touchedBySchedule = ['care', 'insights'] as const

// A claim moves the last steps of a visit's timeline.
liveTopic('claim', () => [keyOf('visits', getVisit)])
