/** Whose calls are counted together: those of one address, of one person, or by one link. */
export type LimitOf = 'address' | 'person' | 'link'

/**
 * How often a call is allowed: `points` calls within `seconds`. Signing in also has its own growing waits.
 */
export const limits = {
  sign_in: { of: 'address', points: 120, seconds: 60 },
  signup: { of: 'address', points: 5, seconds: 3600 },
  reset: { of: 'address', points: 20, seconds: 3600 },
  invite_code: { of: 'address', points: 30, seconds: 600 },
  invite: { of: 'person', points: 60, seconds: 3600 },
  second_factor: { of: 'person', points: 20, seconds: 600 },
  password: { of: 'person', points: 20, seconds: 600 },
  reveal: { of: 'person', points: 60, seconds: 3600 },
  fob_code: { of: 'person', points: 30, seconds: 600 },
  search: { of: 'person', points: 240, seconds: 60 },
  export: { of: 'person', points: 60, seconds: 3600 },
  upload: { of: 'person', points: 600, seconds: 3600 },
  /** Signals from a screen to another person; one call takes dozens. */
  signal: { of: 'person', points: 300, seconds: 60 },
  link: { of: 'link', points: 120, seconds: 60 },
  link_upload: { of: 'link', points: 40, seconds: 3600 },
  /** Invalid links. People who guess do not hold up anyone with a real link. */
  link_unknown: { of: 'address', points: 30, seconds: 600 },
  webhook_refused: { of: 'address', points: 60, seconds: 600 },
} as const satisfies Record<string, { of: LimitOf; points: number; seconds: number }>

export type LimitName = keyof typeof limits
