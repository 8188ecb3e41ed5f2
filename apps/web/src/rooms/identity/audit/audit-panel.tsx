import type { AuditEvent } from '@homeward/contract/identity/audit'
import { Button, Stack, Table, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useRecordPath } from '../../../plumbing/paths/record-path.ts'
import { actorWords, differences } from '../../../ui/history/change-words.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { FactCard } from '../../../ui/record/facts.tsx'
import { labelWords } from '../../../plumbing/names/label-words.ts'
import { InstantText } from '../../../ui/text/values.tsx'
import { useZone } from '../../../ui/text/zone.tsx'

/** One event: what was before and after, and the way to the record. */
export const AuditPanel = ({ event }: { event: AuditEvent }) => {
  const hrefOf = useRecordPath()
  const href = hrefOf(event.record_type, event.record_id)
  return (
    <Stack gap="md">
      <FactCard
        title="Event"
        facts={[
          { label: 'When', value: <InstantText at={event.at} /> },
          { label: 'Who', value: actorWords(event.actor) },
          { label: 'Record', value: labelWords(event.record_type) },
          { label: 'Seal', value: event.sealed ? 'Sealed' : 'Not sealed yet' },
          { label: 'Request', value: event.request_id },
        ]}
      />
      <Changes event={event} />
      {href && (
        <Button
          component={PageLink}
          href={href}
          variant="default"
          rightSection={<IconArrowRight size={16} aria-hidden />}
        >
          Open record
        </Button>
      )}
    </Stack>
  )
}

const Changes = ({ event }: { event: AuditEvent }) => {
  const changed = differences(event.changes, { zone: useZone() })
  if (changed.length === 0) return <Text c="dimmed">No fields changed.</Text>
  return (
    <Table aria-label="Changed fields" style={{ overflowWrap: 'anywhere' }}>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {changed.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{field}</th>
            <td>{before ?? 'changed'}</td>
            <td>{after ?? 'changed'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
