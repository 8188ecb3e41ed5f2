import { Secret, TOTP } from 'otpauth'

/** What every authenticator app understands: RFC 6238 with SHA-1, six digits, a step of 30 seconds. */
const shape = { issuer: 'Homeward', algorithm: 'SHA1', digits: 6, period: 30 } as const

/** Steps before and after the present one whose code also counts, for slightly wrong clocks. */
const window = 1

/** A new secret for an authenticator app, in base 32. */
export const freshSecret = (): string => new Secret({ size: 20 }).base32

/** The address in the QR code for the app; `label` is the account's name in the app. */
export const secretUri = (secret: string, label: string): string =>
  new TOTP({ ...shape, label, secret: Secret.fromBase32(secret) }).toString()

/**
 * The number of the step in which a device showed a code, looked for within some seconds around a time by the
 * device's clock, the nearest first; null if it showed it in none of them.
 */
export function counterOfCode(
  secret: string,
  code: string,
  { at, period, seconds }: { at: Date; period: number; seconds: number },
): number | null {
  const timestamp = at.getTime()
  const shown = { ...shape, period, timestamp }
  const window = Math.ceil(seconds / period)
  const delta = TOTP.validate({ ...shown, secret: Secret.fromBase32(secret), token: code, window })
  return delta === null ? null : TOTP.counter(shown) + delta
}

/** The time step of a code, or null if the code is wrong. Each step works only once. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = TOTP.validate({
    ...shape,
    secret: Secret.fromBase32(secret),
    token: code,
    timestamp,
    window,
  })
  return delta === null ? null : TOTP.counter({ period: shape.period, timestamp }) + delta
}
