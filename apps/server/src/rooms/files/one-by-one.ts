let last: Promise<unknown> = Promise.resolve()

/** Runs work that needs whole files in memory, one at a time. */
export function oneByOne<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work)
  last = mine.catch(() => undefined)
  return mine
}
