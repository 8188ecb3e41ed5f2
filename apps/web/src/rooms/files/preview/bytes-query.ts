import { queryOptions } from '@tanstack/react-query'
import { ask } from '../../../plumbing/api/call.ts'
import { readFailure } from '../../../plumbing/api/errors.ts'

/** A large file over a slow line; in milliseconds. */
const patience = 120_000

/** The content behind the address of a file. It is kept no longer than it is looked at. */
export const bytesQuery = (url: string) =>
  queryOptions({
    queryKey: ['file-bytes', url],
    queryFn: async ({ signal }): Promise<Blob> => {
      const response = await ask(url, { signal, credentials: 'same-origin' }, patience)
      if (!response.ok) throw await readFailure(response)
      return response.blob()
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    meta: { quiet: true, mayTimeOut: true, fromStorage: true },
  })
