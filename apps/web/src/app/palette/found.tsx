import type { Found } from '@homeward/contract/insights/search'
import { Text } from '@mantine/core'
import { Spotlight } from '@mantine/spotlight'
import { IconCalendarEvent, IconFileText, IconRefresh } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useOnline } from '../../plumbing/offline/use-online.ts'
import { go } from '../../plumbing/paths/navigate.ts'
import { type FoundKind, foundKindLabels } from '../../rooms/search/queries.ts'
import { Avatar } from '../../ui/text/avatar.tsx'
import { BestActions } from './best-actions.tsx'
import { Entry } from './entry.tsx'
import styles from './palette.module.css'
import { rememberRecent } from './recent.ts'

/** Something that was found and may be opened. */
export type Openable = Found & { href: string }

const kinds: readonly FoundKind[] = ['client', 'agent', 'visit', 'claim']

type Props = { query: UseQueryResult<unknown>; found: readonly Openable[]; words: string }

/** What the server found, the best first and the rest by kind; in its place, why nothing was found. */
export const FoundGroups = ({ query, found, words }: Props) => {
  const online = useOnline()
  if (!online) return <Note>You are offline. Search shows screens and actions only.</Note>
  if (query.isError)
    return (
      <Entry
        title="Search failed. Try again"
        words=""
        mark={<IconRefresh size={18} aria-hidden />}
        stays
        onChoose={() => void query.refetch()}
      />
    )
  if (query.isFetching && !query.data) return <Note>Searching…</Note>
  const [best, ...rest] = found
  if (!best) return null
  return (
    <>
      <Spotlight.ActionsGroup label="Best match">
        <div className={styles.best}>
          <FoundEntry found={best} words={words} best />
          <BestActions found={best} />
        </div>
      </Spotlight.ActionsGroup>
      {kinds.map((kind) => {
        const entries = rest.filter((one) => one.kind === kind)
        if (entries.length === 0) return null
        return (
          <Spotlight.ActionsGroup key={kind} label={foundKindLabels[kind]}>
            {entries.map((one) => (
              <FoundEntry key={one.id} found={one} words={words} />
            ))}
          </Spotlight.ActionsGroup>
        )
      })}
    </>
  )
}

type EntryProps = { found: Openable; words: string; best?: true }

const FoundEntry = ({ found: { kind, title, hint, href }, words, best }: EntryProps) => (
  <Entry
    title={title}
    hint={hint}
    words={words}
    mark={<Mark kind={kind} title={title} size={best ? 'md' : 'sm'} />}
    {...(best && { best })}
    onChoose={() => {
      rememberRecent({ label: title, hint, href })
      go(href)
    }}
  />
)

const Mark = ({ kind, title, size }: { kind: FoundKind; title: string; size: 'sm' | 'md' }) => {
  if (kind === 'client') return <Avatar kind="client" name={title} size={size} />
  if (kind === 'agent') return <Avatar kind="person" name={title} size={size} />
  const Icon = kind === 'visit' ? IconCalendarEvent : IconFileText
  return <Icon size={18} stroke={1.75} aria-hidden />
}

const Note = ({ children }: { children: string }) => (
  <Text size="sm" c="dimmed" px="md" py="xs" role="status">
    {children}
  </Text>
)
