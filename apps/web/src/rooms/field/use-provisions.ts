import { useEffect } from 'react'

/**
 * Loads ahead what is needed later, which may be where there is no network. The service worker
 * keeps it too, but it serves a page only from the second opening on. `loads` stays the same.
 */
export const useProvisions = (loads: readonly (() => Promise<unknown>)[]): void => {
  useEffect(() => {
    void Promise.allSettled(loads.map((load) => load()))
  }, [loads])
}
