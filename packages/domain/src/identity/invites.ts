/** What an invite is for: an account, a new password, or the first account of a new agency. */
export type InviteSubject = 'join' | 'reset_password' | 'unboxing'

/** Hours until an invite expires. */
export const inviteLife: Record<InviteSubject, number> = {
  join: 7 * 24,
  reset_password: 2,
  unboxing: 7 * 24,
}

/** The number of wrong codes after which an invite ends. */
export const mostWrongCodes = 5

/** The most password resets that a person can request within an hour; more are not written. */
export const mostResetsAnHour = 3

/** Digits and letters without look-alikes (0 and O, 1 and I and L, U and V). */
export const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The length of the code in an invite's e-mail. */
export const codeLength = 8

/** A typed code in its original form: small letters, spaces and dashes do not matter. */
export const readCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase()

type InviteFacts = {
  readonly accepted_at: string | null
  readonly revoked_at: string | null
  /** An instant, ISO 8601. */
  readonly expires_at: string
  readonly wrong_codes: number
}

/** Whether an invite can be accepted at `now`, was accepted, or has ended for another reason. */
export function inviteState(invite: InviteFacts, now: Date): 'open' | 'accepted' | 'over' {
  if (invite.accepted_at !== null) return 'accepted'
  const over =
    invite.revoked_at !== null ||
    invite.wrong_codes >= mostWrongCodes ||
    Date.parse(invite.expires_at) <= now.getTime()
  return over ? 'over' : 'open'
}

/** Whether an invite can be sent again: it was neither used nor replaced, though it may have expired. */
export const mayRenew = (invite: InviteFacts): boolean =>
  invite.accepted_at === null && invite.revoked_at === null

/** A masked e-mail address that only its owner can recognize: r•••@example.org. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return at < 1 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`
}

/** First and last name of a name in one piece; the last word is the last name. */
export function splitName(name: string): { first: string; last: string } {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? (words.at(-1) ?? '') : '–'
  const first = words.length > 1 ? words.slice(0, -1).join(' ') : (words[0] ?? '')
  return { first, last }
}
