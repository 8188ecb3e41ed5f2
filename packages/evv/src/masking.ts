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

/** A message may name a member number or a birthdate. Neither is needed to understand it. */
export const withoutNumbers = (message: string): string =>
  message
    .replaceAll(/\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\/\d{1,2}\/\d{4}\b/g, stars)
    .replaceAll(/\b[A-Z]{0,2}\d{6,}[A-Z]{0,2}\b/gi, stars)
