/** Waited too long for a lock, or had to give way to another change of the same rows: nothing was changed. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['55P03', '40P01', '40001'].includes(String(error.code))
