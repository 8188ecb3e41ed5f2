import type { Candidate } from '@homeward/contract/visits/assignment'
import type { VisitToCover } from '@homeward/contract/visits/call-out'
import { updateVisit } from '@homeward/contract/visits/visits'
import { Anchor, Button, Text } from '@mantine/core'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { PersonName } from '../../../ui/text/person-name.tsx'
import { InstantText } from '../../../ui/text/values.tsx'
import { touchedBySchedule } from '../queries.ts'
import styles from './call-out.module.css'

/** One visit to cover: who fits best, assigned with one action, and the way to the others. */
export const CoverCard = ({ visit }: { visit: VisitToCover }) => {
  const assign = useWrite(updateVisit, {
    touches: touchedBySchedule,
    onDone: () => toastDone('Caregiver assigned.'),
  })
  const given = assign.data?.agent
  return (
    <Card
      title={visit.client.name}
      actions={
        <Anchor
          component={PageLink}
          href={to('visit.staffing', { visitId: visit.id })}
          size="xs"
          aria-label={`Others for ${visit.client.name}`}
        >
          Others
        </Anchor>
      }
    >
      <Text size="sm" c="dimmed">
        <InstantText at={visit.starts_at} />
      </Text>
      {given ? (
        <Text role="status">Covered by {given.name}.</Text>
      ) : (
        <ul className={styles.candidates}>
          {visit.candidates.map((one) => (
            <CandidateLine
              key={one.id}
              candidate={one}
              saving={assign.isPending}
              onAssign={() =>
                assign.mutate({
                  id: visit.id,
                  lock_version: visit.lock_version,
                  agent_id: one.id,
                })
              }
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

type Props = { candidate: Candidate; saving: boolean; onAssign: () => void }

const CandidateLine = ({ candidate, saving, onAssign }: Props) => {
  const { agent, verdict, score, score_parts: parts } = candidate
  const [against] = verdict.findings
  return (
    <li>
      <PersonName kind="person" name={agent.name} />
      <span>
        {against
          ? against.sentence
          : parts
              .slice(0, 3)
              .map(({ words }) => words)
              .join(' · ')}
      </span>
      <b className="tabular">{score}</b>
      <Button
        size="compact-sm"
        variant="light"
        disabled={verdict.outcome !== 'allowed'}
        loading={saving}
        aria-label={`Assign ${agent.name}`}
        onClick={onAssign}
      >
        Assign
      </Button>
    </li>
  )
}
