import { type Said, sentence, word } from '@homeward/domain/language/sentence'
import type { z } from 'zod'

/**
 * The message when a schema refuses a value without its own message. It covers everything that a schema can
 * refuse, so no one sees the validator's own words; whoever shows it translates it.
 */
export const issueSentence = (issue: z.core.$ZodRawIssue): Said => {
  if (issue.input === undefined || issue.input === null || issue.input === '') return required
  switch (issue.code) {
    case 'invalid_type':
      return typeSentences[issue.expected] ?? otherForm
    case 'invalid_value':
      return choose
    case 'invalid_format':
      return formatSentences[issue.format] ?? word('Check the format.')
    case 'too_small':
      return leastOf(issue.origin, String(issue.minimum))
    case 'too_big':
      return mostOf(issue.origin, Number(issue.maximum))
    case 'not_multiple_of':
      return sentence('Enter a multiple of {divisor}.', { divisor: String(issue.divisor) })
    case 'unrecognized_keys':
      return word('This field is not recognized.')
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return otherForm
  }
}

const required = word('This field is required.')
const choose = word('Choose an option from the list.')
const otherForm = word('This value is not valid.')

const typeSentences: Record<string, string> = {
  string: word('Enter text.'),
  number: word('Enter a number.'),
  int: word('Enter a whole number.'),
  boolean: word('Enter true or false.'),
  array: word('Enter a list.'),
  object: word('Enter an object with named fields.'),
  record: word('Enter an object with named fields.'),
}

const formatSentences: Record<string, string> = {
  uuid: choose,
  date: word('Enter a date like 2026-03-05.'),
  datetime: word('Enter a date and time.'),
  email: word('Enter an e-mail address like name@example.org.'),
  url: word('Enter a web address like https://example.org.'),
}

const leastOf = (origin: string, least: string): Said => {
  if (origin === 'string') return sentence('Enter at least {least} characters.', { least })
  return origin === 'array'
    ? sentence('Add at least {least} entries.', { least })
    : sentence('Enter {least} or more.', { least })
}

const mostOf = (origin: string, amount: number): Said => {
  const most = String(amount)
  if (origin === 'string') return sentence('Enter no more than {most} characters.', { most })
  return origin === 'array'
    ? sentence('Add no more than {most} entries.', { most })
    : sentence('Enter {most} or less.', { most })
}
