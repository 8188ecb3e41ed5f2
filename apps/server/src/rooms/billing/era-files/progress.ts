import type { RemittanceFileState } from '@homeward/domain/billing/vocabulary'

/** Says how far the work on a file is: what it does, and with how many of its claims it is done. */
export type Progress = (
  state: Extract<RemittanceFileState, 'reading' | 'posting'>,
  claims: { total: number; done: number },
) => Promise<unknown>

/** For work that nobody looks at. */
export const unseen: Progress = () => Promise.resolve()
