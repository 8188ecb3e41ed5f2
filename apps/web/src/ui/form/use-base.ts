import { useEffect, useEffectEvent, useState } from 'react'

/** The record that a form changes: its values and its version, where it has one. */
type Base<V> = { values: V; version: number | undefined; shown: boolean }

type Newest<V> = { values: V; version: number | undefined }

/**
 * Holds a form to the record that it was opened with. A newer one that arrives is shown where nothing
 * was typed; where something was, it waits: the server compares the versions at saving, and nothing
 * that somebody else saved is undone unseen.
 */
export function useBase<V>(
  newest: Newest<V>,
  { clean, show }: { clean: (base: V) => boolean; show: (values: V) => void },
) {
  const [base, setBase] = useState<Base<V>>({ ...newest, shown: true })
  const untouched = clean(base.values)
  const take = () => setBase({ ...newest, shown: false })

  if (untouched && newer(newest.version, base.version)) take()

  const showTaken = useEffectEvent(() => {
    if (!base.shown) show(base.values)
  })
  useEffect(() => showTaken(), [base])

  return {
    initial: base.values,
    opened: base.version,
    untouched,
    /** Goes on from the newest record. */
    take,
    /** Goes on from what was saved here. */
    keep: (values: V, version: number | undefined) =>
      setBase({ values, version: version ?? base.version, shown: true }),
  }
}

const newer = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && other !== undefined && one > other
