/** The days and times of an absence as a form holds them; what is empty is ''. */
export type AwayValues = {
  start_date: string
  start_time: string
  end_date: string
  end_time: string
  note: string
}

type Away = { [Part in keyof AwayValues]: string | null }

const parts = ['start_date', 'start_time', 'end_date', 'end_time', 'note'] as const

/** An absence as its form holds it; without one, an empty form. */
export const awayValues = (away?: Away): AwayValues => ({
  start_date: away?.start_date ?? '',
  start_time: away?.start_time ?? '',
  end_date: away?.end_date ?? '',
  end_time: away?.end_time ?? '',
  note: away?.note ?? '',
})

/** The input that the values mean: what is empty is not known. */
export const awayInput = (values: AwayValues): Record<string, string | null> =>
  Object.fromEntries(parts.map((part) => [part, values[part] === '' ? null : values[part]]))
