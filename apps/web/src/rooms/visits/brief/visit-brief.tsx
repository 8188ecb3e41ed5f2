import type { Visit } from '@homeward/contract/visits/visits'
import { visitStatusLabels } from '@homeward/domain/visits/vocabulary'
import { Anchor, Button, Group, Stack, Title } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { BriefQuery } from '../../../ui/list/beside/brief-query.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { FactList } from '../../../ui/record/facts.tsx'
import { Avatar } from '../../../ui/text/avatar.tsx'
import { serviceNames } from '../../../ui/text/service-names.ts'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { useNow } from '../../../ui/text/use-now.ts'
import { Duration, TimeText } from '../../../ui/text/values.tsx'
import { ScheduleActions } from '../change/schedule-actions.tsx'
import { CaregiverName, HintWords } from '../hint-words.tsx'
import { hintsOf } from '../hints.ts'
import { visitQuery } from '../queries.ts'
import { WhenText } from '../when-text.tsx'
import { punchesOf } from './punches.ts'

/** One visit in short, for a panel: what it is, what is the matter, and what may still be done. */
export const VisitBrief = ({ id }: { id: string }) => (
  <BriefQuery query={useQuery(visitQuery(id))} of="visit">
    {(visit) => <Loaded visit={visit} />}
  </BriefQuery>
)

const Loaded = ({ visit }: { visit: Visit }) => (
  <Stack gap="md">
    <Head visit={visit} />
    <FactList
      facts={[
        { label: 'When', value: <WhenText visit={visit} /> },
        { label: 'Duration', value: <Duration minutes={visit.scheduled_duration} /> },
        { label: 'Caregiver', value: <Caregiver visit={visit} /> },
        { label: 'Services', value: serviceNames(visit.services) },
        { label: 'Payor', value: visit.payor?.name },
        ...punchesOf(visit).map(({ label, at }) => ({ label, value: <TimeText at={at} /> })),
      ]}
    />
    {visit.abilities.approve && (
      <Button
        component={PageLink}
        href={to('visit', { id: visit.id })}
        rightSection={<IconArrowRight size={15} aria-hidden />}
      >
        Review this visit
      </Button>
    )}
    <ScheduleActions visit={visit} />
  </Stack>
)

/** Whose visit it is, how it stands, and what is the matter with it. */
const Head = ({ visit }: { visit: Visit }) => {
  const now = useNow(60_000)
  const hints = hintsOf(visit, new Date(now))
  return (
    <Stack gap="xs">
      <Group gap="sm" wrap="nowrap">
        <Avatar name={visit.client.name} kind="client" />
        <Title order={2}>
          <Anchor
            component={PageLink}
            href={to('client', { clientId: visit.client.id })}
            inherit
            c="inherit"
          >
            {visit.client.name}
          </Anchor>
        </Title>
        <StatusBadge status={visit.status} label={visitStatusLabels[visit.status]} />
      </Group>
      {hints.length > 0 && <HintWords hints={hints} />}
    </Stack>
  )
}

const Caregiver = ({ visit: { agent } }: { visit: Visit }) =>
  agent ? (
    <Anchor
      component={PageLink}
      href={to('agent', { agentId: agent.id })}
      inherit
      underline="always"
    >
      {agent.name}
    </Anchor>
  ) : (
    <CaregiverName agent={agent} />
  )
