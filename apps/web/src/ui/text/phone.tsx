import { None } from './values.tsx'

/** A phone number as people write it: `+18285550120` -> `(828) 555-0120`. Others stay as they are. */
export const phoneWords = (phone: string): string =>
  phone.replace(/[^\d+]/g, '').replace(/^(?:\+?1)?(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3') || phone

/** The address that calls a number. */
export const telephone = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`

/** A phone number that can be called by a tap. */
export const Phone = ({ number }: { number: string | null | undefined }) =>
  number ? (
    <a href={telephone(number)} className="tabular" style={{ whiteSpace: 'nowrap' }}>
      {phoneWords(number)}
    </a>
  ) : (
    <None />
  )
