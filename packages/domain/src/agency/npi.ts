/**
 * Whether a National Provider Identifier can be right: 10 digits, the first 1 or 2, and the Luhn
 * check digit over '80840' and the number (45 CFR 162.406; ISO/IEC 7812).
 */
export const isNpi = (npi: string): boolean => {
  if (!/^[12]\d{9}$/.test(npi)) return false
  const digits = `80840${npi}`.split('').map(Number).toReversed()
  const sum = digits.reduce((total, digit, place) => {
    const doubled = place % 2 === 1 ? digit * 2 : digit
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** Whether a federal tax id has its form: 9 digits, with or without the dash after the second. */
export const isTaxId = (taxId: string): boolean => /^\d{2}-?\d{7}$/.test(taxId)
