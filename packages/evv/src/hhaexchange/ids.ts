/** HHAeXchange allows 30 characters for a visit's ID and 20 for a caregiver's, fewer than a UUID has. */
const visitLength = 25
const caregiverLength = 20
/** 20 digits of base 36 hold 103 of a UUID's 128 bits. */
const spare = 25n

const numberOf = (id: string): bigint => BigInt(`0x${id.replaceAll('-', '')}`)

const written = (value: bigint, length: number): string =>
  value.toString(36).toUpperCase().padStart(length, '0')

/** The visit's UUID in base 36: whole, so that it can be read back. */
export const externalVisitId = (id: string): string => written(numberOf(id), visitLength)

/** The visit that such an ID names; null if it is none of ours. */
export function visitOf(external: string): string | null {
  if (external.length !== visitLength || !/^[0-9A-Z]+$/.test(external)) return null
  const value = [...external].reduce((sum, digit) => sum * 36n + BigInt(parseInt(digit, 36)), 0n)
  const hex = value.toString(16).padStart(32, '0')
  if (hex.length > 32) return null
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** A caregiver's or client's UUID in base 36, its last bits folded into those before. */
export const shortId = (id: string): string => {
  const whole = numberOf(id)
  return written((whole >> spare) ^ BigInt.asUintN(Number(spare), whole), caregiverLength)
}
