import { getAgent } from '@homeward/contract/caregivers/agents'
import { callOut } from '@homeward/contract/visits/call-out'
import { type AbsenceReason, absenceReasons, reasonsOf } from '@homeward/domain/caregivers/absences'
import { addDays } from '@homeward/domain/time/zone'
import { Alert, Anchor, Button, SegmentedControl, Select, Text } from '@mantine/core'
import { IconCalendarOff, IconPlayerPlay } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { to } from '../../../plumbing/paths/to.ts'
import { usePathParams } from '../../../plumbing/paths/use-params.ts'
import { queryOf, useWrite } from '../../../plumbing/query.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useNow } from '../../../ui/text/use-now.ts'
import { useToday } from '../../../ui/text/today.ts'
import { spanQuery } from '../queries.ts'
import { WhenText } from '../when-text.tsx'
import styles from './call-out.module.css'
import { CoverList } from './cover-list.tsx'

const labels = reasonsOf('call_out')
const reasons = absenceReasons.flatMap((value) => {
  const label = labels[value]
  return label === undefined ? [] : [{ value, label }]
})

/** A caregiver calls out: their visits of the day, and after one action who covers them best. */
export const CallOutScreen = () => {
  const { agentId } = usePathParams('agent.call-out')
  const { data: agent } = useQuery(queryOf(getAgent, { id: agentId }))
  const today = useToday()
  const [day, setDay] = useState(today)
  const [reason, setReason] = useState<AbsenceReason | null>(null)
  const now = useNow(60_000)
  const { data } = useQuery(spanQuery({ start: day, end: day, narrowed: { by_agent_id: agentId } }))
  const write = useWrite(callOut, { touches: ['caregivers'] })
  // One that is over was missed; it needs no cover any more.
  const visits = data?.visits.filter(
    ({ status, ends_at }) => status === 'scheduled' && Date.parse(ends_at) > now,
  )
  const begun = data?.visits.filter(({ status }) => status === 'in_progress') ?? []
  const name = agent?.name ?? 'caregiver'
  return (
    <Page
      title={`Call-out: ${name}`}
      crumbs={[
        { label: 'Caregivers', href: to('agents') },
        { label: name, href: to('agent', { agentId }) },
      ]}
    >
      {write.data ? (
        <CoverList visits={write.data.visits} />
      ) : (
        <div className={styles.ask}>
          <SegmentedControl
            aria-label="Day"
            value={day}
            onChange={setDay}
            data={[
              { value: today, label: 'Today' },
              { value: addDays(today, 1), label: 'Tomorrow' },
            ]}
          />
          <Select
            label="Reason, if known"
            clearable
            w="16rem"
            maw="100%"
            data={reasons}
            value={reason}
            onChange={(value) =>
              setReason(reasons.find((one) => one.value === value)?.value ?? null)
            }
          />
          {visits?.length === 0 && (
            <EmptyState
              icon={IconCalendarOff}
              title="No visits to cover"
              hint="The call-out is still noted as an absence."
            />
          )}
          <ul className={styles.visits}>
            {visits?.map((visit) => (
              <li key={visit.id}>
                <WhenText visit={visit} /> · {visit.client.name}
              </li>
            ))}
          </ul>
          {begun.map((visit) => (
            <Alert
              key={visit.id}
              color="amber"
              role="note"
              icon={<IconPlayerPlay aria-hidden />}
              title={`${name} has begun with ${visit.client.name}`}
            >
              <WhenText visit={visit} />. This visit stays as it is. To end it now, enter the
              check-out on{' '}
              <Anchor
                component={PageLink}
                href={to('visit', { id: visit.id })}
                inherit
                underline="always"
              >
                its page
              </Anchor>
              ; for the rest of the time, add a visit with someone else.
            </Alert>
          ))}
          <Text size="sm" c="dimmed">
            {(visits?.length ?? 0) > 0 &&
              'These visits come off the schedule and stay open until someone covers them. '}
            If the caregiver comes after all, withdraw the absence.
          </Text>
          <div>
            <Button
              loading={write.isPending}
              disabled={!visits}
              onClick={() =>
                write.mutate({ agent_id: agentId, start_date: day, ...(reason && { reason }) })
              }
            >
              {wordsFor(visits?.length ?? 0)}
            </Button>
          </div>
        </div>
      )}
    </Page>
  )
}

const wordsFor = (count: number): string => {
  if (count === 0) return 'Save call-out'
  return count === 1 ? 'Call out, cover 1 visit' : `Call out, cover ${count} visits`
}
