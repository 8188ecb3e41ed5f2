import { ApiError, NoResponse } from '../api/errors.ts'
import { KeptForLater } from '../offline/keep-write.ts'
import { t } from '../language/translate.ts'
import { internalWords, saidOfField, words } from './words.ts'

type Toast = {
  do: 'toast'
  message: string
  caption?: string
  /** Toasts of one kind do not stack, whatever numbers they carry. */
  kind?: string
  /** What the toast offers: to go on in another agency, where the person has one. */
  offers?: 'agencies'
}

/** What follows from a failure: words in a toast, another page, or nothing as it is handled elsewhere. */
type Consequence = Toast | { do: 'go'; to: 'error.unresponsive' | 'error.forbidden' }

export type Circumstances = {
  /** A request that may stay unanswered, as a refresh in the background. */
  allowTimeout?: boolean
  /** Fields that a form shows itself. */
  shown?: readonly string[]
  /** Somebody wanted to see something; to be refused that is no access, not a failed action. */
  reading?: boolean
  /** The screen shows in the place of what is missing that it could not be read. */
  quiet?: boolean
}

/** The error catalogue as one function: what a person sees and where they are taken. */
export const consequencesOf = (
  error: unknown,
  circumstances: Circumstances = {},
): Consequence[] => {
  // What is safe on the device is no failure.
  if (isAborted(error) || error instanceof KeptForLater) return []
  if (error instanceof NoResponse) return error.quiet ? [] : unanswered(circumstances)
  if (error instanceof ApiError && error.status === 404) return [notFound()]
  // Said once by the session itself, which also leads to the sign-in page.
  if (error instanceof ApiError && error.code === 'unauthenticated') return []
  // Leads to where it is set up, which says why; see `enrollment.ts`.
  if (error instanceof ApiError && error.code === 'second_factor_required') return []
  if (error instanceof ApiError && isRefusedEntry(error) && circumstances.reading)
    return [{ do: 'go', to: 'error.forbidden' }]
  if (circumstances.quiet && !(error instanceof ApiError && isRefusal(error))) return []
  if (!(error instanceof ApiError)) return [toast(messageOf(error), t('Error'))]
  if (error.status >= 500 && error.code === 'internal')
    return [{ ...toast(internalWords(error.requestId), t('Error')), kind: 'internal' }]
  return refused(error, circumstances.shown ?? [])
}

const isRefusedEntry = ({ status }: ApiError): boolean => status === 403

/** What was asked is wrong; asking again does not help. */
const isRefusal = ({ status }: ApiError): boolean => status < 500 && status !== 429

const notFound = (): Consequence => ({
  do: 'toast',
  message: t(words.notFound),
  offers: 'agencies',
})

const unanswered = ({ allowTimeout }: Circumstances): Consequence[] => {
  if (allowTimeout) return []
  return navigator.onLine
    ? [{ do: 'go', to: 'error.unresponsive' }]
    : [toast(t(words.connectionLost))]
}

const refused = (error: ApiError, shown: readonly string[]): Consequence[] => {
  const fields = Object.entries(error.errors).filter(([, sentences]) => sentences.length > 0)
  if (fields.length === 0 && error.nonFieldErrors.length === 0)
    return [toast(error.message, t('Error'))]
  return [
    ...fields
      .filter(([field]) => !shown.includes(field))
      .map(([field, sentences]) => toast(saidOfField(field, sentences[0]))),
    ...error.nonFieldErrors.map((sentence) => toast(sentence)),
  ]
}

const toast = (message: string, caption?: string): Toast => ({
  do: 'toast',
  message,
  ...(caption && { caption }),
})

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

const isAborted = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'
