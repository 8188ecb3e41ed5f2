import { withoutNumbers } from '../masking.ts'
import type { Problem } from '../telling.ts'

/** What a body of HHAeXchange says of one visit or caregiver. */
type Outcome = {
  transactionId: string | null
  evvmsid: string | null
  /** Null if the body does not say. */
  state: 'pending' | 'accepted' | 'rejected' | null
  problems: Problem[]
}

/**
 * Reads an answer, whether it names one visit at the top or in a list. Published are the words Pending,
 * Success and Failed and that an answer has a transaction ID and an EVVMSID; where they stand is our reading,
 * so names are found at each of the likely places and in any case.
 */
export function readOutcome(text: string): Outcome {
  const body = parsed(text)
  const row = [listed(body, 'visits')[0], listed(body, 'data')[0], field(body, 'data')].find(
    isObject,
  )
  const first = (name: string) => word(field(row, name)) ?? word(field(body, name))
  const problems = [...problemsIn(row), ...problemsIn(body)]
  return {
    transactionId: first('transactionId'),
    evvmsid: first('evvmsid'),
    state: stateOf(word(field(row, 'status')) ?? word(field(body, 'status'))),
    problems,
  }
}

/** Whether a text is an answer of the interface, or says nothing at all. */
export const isReadable = (text: string): boolean => text.trim() === '' || parsed(text) !== null

/** The visits that an answer lists, as they came. */
export const visitsIn = (text: string): object[] => {
  const body = parsed(text)
  return (Array.isArray(body) ? body : listed(body, 'visits')).filter(isObject)
}

/** A value of an object by its name in any case. */
export function field(value: unknown, name: string): unknown {
  if (!isObject(value)) return undefined
  const key = Object.keys(value).find((one) => one.toLowerCase() === name.toLowerCase())
  return key === undefined ? undefined : Object.entries(value).find(([one]) => one === key)?.[1]
}

/** A text or number as text; null for anything else and for empty texts. */
export function word(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listed = (value: unknown, name: string): unknown[] => {
  const found = field(value, name)
  return Array.isArray(found) ? found : []
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const states: Readonly<Record<string, Outcome['state']>> = {
  pending: 'pending',
  success: 'accepted',
  failed: 'rejected',
}

const stateOf = (status: string | null): Outcome['state'] =>
  status === null ? null : (states[status.toLowerCase()] ?? null)

function problemsIn(value: unknown): Problem[] {
  const found = listed(value, 'errors').flatMap((one): Problem[] => {
    const message = word(one) ?? word(field(one, 'errorMessage')) ?? word(field(one, 'message'))
    const code = word(field(one, 'errorCode')) ?? word(field(one, 'code'))
    if (message === null && code === null) return []
    return [{ code, message: withoutNumbers(message ?? `Error ${code}`) }]
  })
  if (found.length > 0) return found
  const message = ['message', 'error', 'title']
    .map((name) => word(field(value, name)))
    .find(Boolean)
  return message ? [{ code: null, message: withoutNumbers(message) }] : []
}
