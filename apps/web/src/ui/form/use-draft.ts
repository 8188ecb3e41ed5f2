import { useEffect, useEffectEvent, useState } from 'react'
import { changedFields, picked } from './changed.ts'
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts'
import type { Base } from './form-options.ts'

type Of<V> = { draftKey: string; secret?: readonly (keyof V)[] }

/** Keeps what is typed in a form, and offers once what was left; `restore` says whether it was taken. */
export const useDraft = <V extends object>(
  { draftKey, secret = [] }: Of<V>,
  restore: (draft: Draft<V>) => boolean,
) => {
  const [restoredAt, setRestoredAt] = useState<string>()
  const offer = useEffectEvent((found: Draft<V> | undefined) => {
    if (found && restore(found)) setRestoredAt(found.at)
  })
  useEffect(() => {
    let left = false
    void readDraft<V>(draftKey).then((found) => !left && offer(found))
    return () => {
      left = true
    }
  }, [draftKey])
  return {
    /** When the draft was typed that came back. */
    restoredAt,
    keep: (values: V, { values: before, version }: Base<V>) => {
      const fields = changedFields(values, before)
      const over = { values: picked(before, fields), version }
      keepDraft(draftKey, picked(values, fields), { secret, over })
    },
    drop: () => dropDraft(draftKey),
    /** Drops it, and no longer speaks of it. */
    discard: () => {
      dropDraft(draftKey)
      setRestoredAt(undefined)
    },
  }
}
