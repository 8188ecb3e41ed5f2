import { failureOf } from '@homeward/contract/failures'
import { ApiError, NoResponse } from '../api/errors.ts'

/** Sentences of the error catalogue that are the same wherever they are said. */
export const words = {
  expired: 'Your session has expired, please try to re-login',
  notFound: failureOf('not_found').sentence,
  /** Said only where the device cannot keep changes; otherwise `offlineWords` counts them. */
  connectionLost: 'Connection Lost. Any changes you made will not be saved',
  goingOnline: 'Going back online',
  notSaved: 'You are offline, so this was not saved. Try again when the network is back.',
  voiceToken: 'No access token found to make the call. Please refresh the page.',
  callFailed: 'Failed to connect the call. Please try again.',
  deviceNotReady: 'Unable to make call. Device has not been initialized.',
  callNotStarted: 'Call has not been started. Please start a call first.',
  internal:
    'Something went wrong on our side. Try again; if it stays, tell support the number below.',
} as const

/** What follows from a failure: words in a toast, another page, or nothing as it is handled elsewhere. */
export type Consequence =
  | { do: 'toast'; message: string; caption?: string }
  | { do: 'go'; to: 'error.unresponsive' }

export type Circumstances = {
  /** A request that may stay unanswered, as a refresh in the background. */
  allowTimeout?: boolean
  /** Fields that a form shows itself. */
  shown?: readonly string[]
}

/** The error catalogue as one function: what a person sees and where they are taken. */
export const consequencesOf = (
  error: unknown,
  circumstances: Circumstances = {},
): Consequence[] => {
  if (isAborted(error)) return []
  if (error instanceof NoResponse && circumstances.allowTimeout) return []
  if (error instanceof NoResponse)
    return navigator.onLine ? [{ do: 'go', to: 'error.unresponsive' }] : [toast(words.notSaved)]
  if (!(error instanceof ApiError)) return [toast(messageOf(error), 'Error')]
  // Said once by the session itself, which also leads to the sign-in page.
  if (error.code === 'unauthenticated') return []
  if (error.status === 404) return [toast(words.notFound)]
  if (error.status >= 500)
    return [toast(words.internal, error.requestId && `No. ${error.requestId}`)]
  return [
    ...fieldToasts(error, circumstances.shown ?? []),
    ...error.nonFieldErrors.map((m) => toast(m)),
  ]
}

const fieldToasts = (error: ApiError, shown: readonly string[]): Consequence[] =>
  Object.entries(error.errors)
    .filter(([field, sentences]) => !shown.includes(field) && sentences.length > 0)
    .map(([field, sentences]) => toast(`${fieldWord(field)}: ${sentences[0]}`))

/** A field's name for people: `lock_version` becomes `lock version`. */
export const fieldWord = (field: string): string =>
  field.replace(/_id$|_attributes$/, '').replaceAll('_', ' ')

const toast = (message: string, caption?: string): Consequence => ({
  do: 'toast',
  message,
  ...(caption && { caption }),
})

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

/** "You are offline. 2 changes are kept on this device and will be sent." */
export const offlineWords = (unsent: number): string => {
  if (unsent === 0) return 'You are offline. Nothing waits to be sent.'
  return `You are offline. ${unsent === 1 ? '1 change is' : `${unsent} changes are`} kept on this device and will be sent.`
}
