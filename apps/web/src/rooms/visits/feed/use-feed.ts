import { type FeedItem, readVisitsFeed } from '@homeward/contract/visits/watching'
import type { FeedFilter } from '@homeward/domain/visits/feed'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../plumbing/api/call.ts'
import { keyOf } from '../../../plumbing/query.ts'

/** What becomes late does so without a change that is told: asked again this often (milliseconds). */
const anyhow = 60_000

type Asked = { only: FeedFilter | undefined; officeId: string | undefined }

/** What happened at visits. Where it is held, what is new is counted and waits. */
export const useFeed = ({ only, officeId }: Asked, held: boolean) => {
  const query = useInfiniteQuery({
    // A key of the room: a change of any visit asks for it again.
    queryKey: [...keyOf('visits', readVisitsFeed), { only, officeId }],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        readVisitsFeed,
        {
          ...(only && { only }),
          ...(officeId && { office_id: officeId }),
          ...(pageParam && { before: pageParam }),
        },
        { signal },
      ),
    getNextPageParam: (last) => (last.more ? last.items.at(-1)?.at : undefined),
    refetchInterval: anyhow,
    meta: { quiet: true },
  })
  const all = once(query.data?.pages.flatMap(({ items }) => items) ?? [])
  const [shownFrom, setShownFrom] = useState<string>()
  const newest = all[0]?.at
  // What is shown ends with the newest item of the moment in which it was held.
  if (!held && newest !== shownFrom) setShownFrom(newest)
  const isShown = ({ at }: FeedItem) => !held || shownFrom === undefined || at <= shownFrom
  const shown = all.filter(isShown)
  return { query, shown, waiting: all.length - shown.length }
}

/** Two pages may both tell of what happened in the same moment. */
const once = (items: readonly FeedItem[]): FeedItem[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
]
