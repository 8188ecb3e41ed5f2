import { ApiError, isPassing, NoResponse } from './errors.ts'

/** Delays before the second, third and fourth try, in milliseconds. */
const delays = [400, 1200, 3600] as const

/** A wait that the server asks for is honoured up to here; beyond, the person is told instead. */
const longestWait = 10_000

/**
 * Tries again where the failure may pass, at most three times. A request that was sent and got no
 * answer in time is not repeated here: people would wait in front of it for minutes.
 */
export const withRetries = async <T>(
  attempt: () => Promise<T>,
  signal: AbortSignal | undefined,
  tries: number = delays.length,
): Promise<T> => {
  for (let at = 0; ; at += 1) {
    try {
      return await attempt()
    } catch (error) {
      const delay = delays[at]
      if (at >= tries || delay === undefined || !worthAnother(error)) throw error
      await pause(Math.max(delay, askedWait(error)), signal)
    }
  }
}

const worthAnother = (error: unknown): boolean =>
  isPassing(error) &&
  !(error instanceof NoResponse && (error.timedOut || !navigator.onLine)) &&
  askedWait(error) <= longestWait

const askedWait = (error: unknown): number =>
  error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0

const pause = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason as Error)
    })
  })
