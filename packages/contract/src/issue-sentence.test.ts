import type { Said } from '@homeward/domain/language/sentence'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints, webhooks } from './all.ts'
import { issueSentence } from './issue-sentence.ts'
import { wrongInputs } from './testing/wrong-inputs.ts'

/** Stands in for every sentence of the validator itself. */
const ofValidator = 'the words of the validator'
const before = z.config().localeError
beforeAll(() => z.config({ localeError: () => ofValidator }))
afterAll(() => z.config({ localeError: before }))

/** A sentence with its values in it. */
const inEnglish = (said: Said): string =>
  typeof said === 'string'
    ? said
    : said.text.replace(/\{(\w+)\}/g, (_, name: string) => String(said.values?.[name]))

const refusals = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input, { error: (issue) => inEnglish(issueSentence(issue)) }).error?.issues ?? []

test.each([
  ...endpoints.map((one) => [`${one.method} ${one.path}`, one.input] as const),
  ...webhooks.map((one) => [`webhook ${one.path}`, one.input] as const),
])('what %s refuses is said in our own words', (_, schema) => {
  const foreign = [...wrongInputs(schema)]
    .flatMap((input) => refusals(schema, input))
    .filter(({ message }) => message === '' || message.includes(ofValidator))
  expect(foreign).toEqual([])
})

test('the validator would speak where nobody spoke for it', () => {
  expect(z.string().safeParse(1).error?.issues[0]?.message).toBe(ofValidator)
})

test.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, 'This field is required.'],
  [z.int(), 1.5, 'Enter a whole number.'],
  [z.int(), 2 ** 60, `Enter ${Number.MAX_SAFE_INTEGER} or less.`],
  [z.coerce.number(), 'NaN', 'Enter a number.'],
  [z.number().multipleOf(15), 7, 'Enter a multiple of 15.'],
  [z.string().max(3), 'four', 'Enter no more than 3 characters.'],
  [z.string().min(3), 'ab', 'Enter at least 3 characters.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'Add no more than 1 entries.'],
  [z.enum(['a', 'b']), 'c', 'Choose an option from the list.'],
  [z.iso.date(), '2026-02-30', 'Enter a date like 2026-03-05.'],
  [z.union([z.string(), z.int()]), [], 'This value is not valid.'],
  [z.record(z.string().max(1), z.int()), { long: 1 }, 'This value is not valid.'],
  [z.string().refine(() => false), 'x', 'This value is not valid.'],
  [z.strictObject({}), { more: 1 }, 'This field is not recognized.'],
])('%#: a refusal has its sentence', (schema, input, sentence) => {
  expect(refusals(schema, input).map(({ message }) => message)).toEqual([sentence])
})
