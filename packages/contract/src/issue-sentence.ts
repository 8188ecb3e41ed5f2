import { tooLong } from '@homeward/domain/text'
import type { z } from 'zod'

/**
 * The message when a schema refuses a value without its own message. It covers everything that a schema can
 * refuse, so no one sees the validator's own words.
 */
export const issueSentence = (issue: z.core.$ZodRawIssue): string => {
  if (issue.input === undefined || issue.input === null || issue.input === '')
    return 'This field is required.'
  switch (issue.code) {
    case 'invalid_type':
      return typeSentences[issue.expected] ?? otherForm
    case 'invalid_value':
      return 'Choose an option from the list.'
    case 'invalid_format':
      return formatSentences[issue.format] ?? 'Check the format.'
    case 'too_small':
      return leastOf(issue.origin, String(issue.minimum))
    case 'too_big':
      return mostOf(issue.origin, Number(issue.maximum))
    case 'not_multiple_of':
      return `Enter a multiple of ${issue.divisor}.`
    case 'unrecognized_keys':
      return 'This field is not recognized.'
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return otherForm
  }
}

const otherForm = 'This value is not valid.'

const typeSentences: Record<string, string> = {
  string: 'Enter text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Enter true or false.',
  array: 'Enter a list.',
  object: 'Enter an object with named fields.',
  record: 'Enter an object with named fields.',
}

const formatSentences: Record<string, string> = {
  uuid: 'Choose an option from the list.',
  date: 'Enter a date like 2026-03-05.',
  datetime: 'Enter a date and time.',
  email: 'Enter an e-mail address like name@example.org.',
  url: 'Enter a web address like https://example.org.',
}

const leastOf = (origin: string, least: string): string => {
  if (origin === 'string') return `Enter at least ${least} characters.`
  return origin === 'array' ? `Add at least ${least} entries.` : `Enter ${least} or more.`
}

const mostOf = (origin: string, most: number): string => {
  if (origin === 'string') return tooLong(most)
  return origin === 'array' ? `Add no more than ${most} entries.` : `Enter ${most} or less.`
}
