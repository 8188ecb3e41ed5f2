import { useState } from 'react'

/**
 * A record as a form was opened with it. What somebody else saves meanwhile does not slip under the
 * person's own input: the form sends the version that it was opened with and only what was changed
 * in it, and lays beside each other only what both have changed. `saved` opens it anew with what was
 * saved; as the form's key, `version` shows that.
 */
export function useOpened<R extends { lock_version: number }, V extends object>(
  newest: R,
  valuesOf: (record: R) => V,
) {
  const [opened, setOpened] = useState(newest)
  const initial = valuesOf(opened)
  return {
    version: opened.lock_version,
    initial,
    saved: setOpened,
    /** The input that a change of the values means. */
    changed:
      (inputOf: (values: V) => Record<string, unknown>) =>
      (values: V): Record<string, unknown> =>
        differing(inputOf(values), inputOf(initial)),
    /** What both have changed. */
    compared: (current: Record<string, unknown>, values: V): Record<string, unknown> => {
      const mine = differing(values, initial)
      const theirs = differing(valuesOf(current as R), initial)
      return Object.fromEntries(Object.entries(theirs).filter(([field]) => field in mine))
    },
  }
}

const differing = (now: object, before: object): Record<string, unknown> => {
  const was = new Map(Object.entries(before))
  return Object.fromEntries(
    Object.entries(now).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(was.get(field)),
    ),
  )
}
