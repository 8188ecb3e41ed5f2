import type { Visit } from '@homeward/contract/visits/visits'
import { visitStatusLabels } from '@homeward/domain/visits/vocabulary'
import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { SidePanel } from '../../../ui/feedback/side-panel.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { FactCard } from '../../../ui/record/facts.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { Duration } from '../../../ui/text/values.tsx'
import { ScheduleActions } from '../change/schedule-actions.tsx'
import { CaregiverName } from '../hint-words.tsx'
import { visitQuery } from '../queries.ts'
import { WhenText } from '../when-text.tsx'
import { serviceNames } from '../../../ui/text/service-names.ts'

type Props = { id: string | undefined; onClose: () => void }

/** One visit beside the week: what it is, and what the schedule may still change. */
export const VisitPanel = ({ id, onClose }: Props) => (
  <SidePanel opened={id !== undefined} onClose={onClose} title="Visit">
    {id !== undefined && <PanelBody key={id} id={id} />}
  </SidePanel>
)

const PanelBody = ({ id }: { id: string }) => {
  const query = useQuery(visitQuery(id))
  if (query.data) return <Loaded visit={query.data} />
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  return (
    <Stack role="status" aria-label="Loading visit">
      <Skeleton height={120} />
      <Skeleton height={80} />
    </Stack>
  )
}

const Loaded = ({ visit }: { visit: Visit }) => (
  <Stack gap="md">
    <Group justify="space-between">
      <StatusBadge status={visit.status} label={visitStatusLabels[visit.status]} />
      <Button
        size="xs"
        variant="default"
        component={PageLink}
        href={to('visit', { id: visit.id })}
        rightSection={<IconArrowRight size={15} aria-hidden />}
      >
        Open visit
      </Button>
    </Group>
    <FactCard
      title={visit.client.name}
      facts={[
        { label: 'When', value: <WhenText visit={visit} /> },
        { label: 'Duration', value: <Duration minutes={visit.scheduled_duration} /> },
        { label: 'Caregiver', value: <CaregiverName agent={visit.agent} /> },
        { label: 'Services', value: serviceNames(visit.services) },
      ]}
    />
    <ScheduleActions visit={visit} />
  </Stack>
)
