import { updateAuthorization } from '@homeward/contract/care/authorizations'
import { expect, test } from 'vitest'
import { withoutBlanks } from './blanks.ts'
import { check } from './check.ts'
import { needed } from './needed.ts'

const emptied = { number: '', start_date: '2026-03-02', end_date: '' }

test('a field that a change needs is told where it was emptied', () => {
  const input = withoutBlanks(needed(emptied, ['number', 'end_date']), updateAuthorization.input)
  expect(check(updateAuthorization, input as object)).toEqual({
    number: 'This field is required.',
    end_date: 'Enter a date like 03/05/2026.',
  })
})

test('without that it will be skipped and the old value stay', () => {
  expect(withoutBlanks(emptied, updateAuthorization.input)).toEqual({ start_date: '2026-03-02' })
})
