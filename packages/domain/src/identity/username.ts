import { word } from '../language/sentence.ts'

/** What a username may be: it must never look like an e-mail address, which also signs in. */
export const usernameRule = word('Enter 3 to 60 letters, digits, periods, hyphens or underscores.')

/** Whether a username may be chosen. Case does not matter at sign-in. */
export const usernameFits = (username: string): boolean =>
  /^[a-z0-9][a-z0-9._-]{2,59}$/i.test(username) && !/^\d+$/.test(username)
