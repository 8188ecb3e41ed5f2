import { listClientTags } from '@homeward/contract/clients/lists'
import { call } from '../../plumbing/api/call.ts'
import { keyOf } from '../../plumbing/query.ts'
import type { Lookup } from './lookup.ts'

/** The tags in use that hold what was typed. */
export const tagLookup: Lookup = (search) => ({
  queryKey: [...keyOf('clients', listClientTags), search, 'options'],
  queryFn: async ({ signal }) => {
    const { tags } = await call(listClientTags, {}, { signal })
    return tags
      .filter(({ tag }) => tag.toLowerCase().includes(search.toLowerCase()))
      .map(({ tag, clients: count }) => ({ value: tag, label: `${tag} (${count})` }))
  },
})
