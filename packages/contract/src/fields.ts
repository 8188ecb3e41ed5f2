import { cleanFileName } from '@homeward/domain/file-name'
import { word } from '@homeward/domain/language/sentence'
import { notShown, shown, visible } from '@homeward/domain/text'
import { z } from 'zod'

/** Schemas of single values that many records share. */
export const id = z.uuid()
/** The calendar has no year 0. */
export const day = z.iso
  .date()
  .refine((typed) => !typed.startsWith('0000'), word('Enter another year.'))
export const instant = z.iso.datetime({ offset: true })
/** Wall-clock time in the agency's zone, HH:MM, 24 hours. */
export const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, word('Enter a time like 08:30.'))
export const cents = z.int()
export const minutes = z.int().min(0)
export const lockVersion = z.int().min(0)

/** A line of text that a person typed: trimmed, not empty, no control characters. */
export const line = (most = 200) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(visible, word('This field is required.'))
    .regex(/^[^\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]*$/u, notShown)

/** The name of a stored file. */
export const fileName = line(200).overwrite(cleanFileName)

/** An e-mail address; RFC 5321 sets the maximum length. */
export const email = z
  .email(word('Enter an e-mail address like name@example.org.'))
  .max(254, word('Enter no more than 254 characters.'))

/** A longer text; new lines are allowed. */
export const text = (most = 4000) => z.string().trim().max(most).regex(shown, notShown)

/** Query parameters of every list. `items` is the page size, at most 200; 0 asks for the number of rows alone. */
export const paging = (items: number) => ({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  items: z.coerce.number().int().min(0).max(200).default(items),
  /** Lists count up to a thousand rows; this counts all of them. */
  exact_count: z.stringbool().default(false),
})

/** Sort of a list: a column from the list's own set, `-` in front for descending. */
export const sort = <const C extends readonly string[]>(
  columns: C,
  initial: C[number] | `-${C[number]}`,
) =>
  z
    .enum(columns.flatMap((column) => [column, `-${column}`]) as [string, ...string[]])
    .default(initial)

/** Latitude and longitude in degrees, WGS 84. */
const northSouth = word('Enter a latitude between -90 and 90.')
const eastWest = word('Enter a longitude between -180 and 180.')
export const latitude = z.number(northSouth).min(-90, northSouth).max(90, northSouth)
export const longitude = z.number(eastWest).min(-180, eastWest).max(180, eastWest)

/** What the actor may do with a record, for buttons; computed by the rules of the domain. */
export const abilities = z.record(z.string(), z.boolean())
