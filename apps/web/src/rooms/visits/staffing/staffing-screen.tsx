import { type Candidate, listStaffingCandidates } from '@homeward/contract/visits/assignment'
import type { Visit } from '@homeward/contract/visits/visits'
import { Button, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useGo } from '../../../plumbing/paths/navigate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { usePathParams } from '../../../plumbing/paths/use-params.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { Column } from '../../../ui/list/types.ts'
import { Page } from '../../../ui/page/page.tsx'
import { dayWords } from '../../../ui/text/dates.ts'
import { PersonName } from '../../../ui/text/person-name.tsx'
import { serviceNames } from '../../../ui/text/service-names.ts'
import { Duration } from '../../../ui/text/values.tsx'
import { RefusalNote } from '../change/refusal-note.tsx'
import { useVisitChange } from '../change/use-visit-change.ts'
import { visitQuery } from '../queries.ts'
import { WhenText } from '../when-text.tsx'
import styles from './staffing.module.css'

/** R032: who can take a visit, ranked with the reasons, and why the others are not first. */
export const StaffingScreen = () => {
  const { visitId } = usePathParams('visit.staffing')
  const query = useQuery(visitQuery(visitId))
  if (query.data) return <Candidates visit={query.data} />
  return (
    <Page title="Find a caregiver" crumbs={[{ label: 'Visits', href: to('visits') }]}>
      {query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height={320} role="status" aria-label="Loading" />
      )}
    </Page>
  )
}

const Candidates = ({ visit }: { visit: Visit }) => {
  const go = useGo()
  const back = to('visit', { id: visit.id })
  const change = useVisitChange(visit, 'Caregiver assigned.', () => go(back))
  return (
    <ListScreen
      title={`Find a caregiver for ${visit.client.name}`}
      of="caregivers"
      endpoint={listStaffingCandidates}
      search="search"
      filters={[]}
      fixed={{ visit_id: visit.id }}
      crumbs={[
        { label: 'Visits', href: to('visits') },
        { label: visit.client.name, href: back },
      ]}
      above={
        <div className={styles.head}>
          <Text>
            <WhenText visit={visit} /> · {serviceNames(visit.services)} ·{' '}
            {visit.agent ? `now ${visit.agent.name}` : 'no caregiver yet'}
          </Text>
          <RefusalNote change={change} />
        </div>
      }
      columns={columnsOf({
        visit,
        saving: change.saving,
        assign: (agent_id) => change.save({ agent_id }),
      })}
      empty={{ title: 'No caregivers', hint: 'Add caregivers, or search for another name.' }}
    />
  )
}

type Assigning = { visit: Visit; saving: boolean; assign: (agentId: string) => void }

const columnsOf = ({ visit, saving, assign }: Assigning): readonly Column<Candidate>[] => [
  {
    key: 'caregiver',
    header: 'Caregiver',
    cell: ({ agent }) => <PersonName kind="person" name={agent.name} />,
  },
  {
    key: 'verdict',
    header: 'Verdict',
    cell: ({ verdict }) => <VerdictWords verdict={verdict} />,
  },
  {
    key: 'hours',
    header: 'Hours this week',
    align: 'right',
    cell: ({ week_minutes }) => <Duration minutes={week_minutes} />,
  },
  {
    key: 'continuity',
    header: 'Visits with client',
    cell: ({ visits_with_client: visits, last_visit_on: last }) =>
      last === null ? 'None yet' : `${visits}, last ${dayWords(last)}`,
  },
  {
    key: 'score',
    header: 'Score',
    align: 'right',
    cell: ({ score, score_parts: { continuity, hours } }) => (
      <span className="tabular" title={`Knows the client ${continuity}, free hours ${hours}`}>
        {score}
      </span>
    ),
  },
  {
    key: 'assign',
    header: 'Action',
    unnamed: true,
    cell: ({ agent, verdict }) =>
      agent.id === visit.agent?.id ? (
        <Text size="sm" c="dimmed">
          Assigned
        </Text>
      ) : (
        <Button
          size="compact-sm"
          variant={verdict.outcome === 'allowed' ? 'light' : 'default'}
          disabled={verdict.outcome === 'refused' || visit.abilities.assign !== true}
          loading={saving}
          aria-label={`Assign ${agent.name}`}
          onClick={() => assign(agent.id)}
        >
          Assign
        </Button>
      ),
  },
]

const VerdictWords = ({ verdict }: Pick<Candidate, 'verdict'>) => {
  const [first] = verdict.findings
  if (!first) return <span>Free, and nothing against it</span>
  const more = verdict.findings.length - 1
  return (
    <span className={styles.verdict} data-outcome={verdict.outcome}>
      {verdict.outcome === 'refused' ? 'Not possible' : 'Needs a reason'}: {first.sentence}
      {more > 0 && ` And ${more} more.`}
    </span>
  )
}
