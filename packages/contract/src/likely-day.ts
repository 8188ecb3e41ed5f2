import { word } from '@homeward/domain/language/sentence'
import { day } from './fields.ts'

/** A day of a person's life or an agency's work; other years are typing errors. */
export const likelyDay = day.refine(
  (typed) => typed >= '1900-01-01' && typed <= '2100-12-31',
  word('Enter a date between 1900 and 2100.'),
)
