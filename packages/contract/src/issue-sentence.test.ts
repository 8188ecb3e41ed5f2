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

const refusals = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input, { error: issueSentence }).error?.issues ?? []

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
  [z.string(), undefined, 'This is needed.'],
  [z.int(), 1.5, 'Use a whole number.'],
  [z.int(), 2 ** 60, `At most ${Number.MAX_SAFE_INTEGER}.`],
  [z.coerce.number(), 'NaN', 'Use a number.'],
  [z.number().multipleOf(15), 7, 'Use a multiple of 15.'],
  [z.string().max(3), 'four', 'At most 3 characters.'],
  [z.string().min(3), 'ab', 'At least 3 characters.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'At most 1 entries.'],
  [z.enum(['a', 'b']), 'c', 'Choose one of the list.'],
  [z.iso.date(), '2026-02-30', 'Use a date like 2026-03-05.'],
  [z.union([z.string(), z.int()]), [], 'This cannot be read here.'],
  [z.record(z.string().max(1), z.int()), { long: 1 }, 'This cannot be read here.'],
  [z.string().refine(() => false), 'x', 'This cannot be read here.'],
  [z.strictObject({}), { more: 1 }, 'This is not a known field here.'],
])('%#: a refusal has its sentence', (schema, input, sentence) => {
  expect(refusals(schema, input).map(({ message }) => message)).toEqual([sentence])
})
