import { getSite } from '@homeward/contract/agency/site'
import type { OutputOf } from '@homeward/contract/endpoint'
import { useEffect, useState } from 'react'
import { call } from '../../../plumbing/api/call.ts'

export type Site = OutputOf<typeof getSite>

/** What is known of the site before anybody signed in; undefined until it answers. */
export function useSite(): Site | undefined {
  const [site, setSite] = useState<Site>()
  useEffect(() => {
    const left = new AbortController()
    const agency = agencyOf(window.location.search)
    // A page to sign in works without it.
    void call(getSite, agency === undefined ? {} : { agency }, { signal: left.signal })
      .then(setSite)
      .catch(() => undefined)
    return () => left.abort()
  }, [])
  return site
}

/** The sign-in name that the address of a page has, as in `/signin?agency=blue-ridge`. */
export const agencyOf = (search: string): string | undefined =>
  new URLSearchParams(search).get('agency')?.slice(0, 100) || undefined
