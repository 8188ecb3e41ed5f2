/**
 * Our keys at Sandata. Most of its fields are too short for a UUID, so a key is a shorter form of one; the
 * same record has the same key forever.
 */

/** The whole of a UUID in 24 characters, but for the digit that says its version. */
export const clientKey = (id: string): string => {
  const digits = id.replaceAll('-', '')
  return BigInt(`0x${digits.slice(0, 12)}${digits.slice(13)}`)
    .toString(36)
    .toUpperCase()
    .padStart(24, '0')
}

/** Of a caregiver, in the nine characters of EmployeeIdentifier. */
export const employeeKey = (id: string): string => short(`employee ${id}`, 9)

/** Stands for a caregiver who calls; the PIN of a caregiver is a secret and is not told. */
export const callerNumber = (id: string): number =>
  Number(100_000_000n + (hash(`caller ${id}`) % 900_000_000n))

/** Of one of a visit's calls, in 13 of the 16 characters of CallExternalID. */
export const callKey = (visitOtherId: string, end: 'in' | 'out'): string =>
  short(`${visitOtherId} ${end}`, 13)

const short = (text: string, length: number): string =>
  (hash(text) % 36n ** BigInt(length)).toString(36).toUpperCase().padStart(length, '0')

/** FNV-1a of 64 bits. */
const hash = (text: string): bigint => {
  let sum = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text))
    sum = BigInt.asUintN(64, (sum ^ BigInt(byte)) * 0x100000001b3n)
  return sum
}
