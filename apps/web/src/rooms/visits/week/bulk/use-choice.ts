import type { VisitRow } from '@homeward/contract/visits/visits'
import { useMemo, useState } from 'react'
import { isCarryable } from '../carry/carry.ts'

/** Several visits of the board that are chosen for one act; only those that wait to begin. */
export const useChoice = (visits: readonly VisitRow[], may: boolean) => {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  // What was moved away or has begun meanwhile is no longer chosen.
  const chosen = useMemo(
    () => visits.filter((visit) => may && marked.has(visit.id) && isCarryable(visit)),
    [visits, may, marked],
  )
  const ids: ReadonlySet<string> = useMemo(() => new Set(chosen.map(({ id }) => id)), [chosen])
  return {
    chosen,
    ids,
    /** Chooses a visit, or no longer. */
    toggle: (id: string) => {
      const next = new Set(marked)
      if (!next.delete(id)) next.add(id)
      setMarked(next)
    },
    clear: () => setMarked(new Set()),
  }
}

export type Choice = ReturnType<typeof useChoice>
