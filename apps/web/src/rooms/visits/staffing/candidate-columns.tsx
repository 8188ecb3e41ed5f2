import type { Candidate } from '@homeward/contract/visits/assignment'
import type { Visit } from '@homeward/contract/visits/visits'
import { Button, Text } from '@mantine/core'
import type { Column } from '../../../ui/list/types.ts'
import { PersonName } from '../../../ui/text/person-name.tsx'
import { ScoreBar } from './score-bar.tsx'
import styles from './staffing.module.css'

type Assigning = {
  visit: Visit
  saving: boolean
  assign: (agentId: string) => void
  /** `yes`: the list of those who fit, which needs no column of verdicts. */
  fit: 'yes' | 'no'
}
type PartId = Candidate['score_parts'][number]['id']

const wordsOf = ({ score_parts: parts }: Candidate, id: PartId): string =>
  parts.find((part) => part.id === id)?.words ?? ''

/** Who a candidate is, what speaks for and against them, and the way to assign them. */
export const candidateColumns = ({
  visit,
  saving,
  assign,
  fit,
}: Assigning): readonly Column<Candidate>[] => [
  {
    key: 'caregiver',
    header: 'Caregiver',
    cell: ({ agent }) => <PersonName kind="person" name={agent.name} />,
  },
  ...(fit === 'no' ? [verdictColumn] : []),
  { key: 'travel', header: 'Distance', cell: (one) => wordsOf(one, 'travel') },
  {
    key: 'hours',
    header: 'Hours',
    cell: (one) => (
      <span className={styles.lines}>
        <span>{wordsOf(one, 'hours')}</span>
        <span className={styles.quiet}>{wordsOf(one, 'cost')}</span>
      </span>
    ),
  },
  {
    key: 'continuity',
    header: 'Continuity',
    cell: (one) => (
      <span className={styles.lines}>
        <span>{wordsOf(one, 'continuity')}</span>
        <span className={styles.quiet}>{wordsOf(one, 'language')}</span>
      </span>
    ),
  },
  { key: 'score', header: 'Score', cell: (one) => <ScoreBar candidate={one} /> },
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

const verdictColumn: Column<Candidate> = {
  key: 'verdict',
  header: 'Verdict',
  cell: ({ verdict }) => <VerdictWords verdict={verdict} />,
}

const VerdictWords = ({ verdict }: Pick<Candidate, 'verdict'>) => {
  const [first] = verdict.findings
  if (!first) return null
  const more = verdict.findings.length - 1
  return (
    <span className={styles.verdict} data-outcome={verdict.outcome}>
      {verdict.outcome === 'refused' ? 'Not possible' : 'Needs a reason'}: {first.sentence}
      {more > 0 && ` And ${more} more.`}
    </span>
  )
}
