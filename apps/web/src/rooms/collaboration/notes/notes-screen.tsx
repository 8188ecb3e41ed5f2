import { listEmployees } from '@homeward/contract/caregivers/employees'
import { listNotes, type Note } from '@homeward/contract/collaboration/notes'
import { noteKindLabels, noteKinds } from '@homeward/domain/collaboration/notes'
import { Anchor, Text } from '@mantine/core'
import { useRecordPath } from '../../../plumbing/paths/record-path.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { lookupOf } from '../../../ui/fields/lookup.ts'
import { optionsOf } from '../../../ui/fields/options-of.ts'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { Column, Filter } from '../../../ui/list/types.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { dayWords } from '../../../ui/text/dates.ts'
import { InstantText, None } from '../../../ui/text/values.tsx'
import styles from './notes.module.css'

/** Authors by their name, as notes are found by it. */
const authorLookup = lookupOf(
  listEmployees,
  (search) => ({ search: search || undefined, status: 'all' as const }),
  ({ name }) => ({ value: name, label: name }),
)

const filters: readonly Filter<typeof listNotes>[] = [
  { kind: 'lookup', name: 'author', label: 'Author', lookup: authorLookup },
  {
    kind: 'choice',
    name: 'kind',
    label: 'Kind',
    options: optionsOf(noteKinds, noteKindLabels),
  },
  { kind: 'days', name: 'by_day', label: 'Days' },
]

/** The label of a visit ends with its day. */
const inUsDays = (label: string): string => label.replace(/\d{4}-\d{2}-\d{2}$/, dayWords)

/** R060: what people wrote down, across all records. */
export const NotesScreen = () => {
  const hrefOf = useRecordPath()
  const columns: readonly Column<Note>[] = [
    { key: 'at', header: 'When', cell: ({ at }) => <InstantText at={at} /> },
    {
      key: 'author',
      header: 'Author',
      cell: ({ author }) => <span className={styles.name}>{author ?? <None />}</span>,
    },
    { key: 'kind', header: 'Kind', cell: ({ kind }) => noteKindLabels[kind] },
    {
      key: 'about',
      header: 'About',
      cell: (note) => {
        const href = hrefOf(note.parent_type, note.parent_id)
        const label = inUsDays(note.parent_label)
        if (href === undefined) return label
        return (
          <Anchor component={PageLink} href={href} className={styles.name}>
            {label}
          </Anchor>
        )
      },
    },
    {
      key: 'body',
      header: 'Note',
      cell: ({ body }) => <Text className={styles.body}>{body}</Text>,
    },
  ]
  return (
    <ListScreen
      title="Notes"
      of="notes"
      crumbs={[{ label: 'Admin', href: to('admin') }]}
      endpoint={listNotes}
      search="search"
      filters={filters}
      columns={columns}
      empty={{
        title: 'No notes yet',
        hint: 'Comments on records and notes on reviews and tasks appear here.',
      }}
    />
  )
}
