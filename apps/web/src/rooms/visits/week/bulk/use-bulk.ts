import { judgeAssignments } from '@homeward/contract/visits/assignment'
import type { VisitRow } from '@homeward/contract/visits/visits'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../../plumbing/api/call.ts'
import { toastDone, toastFailure } from '../../../../plumbing/failures/toasts.ts'
import { keyOf, queryClient } from '../../../../plumbing/query.ts'
import { toastUndo } from '../../../../ui/feedback/toast-undo.tsx'
import { touchedBySchedule } from '../../queries.ts'
import { type BulkAct, changeOf, doneWords, visitsWords } from './bulk-act.ts'
import { type Failed, runBulk, undoBulk } from './run-bulk.ts'

/** What speaks against an act, of each visit that it concerns; a canceled visit takes nothing. */
export const useBulkVerdicts = (act: BulkAct | undefined, visits: readonly VisitRow[]) => {
  const asked = act !== undefined && act.kind !== 'cancel' ? act : undefined
  const proposals = asked
    ? visits.map((visit) => ({ visit_id: visit.id, ...changeOf(asked, visit) }))
    : []
  return useQuery({
    queryKey: [...keyOf('visits', judgeAssignments), proposals],
    queryFn: ({ signal }) => call(judgeAssignments, { proposals }, { signal }),
    enabled: proposals.length > 0,
    meta: { quiet: true },
  })
}

const refresh = () => {
  for (const room of ['visits', ...touchedBySchedule])
    void queryClient.invalidateQueries({ queryKey: keyOf(room) })
}

/** An act with several visits while it runs and after it: how far it is, and what was not done. */
export const useBulk = (visits: readonly VisitRow[], onDone: () => void) => {
  const [progress, setProgress] = useState<number>()
  const [failed, setFailed] = useState<Failed[]>([])
  const stop = useRef<AbortController>(undefined)
  const run = async (act: BulkAct, reason: string) => {
    stop.current = new AbortController()
    setFailed([])
    setProgress(0)
    const options = { reason, tell: setProgress, signal: stop.current.signal }
    const result = await runBulk(act, visits, options)
    setProgress(undefined)
    refresh()
    if (result.done.length > 0)
      toastUndo(doneWords(act, result.done.length), () => {
        void undoBulk(act, result.done).then((undone) => {
          refresh()
          if (undone.done.length > 0) toastDone(`${visitsWords(undone.done.length)} as before.`)
          const [first] = undone.failed
          if (first)
            toastFailure(
              `${visitsWords(undone.failed.length)} could not be undone. ${first.visit.client.name}: ${first.why}`,
            )
        })
      })
    if (result.failed.length === 0) return onDone()
    setFailed(result.failed)
  }
  return { progress, failed, run, stop: () => stop.current?.abort() }
}
