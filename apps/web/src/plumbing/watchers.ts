type Listener<News extends unknown[]> = (...news: News) => void

/** Those who follow something that changes: `watch` adds one and returns how it leaves, `tell` tells them all. */
export const watchers = <News extends unknown[] = []>() => {
  const listeners = new Set<Listener<News>>()
  return {
    watch: (listener: Listener<News>): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell: (...news: News): void => {
      for (const listener of listeners) listener(...news)
    },
  }
}
