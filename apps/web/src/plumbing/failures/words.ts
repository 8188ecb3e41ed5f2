import { generalFailures } from '@homeward/contract/failures/general'
import { word } from '@homeward/domain/language/sentence'
import { language } from '../language/language.ts'
import { t } from '../language/translate.ts'

/** Sentences of the error catalogue that are the same wherever they are said; `t` says them. */
export const words = {
  expired: word('Your session has expired, please try to re-login'),
  notFound: generalFailures.not_found.sentence,
  /** Said where a change is not kept on the device; otherwise `offlineWords` counts them. */
  connectionLost: word('Connection Lost. Any changes you made will not be saved'),
  goingOnline: word('Going back online'),
  notLoaded: word('This could not be loaded. Try again when you are back online.'),
} as const

/** A failure of the server itself, with the number that support finds it by. */
export const internalWords = (requestId: string): string =>
  requestId
    ? t(
        'Something went wrong on our end. Try again. If it keeps happening, contact support with request number {requestId}.',
        { requestId },
      )
    : t('Something went wrong on our end. Try again. If it keeps happening, contact support.')

/** "You are offline. 2 changes are kept on this device and will be sent." */
export const offlineWords = (unsent: number): string =>
  t(
    '{unsent, plural, =0 {You are offline. There are no unsynced changes.} one {You are offline. # change is kept on this device and will be sent.} other {You are offline. # changes are kept on this device and will be sent.}}',
    { unsent },
  )

/** What is said of a field that is not in sight, after its label. Names of fields are English. */
export const saidOfField = (field: string, sentence = ''): string =>
  language() === 'en' ? `${labelOf(field)}: ${sentence}` : sentence

/** The label of a field within others: `addresses_attributes[1][zip]` is "Addresses 2, zip". Every page loads this. */
const labelOf = (path: string): string => {
  const words = path
    .replace(/[.[](\d+)\]?/g, (_, at: string) => ` ${Number(at) + 1}`)
    .replace(/[.[]/g, ', ')
    .replaceAll(']', '')
    .replace(/_(id|attributes|cents)(?=[, ]|$)/g, '')
    .replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
