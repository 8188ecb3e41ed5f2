/** Who a client wants as a caregiver. */
export const caregiverGenderPreferences = ['any', 'female', 'male'] as const
export type CaregiverGenderPreference = (typeof caregiverGenderPreferences)[number]
export const caregiverGenderPreferenceLabels: Record<CaregiverGenderPreference, string> = {
  any: 'No preference',
  female: 'Women only',
  male: 'Men only',
}

export const contactMethods = ['phone', 'text', 'email', 'mail'] as const
type ContactMethod = (typeof contactMethods)[number]
export const contactMethodLabels: Record<ContactMethod, string> = {
  phone: 'Phone call',
  text: 'Text message',
  email: 'E-mail',
  mail: 'Letter',
}
