import { issueSentence } from '@homeward/contract/issue-sentence'
import { type Said, word } from '@homeward/domain/language/sentence'
import type { z } from 'zod'
import type { Schemas } from '../../plumbing/api/schemas.ts'
import { t, told } from '../../plumbing/language/translate.ts'

/** Sentences per field path (`addresses_attributes.0.zip`); '' holds what concerns no field. */
export type FieldErrors = Record<string, string>

/** Checks the input of a form with the endpoint's own schema, in sentences for people. */
export const check = (schemas: Schemas, input: object): FieldErrors => {
  const params = Object.keys(schemas.params.shape)
  const body = Object.fromEntries(Object.entries(input).filter(([name]) => !params.includes(name)))
  const result = schemas.input.safeParse(body, { error: (issue) => told(sentence(issue)) })
  if (result.success) return {}
  const errors: FieldErrors = {}
  for (const { path, message } of result.error.issues) errors[path.join('.')] ??= t(message)
  return errors
}

/** A date is typed as it stands on the screen. */
const sentence = (issue: z.core.$ZodRawIssue): Said =>
  issue.code === 'invalid_format' && issue.format === 'date' && issue.input !== ''
    ? word('Enter a date like 03/05/2026.')
    : issueSentence(issue)

/** The server's field errors by the path that a form uses: `shifts[0][day]` -> `shifts.0.day`. */
export const byPath = (errors: Record<string, string[]>): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, sentences]) => [
      field.replace(/\[(\w+)\]/g, '.$1'),
      sentences.join(' '),
    ]),
  )
