import { zipWords } from '../../../ui/text/zip.ts'

type Postal = {
  street: string | null
  unit: string | null
  city: string | null
  state: string | null
  zip: string | null
}

export type PostalValues = Record<keyof Postal, string>

/** An address as its fields hold it. */
export const postalValues = (of?: Postal): PostalValues => ({
  street: of?.street ?? '',
  unit: of?.unit ?? '',
  city: of?.city ?? '',
  state: of?.state ?? '',
  zip: zipWords(of?.zip ?? ''),
})

/** An address in one line; undefined where there is none. */
export const addressLine = ({ street, unit, city, state, zip }: Postal): string | undefined => {
  const place = [state, zip && zipWords(zip)].filter(Boolean).join(' ')
  return [street, unit, city, place].filter(Boolean).join(', ') || undefined
}
