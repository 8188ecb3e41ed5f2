import { createHash, randomBytes } from 'node:crypto'

/** A session token: 256 random bits. Only its hash is stored. */
export const freshToken = (): string => randomBytes(32).toString('base64url')

export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The token of an Authorization header, or null. */
export function bearerOf(header: string | undefined): string | null {
  const match = /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(header ?? '')
  return match?.[1] ?? null
}
