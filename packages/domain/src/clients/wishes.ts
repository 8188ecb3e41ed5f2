/** By whom a client wants to be cared for. */
export const caregiverGenderWishes = ['any', 'female', 'male'] as const
export type CaregiverGenderWish = (typeof caregiverGenderWishes)[number]
export const caregiverGenderWishLabels: Record<CaregiverGenderWish, string> = {
  any: 'No preference',
  female: 'Women only',
  male: 'Men only',
}

export const contactWays = ['phone', 'text', 'email', 'mail'] as const
export type ContactWay = (typeof contactWays)[number]
export const contactWayLabels: Record<ContactWay, string> = {
  phone: 'Phone call',
  text: 'Text message',
  email: 'E-mail',
  mail: 'Letter',
}
