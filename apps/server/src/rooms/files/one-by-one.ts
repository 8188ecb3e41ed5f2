let last: Promise<unknown> = Promise.resolve()

/** Runs work that holds whole files in memory after whatever of it is running, so that one does at a time. */
export function oneByOne<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return mine
}
