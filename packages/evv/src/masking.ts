import type { EvvRecord } from './record.ts'

const stars = '•••'

/** The values of a record that no log may show: member numbers and birthdates, as they are written. */
export const protectedValues = (record: EvvRecord): string[] => {
  switch (record.kind) {
    case 'agent':
      return present([record.birthdate])
    case 'client':
      return present([record.medicaidId, record.birthdate])
    case 'visit':
      return present([record.client.medicaidId, record.client.birthdate, record.agent?.birthdate])
  }
}

const present = (values: (string | null | undefined)[]): string[] =>
  values.filter((value): value is string => typeof value === 'string' && value !== '')

/** A text with each of the values replaced, also where a vendor writes it without its hyphens. */
export const masked = (text: string, values: readonly string[]): string => {
  const written = values.flatMap((value) => [value, value.replaceAll('-', '')])
  return [...new Set(written)]
    .filter((value) => value.length > 2)
    .toSorted((a, b) => b.length - a.length)
    .reduce((left, value) => left.replaceAll(value, stars), text)
}
