import { expect, test, vi } from 'vitest'
import { ApiError, NoResponse } from '../api/errors.ts'
import { consequencesOf } from './catalogue.ts'
import { offlineWords } from './words.ts'

const messages = (error: unknown, shown?: string[]) =>
  consequencesOf(error, { shown }).map((consequence) =>
    consequence.do === 'toast' ? consequence.message : consequence.to,
  )

test('no answer leads to its page, unless the request allows a time-out', () => {
  expect(consequencesOf(new NoResponse(false))).toEqual([{ do: 'go', to: 'error.unresponsive' }])
  expect(consequencesOf(new NoResponse(true), { allowTimeout: true })).toEqual([])
  expect(consequencesOf(new NoResponse(true, undefined, true))).toEqual([])
})

test('without a network the person stays where they are and is told', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(messages(new NoResponse(false))).toEqual([
    'Connection Lost. Any changes you made will not be saved',
  ])
})

test('each field makes a toast with its first sentence, but those that the form shows', () => {
  const error = new ApiError(422, {
    code: 'invalid',
    errors: { first_name: ['Too long.', 'And more.'], office_id: ['Unknown.'], zip: ['Bad.'] },
    non_field_errors: ['Nothing fits.', 'Really.'],
  })
  expect(messages(error, ['zip'])).toEqual([
    'First name: Too long.',
    'Office: Unknown.',
    'Nothing fits.',
    'Really.',
  ])
})

test.each([
  ['content_type', 'Content type: No.'],
  ['addresses_attributes[1][zip]', 'Addresses 2, zip: No.'],
  ['shifts_attributes.0.services', 'Shifts 1, services: No.'],
  ['private_profile.hire_date', 'Private profile, hire date: No.'],
])('what is said of %s begins with its label', (field, said) => {
  const error = new ApiError(422, { code: 'invalid', errors: { [field]: ['No.'] } })
  expect(messages(error)).toEqual([said])
})

test('a record that is not there is told in the words of the catalogue', () => {
  expect(messages(new ApiError(404, { code: 'not_found' }))).toEqual([
    "You don't have access to see this. It's probably in a different agency.",
  ])
})

test('a failure of the server carries its number', () => {
  expect(consequencesOf(new ApiError(500, { code: 'internal', request_id: 'r-7' }))).toMatchObject([
    { do: 'toast', caption: 'Error', message: expect.stringContaining('request number r-7') },
  ])
})

test('a wait that the server names is told in its words', () => {
  const sentence = 'Somebody else is changing the same thing.'
  expect(messages(new ApiError(503, { code: 'busy', non_field_errors: [sentence] }))).toEqual([
    sentence,
  ])
})

test('a refusal without sentences of its own is not silent', () => {
  expect(consequencesOf(new ApiError(409, { code: 'claim_exists' }))).toEqual([
    { do: 'toast', message: 'The server responded with 409.', caption: 'Error' },
  ])
})

test('to be refused a page leads to its own page, to be refused an action is told in place', () => {
  const error = new ApiError(403, { code: 'forbidden', non_field_errors: ['Not you.'] })
  expect(consequencesOf(error, { reading: true })).toEqual([{ do: 'go', to: 'error.forbidden' }])
  expect(messages(error)).toEqual(['Not you.'])
})

test('a read in the background that is refused leads to the page of refusals too', () => {
  const refused = new ApiError(403, { code: 'forbidden' })
  const quiet = { quiet: true, reading: true }
  expect(consequencesOf(refused, quiet)).toEqual([{ do: 'go', to: 'error.forbidden' }])
})

test('who is held until two-step verification is set up reads so on the page that it leads to', () => {
  const held = new ApiError(403, { code: 'second_factor_required', non_field_errors: ['Set up.'] })
  expect(consequencesOf(held)).toEqual([])
  expect(consequencesOf(held, { quiet: true, reading: true })).toEqual([])
})

test('toasts about our own failure do not stack, whatever numbers they carry', () => {
  for (const request_id of ['r-7', 'r-8'])
    expect(consequencesOf(new ApiError(500, { code: 'internal', request_id }))).toMatchObject([
      { kind: 'internal' },
    ])
})

test('a list that is asked wrongly says so field by field, also where its screen shows it', () => {
  const wrong = new ApiError(422, {
    errors: { status: ['Choose one.'], page: ['Enter 1 or more.'] },
    non_field_errors: ['No.', 'Nor this.'],
  })
  expect(
    consequencesOf(wrong, { quiet: true, reading: true }).map(
      (one) => 'message' in one && one.message,
    ),
  ).toEqual(['Status: Choose one.', 'Page: Enter 1 or more.', 'No.', 'Nor this.'])
})

test('all sentences of a failure are in its message', () => {
  const errors = { a: ['One.', 'Two.'] }
  expect(new ApiError(422, { errors, non_field_errors: ['Three.'] }).message).toBe(
    'Three. One. Two.',
  )
})

test('what the screen shows itself makes no toast, but no answer and no access still count', () => {
  const quiet = { quiet: true, reading: true }
  expect(consequencesOf(new ApiError(500, {}), quiet)).toEqual([])
  expect(consequencesOf(new ApiError(429, { code: 'throttled' }), quiet)).toEqual([])
  expect(consequencesOf(new ApiError(404, {}), quiet)).toMatchObject([{ offers: 'agencies' }])
  expect(consequencesOf(new NoResponse(false), quiet)).toMatchObject([{ to: 'error.unresponsive' }])
})

test('an expired session is said by the session itself; a request given up by nobody', () => {
  expect(consequencesOf(new ApiError(401, { code: 'unauthenticated' }))).toEqual([])
  expect(consequencesOf(new DOMException('', 'AbortError'))).toEqual([])
})

test('any other failure shows its text under a caption', () => {
  expect(consequencesOf(new TypeError('x is not a function'))).toEqual([
    { do: 'toast', message: 'x is not a function', caption: 'Error' },
  ])
})

test.each([
  [0, 'You are offline. There are no unsynced changes.'],
  [1, 'You are offline. 1 change is kept on this device and will be sent.'],
  [3, 'You are offline. 3 changes are kept on this device and will be sent.'],
])('%i unsent changes are counted', (count, sentence) => {
  expect(offlineWords(count)).toBe(sentence)
})
