import { t } from '../../../plumbing/language/translate.ts'
import type { Credentials } from '../../../plumbing/session/lifecycle.ts'

/** What was typed as credentials; a sentence where something is missing. */
export const credentialsOf = (typed: string, password: string): Credentials | string => {
  const name = typed.trim()
  if (!name) return t('Enter your username, e-mail address or phone number.')
  if (!password) return t('Enter your password.')
  return isPhone(name) ? { phone: name, password } : { username: name, password }
}

/** A phone number: at least seven digits and nothing that a number does not have. */
const isPhone = (text: string): boolean =>
  /^\+?[\d\s().-]+$/.test(text) && text.replace(/\D/g, '').length >= 7
