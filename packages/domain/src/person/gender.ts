export const genders = ['male', 'female', 'other'] as const
export type Gender = (typeof genders)[number]
export const genderLabels: Record<Gender, string> = {
  male: 'Male',
  female: 'Female',
  other: 'Other',
}

/**
 * The default for a client without a stated gender. It is marked as not confirmed, and no claim is sent
 * with it.
 */
export const unaskedGender: Gender = 'male'

/** A gender in words; an unconfirmed one is not shown. */
export const genderWords = (person: { gender: Gender; gender_confirmed: boolean }): string =>
  person.gender_confirmed ? genderLabels[person.gender] : 'Not confirmed'
