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
    const agency = agencyOf(window.location)
    // A page to sign in works without it.
    void call(getSite, agency === undefined ? {} : { agency }, { signal: left.signal })
      .then(setSite)
      .catch(() => undefined)
    return () => left.abort()
  }, [])
  return site
}

/** The agency that an address names: `?agency=blue-ridge`, or `blue-ridge.care.example.com`. */
export function agencyOf({ search, hostname }: { search: string; hostname: string }) {
  const named = new URLSearchParams(search).get('agency')
  if (named) return named.slice(0, 100)
  const [first, ...rest] = hostname.split('.')
  return rest.length > 1 && /[a-z]/i.test(hostname) ? first : undefined
}
