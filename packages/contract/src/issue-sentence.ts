import { tooLong } from '@homeward/domain/text'
import type { z } from 'zod'

/**
 * What a person reads where a schema refuses a value and says nothing itself. It has a sentence for
 * everything that a schema can refuse: the validator's own words reach nobody.
 */
export const issueSentence = (issue: z.core.$ZodRawIssue): string => {
  if (issue.input === undefined || issue.input === null || issue.input === '')
    return 'This is needed.'
  switch (issue.code) {
    case 'invalid_type':
      return typeSentences[issue.expected] ?? otherForm
    case 'invalid_value':
      return 'Choose one of the list.'
    case 'invalid_format':
      return formatSentences[issue.format] ?? 'This is not in the right format.'
    case 'too_small':
      return leastOf(issue.origin, String(issue.minimum))
    case 'too_big':
      return mostOf(issue.origin, Number(issue.maximum))
    case 'not_multiple_of':
      return `Use a multiple of ${issue.divisor}.`
    case 'unrecognized_keys':
      return 'This is not a known field here.'
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return otherForm
  }
}

const otherForm = 'This cannot be read here.'

const typeSentences: Record<string, string> = {
  string: 'Use text.',
  number: 'Use a number.',
  int: 'Use a whole number.',
  boolean: 'Use true or false.',
  array: 'Use a list.',
  object: 'Use fields with names.',
  record: 'Use fields with names.',
}

const formatSentences: Record<string, string> = {
  uuid: 'Choose one of the list.',
  date: 'Use a date like 2026-03-05.',
  datetime: 'Use a date and time.',
  email: 'Use an e-mail address like name@example.org.',
  url: 'Use an address like https://example.org.',
}

const leastOf = (origin: string, least: string): string => {
  if (origin === 'string') return `At least ${least} characters.`
  return origin === 'array' ? `At least ${least} entries.` : `At least ${least}.`
}

const mostOf = (origin: string, most: number): string => {
  if (origin === 'string') return tooLong(most)
  return origin === 'array' ? `At most ${most} entries.` : `At most ${most}.`
}
