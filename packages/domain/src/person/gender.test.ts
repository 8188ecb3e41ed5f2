import { expect, it } from 'vitest'
import { genderWords, unaskedGender } from './gender.ts'

it('is said in words only where somebody confirmed it', () => {
  expect(genderWords({ gender: 'male', gender_confirmed: true })).toBe('Male')
  expect(genderWords({ gender: unaskedGender, gender_confirmed: false })).toBe('Not confirmed')
})
