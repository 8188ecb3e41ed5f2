import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useGo } from '../../../plumbing/paths/navigate.ts'

/**
 * A secret that came in the fragment of the address, which browsers send to nobody. It is taken and
 * at once removed, so that it stays neither in the address bar nor in the history.
 */
export const useFragment = (name: string): string => {
  const { hash, pathname, searchStr } = useLocation()
  const go = useGo()
  const [value] = useState(() => new URLSearchParams(hash).get(name) ?? '')
  useEffect(() => {
    if (hash) go(pathname + searchStr, { replace: true })
  }, [go, hash, pathname, searchStr])
  return value
}
