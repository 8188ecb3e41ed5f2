import type { RemittanceFileState } from '@homeward/domain/billing/vocabulary'

/** Reports the progress of a file: the present step, and the number of finished claims. */
export type Progress = (
  state: Extract<RemittanceFileState, 'reading' | 'posting'>,
  claims: { total: number; done: number },
) => Promise<unknown>

/** For work without an observer. */
export const unseen: Progress = () => Promise.resolve()
