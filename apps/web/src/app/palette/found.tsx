import type { Found } from '@homeward/contract/insights/search'
import { Text } from '@mantine/core'
import { Spotlight } from '@mantine/spotlight'
import {
  IconCalendarEvent,
  IconFileText,
  IconRefresh,
  type TablerIcon,
  IconUser,
  IconUserHeart,
} from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useOnline } from '../../plumbing/offline/use-online.ts'
import { go } from '../../plumbing/paths/navigate.ts'
import { useRecordPath } from '../../plumbing/paths/record-path.ts'
import { type FoundKind, foundKindLabels } from '../../rooms/search/queries.ts'
import { rememberRecent } from './recent.ts'

const icons: Record<FoundKind, TablerIcon> = {
  client: IconUserHeart,
  agent: IconUser,
  visit: IconCalendarEvent,
  claim: IconFileText,
}

const kinds: readonly FoundKind[] = ['client', 'agent', 'visit', 'claim']

/** What the server found, by kind; in its place, why nothing was found. */
export const FoundGroups = ({ query }: { query: UseQueryResult<{ found: Found[] }> }) => {
  const online = useOnline()
  const hrefOf = useRecordPath()
  if (!online) return <Note>You are offline. Search shows screens and actions only.</Note>
  if (query.isError)
    return (
      <Spotlight.Action
        label="Search failed. Try again"
        leftSection={<IconRefresh size={18} aria-hidden />}
        closeSpotlightOnTrigger={false}
        onClick={() => void query.refetch()}
      />
    )
  if (query.isFetching && !query.data) return <Note>Searching…</Note>
  const found = query.data?.found ?? []
  return kinds.map((kind) => {
    const Icon = icons[kind]
    const entries = found.flatMap((one) => {
      const href = one.kind === kind ? hrefOf(kind, one.id) : undefined
      return href === undefined ? [] : [{ ...one, href }]
    })
    if (entries.length === 0) return null
    return (
      <Spotlight.ActionsGroup key={kind} label={foundKindLabels[kind]}>
        {entries.map(({ id, title, hint, href }) => (
          <Spotlight.Action
            key={id}
            label={title}
            description={hint}
            leftSection={<Icon size={18} stroke={1.75} aria-hidden />}
            onClick={() => {
              rememberRecent({ label: title, hint, href })
              go(href)
            }}
          />
        ))}
      </Spotlight.ActionsGroup>
    )
  })
}

const Note = ({ children }: { children: string }) => (
  <Text size="sm" c="dimmed" px="md" py="xs" role="status">
    {children}
  </Text>
)
