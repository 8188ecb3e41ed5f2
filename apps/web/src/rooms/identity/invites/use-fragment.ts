import { useEffect, useState } from 'react'
import { useGo } from '../../../plumbing/paths/navigate.ts'
import { useAddress } from '../../../plumbing/router/react.tsx'

/**
 * A secret that came in the fragment of the address, which browsers send to nobody. It is taken and
 * at once removed, so that it stays neither in the address bar nor in the history.
 */
export const useFragment = (name: string): string => {
  const fragment = useAddress((address) => address.fragment)
  const rest = useAddress(({ pathname, query }) => (query ? `${pathname}?${query}` : pathname))
  const go = useGo()
  const [value] = useState(() => new URLSearchParams(fragment).get(name) ?? '')
  useEffect(() => {
    if (fragment) go(rest, { replace: true })
  }, [go, fragment, rest])
  return value
}
