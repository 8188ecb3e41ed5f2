import type { z } from 'zod'
import type { Schemas } from '../../plumbing/api/schemas.ts'

/** Sentences per field path (`addresses_attributes.0.zip`); '' holds what concerns no field. */
export type FieldErrors = Record<string, string>

/** Checks the input of a form with the endpoint's own schema, in sentences for people. */
export const check = (schemas: Schemas, input: object): FieldErrors => {
  const params = Object.keys(schemas.params.shape)
  const body = Object.fromEntries(Object.entries(input).filter(([name]) => !params.includes(name)))
  const result = schemas.input.safeParse(body, { error: sentence })
  if (result.success) return {}
  const errors: FieldErrors = {}
  for (const { path, message } of result.error.issues) errors[path.join('.')] ??= message
  return errors
}

/** What is said where the schema itself says nothing. */
const sentence = (issue: z.core.$ZodRawIssue): string | undefined => {
  if (issue.input === undefined || issue.input === null || issue.input === '')
    return 'This is needed.'
  if (issue.code === 'invalid_value') return 'Choose one of the list.'
  if (issue.code === 'invalid_format')
    return formats[issue.format] ?? 'This is not in the right format.'
  if (issue.code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'int'))
    return 'Use a number.'
  if (issue.code === 'too_small' && issue.origin === 'number') return `At least ${issue.minimum}.`
  if (issue.code === 'too_big' && issue.origin === 'number') return `At most ${issue.maximum}.`
  return undefined
}

const formats: Record<string, string> = {
  uuid: 'Choose one of the list.',
  date: 'Use a date like 03/05/2026.',
  datetime: 'Use a date and time.',
  email: 'Use an e-mail address like name@example.org.',
}

/** The server's field errors by the path that a form uses: `shifts[0][day]` -> `shifts.0.day`. */
export const byPath = (errors: Record<string, string[]>): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, sentences]) => [
      field.replace(/\[(\w+)\]/g, '.$1'),
      sentences.join(' '),
    ]),
  )
