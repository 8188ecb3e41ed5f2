import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SignatureScheme } from '@homeward/contract/webhook'

/** A delivery as its signature covers it. */
type Signed = {
  /** As the sender knows it: scheme, host, path and query. */
  readonly url: string
  readonly raw: Buffer
  readonly header: (name: string) => string | undefined
}

/** The most seconds between a signed time and ours. */
const tolerance = 300

/** Whether a delivery was signed with the secret. */
export const isSigned = (
  scheme: SignatureScheme,
  secret: string,
  signed: Signed,
  now: Date,
): boolean => schemes[scheme](secret, signed, now)

const schemes: Record<SignatureScheme, (secret: string, signed: Signed, now: Date) => boolean> = {
  /** https://www.twilio.com/docs/usage/security: HMAC-SHA1 over the address and the sorted fields. */
  twilio(secret, { url, raw, header }) {
    const fields = [...new URLSearchParams(raw.toString('utf8'))]
      .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      .map(([name, value]) => name + value)
    const made = createHmac('sha1', secret).update(url + fields.join(''))
    return same(made.digest(), Buffer.from(header('x-twilio-signature') ?? '', 'base64'))
  },
  hmac_sha256(secret, { raw, header }, now) {
    const [, seconds = '', hex = ''] =
      /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(header('x-signature') ?? '') ?? []
    if (Math.abs(now.getTime() / 1000 - Number(seconds)) > tolerance) return false
    const made = createHmac('sha256', secret).update(`${seconds}.`).update(raw)
    return same(made.digest(), Buffer.from(hex, 'hex'))
  },
}

const same = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other)
