/**
 * True for a well-formed National Provider Identifier: ten digits starting with 1 or 2 whose last is
 * the Luhn check digit over the card prefix 80840 and the other nine (45 CFR 162.406, ISO 7812).
 */
export function isNpi(text: string): boolean {
  return /^[12]\d{9}$/.test(text) && luhnSum(`80840${text}`) % 10 === 0
}

function luhnSum(digits: string): number {
  let sum = 0
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index])
    const weighted = index % 2 === 1 ? digit * 2 : digit
    sum += weighted > 9 ? weighted - 9 : weighted
  }
  return sum
}
