import { type JournalRow, readVisitsJournal } from '@homeward/contract/visits/watching'
import { journalPause } from '@homeward/domain/visits/journal'
import { useEffect, useState } from 'react'
import { call } from '../../../plumbing/api/call.ts'

type Reading = {
  state: 'reading' | 'stopped' | 'done' | 'failed'
  rows: readonly JournalRow[]
  /** The pages that have come, and how many there are. */
  read: number
  pages: number
  clients: number
  error: unknown
}

const begun: Reading = { state: 'reading', rows: [], read: 0, pages: 1, clients: 0, error: null }

/** Clients on a page. */
const pageSize = 25

/**
 * The journal of a week, read page by page with a pause between two of them until it is stopped. For another week
 * the component is made anew.
 */
export const useJournal = (input: { week_of: string; office_id?: string }) => {
  const [reading, setReading] = useState(begun)
  const { week_of, office_id } = input
  const { state, read } = reading
  useEffect(() => {
    if (state !== 'reading') return undefined
    const gone = new AbortController()
    const timer = setTimeout(
      () => void readPage({ week_of, office_id }, read + 1, gone.signal, setReading),
      read === 0 ? 0 : journalPause,
    )
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [state, read, week_of, office_id])
  return {
    ...reading,
    stop: () => setReading((now) => ({ ...now, state: 'stopped' })),
    goOn: () => setReading((now) => ({ ...now, state: 'reading', error: null })),
  }
}

async function readPage(
  { week_of, office_id }: { week_of: string; office_id: string | undefined },
  page: number,
  signal: AbortSignal,
  set: (change: (now: Reading) => Reading) => void,
): Promise<void> {
  try {
    const narrowed = office_id === undefined ? {} : { office_id }
    const asked = { week_of, ...narrowed, page, items: pageSize }
    const { data, meta } = await call(readVisitsJournal, asked, { signal })
    if (signal.aborted) return
    set((now) => {
      // Somebody may have come or gone between two pages: each client is shown once.
      const known = new Set(now.rows.map(({ id }) => id))
      return {
        ...now,
        state: page >= meta.pages ? 'done' : now.state,
        rows: [...now.rows, ...data.filter(({ id }) => !known.has(id))],
        read: page,
        pages: meta.pages,
        clients: page === 1 ? meta.total : now.clients,
      }
    })
  } catch (error) {
    if (!signal.aborted) set((now) => ({ ...now, state: 'failed', error }))
  }
}
