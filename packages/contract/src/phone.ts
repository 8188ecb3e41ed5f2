import { phoneSentence, phoneSpelling } from '@homeward/domain/person/phone'
import { z } from 'zod'

/** A phone number as a person types it; stored in one form, so a search finds it however it is typed. */
export const phone = z
  .string()
  .trim()
  .max(30, phoneSentence)
  .refine((typed) => phoneSpelling(typed) !== null, phoneSentence)
  .overwrite((typed) => phoneSpelling(typed) ?? typed)
