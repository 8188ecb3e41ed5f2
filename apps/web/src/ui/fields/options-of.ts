import type { Option } from './lookup.ts'

/** A vocabulary with its labels as options of a field or a filter. */
export const optionsOf = <V extends string>(
  values: readonly V[],
  labels: Readonly<Record<V, string>>,
): (Option & { value: V })[] => values.map((value) => ({ value, label: labels[value] }))
