import { getSite } from '@homeward/contract/identity/signups'
import type { OutputOf } from '@homeward/contract/endpoint'
import { useEffect, useState } from 'react'
import { call } from '../../../plumbing/api/call.ts'

/** What is known of the site before anybody signed in; undefined until it answers. */
export function useSite(): OutputOf<typeof getSite> | undefined {
  const [site, setSite] = useState<OutputOf<typeof getSite>>()
  useEffect(() => {
    const left = new AbortController()
    // A page to sign in works without it.
    void call(getSite, {}, { signal: left.signal })
      .then(setSite)
      .catch(() => undefined)
    return () => left.abort()
  }, [])
  return site
}
