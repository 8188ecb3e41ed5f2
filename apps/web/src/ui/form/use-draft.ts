import { useEffect, useEffectEvent, useState } from 'react'
import { changedFields, picked } from './changed.ts'
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts'
import type { Base } from './form-options.ts'

type Of<V> = { draftKey: string; secret?: readonly (keyof V)[] }

/** What stands in the fields once a draft is back, and what it was typed over. */
type Restored<V> = { values: V; over: Base<V> }

/** Keeps what is typed in a form, and offers once what was left; it is not taken where `restore` says so. */
export const useDraft = <V extends object>(
  { draftKey, secret = [] }: Of<V>,
  restore: (draft: Draft<V>) => Restored<V> | undefined,
) => {
  const [restoredAt, setRestoredAt] = useState<string>()
  const keep = (values: V, { values: before, version }: Base<V>) => {
    const fields = changedFields(values, before)
    const over = { values: picked(before, fields), version }
    keepDraft(draftKey, picked(values, fields), { secret, over })
  }
  const offer = useEffectEvent((found: Draft<V> | undefined) => {
    const restored = found && restore(found)
    if (!restored) return
    keep(restored.values, restored.over)
    setRestoredAt(found.at)
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
    keep,
    drop: () => dropDraft(draftKey),
    /** Drops it, and no longer speaks of it. */
    discard: () => {
      dropDraft(draftKey)
      setRestoredAt(undefined)
    },
  }
}
