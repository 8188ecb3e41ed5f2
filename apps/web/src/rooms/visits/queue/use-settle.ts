import {
  type ExceptionRow,
  settleExceptions,
  undoExceptions,
} from '@homeward/contract/visits/exceptions'
import type { InputOf, OutputOf } from '@homeward/contract/endpoint'
import { useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { toastUndo } from '../../../ui/feedback/toast-undo.tsx'
import { countWords } from '../../../ui/text/count-words.ts'

type Answer = OutputOf<typeof settleExceptions>
type Given = Pick<InputOf<typeof settleExceptions>, 'reason' | 'action' | 'note'>
type Last = { exception: ExceptionRow['exception']; visits: Answer['moved'] }

const touches = ['insights', 'billing', 'care'] as const

/** Whether one key settles a visit. */
export const canSettle = ({ fix }: ExceptionRow): boolean => fix.act !== 'open'

/** Settles visits of one cause with their probable fix, and takes that back. */
export const useSettle = (onDone: () => void) => {
  const [last, setLast] = useState<Last>()
  const [refused, setRefused] = useState<Answer['refused']>([])
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set())
  const settling = useWrite(settleExceptions, { touches })
  const undoing = useWrite(undoExceptions, { touches })

  const undo = (done: Last | undefined = last) => {
    if (!done || done.visits.length === 0) return
    setLast(undefined)
    undoing.mutate(done, {
      onSuccess: ({ moved, refused: not }) => {
        setRefused(not)
        if (moved.length > 0) toastDone(`${countWords(moved.length, 'visit')} back in the queue.`)
      },
    })
  }

  const settle = (rows: readonly ExceptionRow[], given: Given = {}) => {
    const ready = rows.filter(canSettle).slice(0, 200)
    const [first] = ready
    if (!first) return
    const { exception } = first
    setLeaving(new Set(ready.map(({ id }) => id)))
    settling.mutate(
      {
        exception,
        ...given,
        visits: ready.map(({ id, lock_version, fix }) => ({
          id,
          lock_version,
          check_in_at: fix.check_in_at,
          check_out_at: fix.check_out_at,
        })),
      },
      {
        onSuccess: ({ moved, refused: not }) => {
          const done = { exception, visits: moved }
          setLast(done)
          setRefused(not)
          if (moved.length > 0)
            toastUndo(`${countWords(moved.length, 'visit')} settled.`, () => undo(done))
          onDone()
        },
        onSettled: () => setLeaving(new Set()),
      },
    )
  }

  return {
    settle,
    undo,
    refused,
    forget: () => setRefused([]),
    leaving,
    busy: settling.isPending,
    undoingNow: undoing.isPending,
  }
}

export type Settle = ReturnType<typeof useSettle>
