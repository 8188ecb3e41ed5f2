export const genders = ['male', 'female', 'other'] as const
export type Gender = (typeof genders)[number]
export const genderLabels: Record<Gender, string> = {
  male: 'Male',
  female: 'Female',
  other: 'Other',
}

/**
 * What is answered for a client of whom nobody said it. Such a gender is marked as not confirmed, and
 * no claim is sent with it.
 */
export const unaskedGender: Gender = 'male'

/** A gender in words; one that nobody confirmed is no answer. */
export const genderWords = (person: { gender: Gender; gender_confirmed: boolean }): string =>
  person.gender_confirmed ? genderLabels[person.gender] : 'Not confirmed'
