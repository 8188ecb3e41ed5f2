import { type AuditEvent, getAuditChain, listAuditEvents } from '@homeward/contract/identity/audit'
import { recordTypeOf, recordTypes, recordTypeTable } from '@homeward/domain/identity/record-types'
import { Anchor, Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRecordPath } from '../../plumbing/paths/record-path.ts'
import { to } from '../../plumbing/paths/to.ts'
import { queryOf } from '../../plumbing/query.ts'
import { actorWords } from '../../ui/history/change-words.ts'
import { personLookup } from '../../ui/fields/record-lookups.ts'
import { ListScreen } from '../../ui/list/list-screen.tsx'
import type { Column, Filter } from '../../ui/list/types.ts'
import { PageLink } from '../../ui/page/page-link.tsx'
import { fieldWords, labelWords } from '../../plumbing/names/label-words.ts'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { InstantText, None } from '../../ui/text/values.tsx'
import { AuditPanel } from './audit/audit-panel.tsx'
import { actions } from './audit/trail-actions.ts'

const filters: readonly Filter<typeof listAuditEvents>[] = [
  {
    kind: 'choice',
    name: 'action',
    label: 'Action',
    options: actions.map((value) => ({ value, label: labelWords(value) })),
  },
  {
    kind: 'choice',
    name: 'record_type',
    label: 'Record',
    options: recordTypes.map((value) => ({ value, label: recordTypeTable[value].label })),
  },
  {
    kind: 'choice',
    name: 'only',
    label: 'Type',
    options: [
      { value: 'changes', label: 'Changes' },
      { value: 'looks', label: 'Views' },
    ],
  },
  { kind: 'lookup', name: 'user_id', label: 'Person', lookup: personLookup },
  { kind: 'days', name: 'by_day', label: 'Days' },
]

/** R051: the trail of who did what, with the state of its seal. */
export const AuditScreen = () => {
  const hrefOf = useRecordPath()
  const columns: readonly Column<AuditEvent>[] = [
    { key: 'at', header: 'When', cell: (event) => <InstantText at={event.at} /> },
    { key: 'actor', header: 'Who', cell: (event) => actorWords(event.actor) },
    { key: 'action', header: 'What', cell: (event) => labelWords(event.action.replace('.', ' ')) },
    {
      key: 'record',
      header: 'Record',
      cell: (event) => {
        const href = hrefOf(event.record_type, event.record_id)
        const word = recordTypeOf(event.record_type)?.label ?? labelWords(event.record_type)
        if (href === undefined) return word
        return (
          <Anchor component={PageLink} href={href}>
            {word}
          </Anchor>
        )
      },
    },
    { key: 'fields', header: 'Fields', cell: (event) => fieldsOf(event) || <None /> },
    { key: 'seal', header: 'Seal', wide: true, cell: (event) => <Seal sealed={event.sealed} /> },
  ]
  return (
    <ListScreen
      title="Activity log"
      of="events"
      crumbs={[{ label: 'Admin', href: to('admin') }]}
      above={<ChainState />}
      actions={
        <Button component={PageLink} href={to('admin.service-types', {})} variant="default">
          Activity catalogue
        </Button>
      }
      endpoint={listAuditEvents}
      search="search"
      filters={filters}
      columns={columns}
      panel={(event) => <AuditPanel event={event} />}
      panelTitle={(event) => labelWords(event.action.replace('.', ' '))}
      empty={{ title: 'No activity yet', hint: 'Every change appears here.' }}
    />
  )
}

const Seal = ({ sealed }: { sealed: boolean }) =>
  sealed ? <StatusBadge status="verified" label="Sealed" /> : <StatusBadge status="waiting" />

/** How far the trail is sealed: what is sealed cannot be changed or cut unseen. */
const ChainState = () => {
  const { data } = useQuery({
    ...queryOf(getAuditChain, {}),
    meta: { mayTimeOut: true },
    refetchInterval: 30_000,
  })
  if (!data) return null
  return (
    <Text c="dimmed" mb="sm" role="status">
      {data.sealed.toLocaleString('en-US')} events sealed
      {data.waiting > 0 && `, ${data.waiting.toLocaleString('en-US')} not sealed yet`}
      {data.last_sealed_at && (
        <>
          , last on <InstantText at={data.last_sealed_at} />
        </>
      )}
      .
    </Text>
  )
}

/** Names of the fields that changed; their values stand in the panel. */
const fieldsOf = ({ changes }: AuditEvent): string =>
  Object.keys(changes)
    .filter((field) => !['agency_id', 'id', 'lock_version'].includes(field))
    .map(fieldWords)
    .join(', ')
