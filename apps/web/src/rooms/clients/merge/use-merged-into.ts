import { useEffect } from 'react'
import { ApiError } from '../../../plumbing/api/errors.ts'
import { useGo } from '../../../plumbing/paths/navigate.ts'
import { to } from '../../../plumbing/paths/to.ts'

/** Where a record is now that was merged into another one; undefined for any other failure. */
const mergedInto = (error: unknown): { id: string; name: string } | undefined => {
  if (!(error instanceof ApiError) || error.code !== 'client_merged') return undefined
  return (error.current as { merged_into?: { id: string; name: string } }).merged_into
}

/** Leads from a record that was merged to the one that it is now; the page there says so. */
export const useMergedInto = (error: unknown): void => {
  const go = useGo()
  const id = mergedInto(error)?.id
  useEffect(() => {
    if (id) go(to('client', { clientId: id }, { merged: 'here' }), { replace: true })
  }, [go, id])
}
