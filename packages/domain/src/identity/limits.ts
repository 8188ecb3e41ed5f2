/** Whose calls are counted together: those of one address, of one person, or by one link. */
export type LimitOf = 'address' | 'person' | 'link'

/**
 * How often something may be asked for: `points` calls within `seconds`. Signing in has growing waits
 * of its own besides.
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
  search: { of: 'person', points: 240, seconds: 60 },
  export: { of: 'person', points: 30, seconds: 3600 },
  upload: { of: 'person', points: 600, seconds: 3600 },
  /** What a screen says to another person: a call alone takes dozens. */
  signal: { of: 'person', points: 300, seconds: 60 },
  link: { of: 'link', points: 120, seconds: 60 },
  link_upload: { of: 'link', points: 40, seconds: 3600 },
  /** Links that are none: whoever holds a real one is not held up by those who guess beside them. */
  link_unknown: { of: 'address', points: 30, seconds: 600 },
  webhook_refused: { of: 'address', points: 60, seconds: 600 },
} as const satisfies Record<string, { of: LimitOf; points: number; seconds: number }>

export type LimitName = keyof typeof limits
