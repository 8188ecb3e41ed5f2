/** A phone number as it is kept: digits only, without the 1 that calls within the United States. */
export const readPhone = (typed: string): string =>
  typed.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
