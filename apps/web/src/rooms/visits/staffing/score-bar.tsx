import type { Candidate } from '@homeward/contract/visits/assignment'
import styles from './staffing.module.css'

const labels: Record<Candidate['score_parts'][number]['id'], string> = {
  continuity: 'Knows the client',
  travel: 'Distance',
  hours: 'Hours left',
  cost: 'Cost',
  language: 'Language',
}

/** A score with the parts that it is made of, each in words for those who point at it or hear it. */
export const ScoreBar = ({
  candidate: { score, score_parts: parts },
}: {
  candidate: Candidate
}) => {
  const words = parts.map(
    ({ id, points, most, words: why }) => `${labels[id]} ${points} of ${most}: ${why}`,
  )
  return (
    <span className={styles.score} title={words.join('\n')}>
      <b className="tabular">{score}</b>
      <span className={styles.parts} role="img" aria-label={words.join('; ')}>
        {parts.map(({ id, points }) => (
          <span key={id} data-part={id} style={{ width: `${points}%` }} />
        ))}
      </span>
    </span>
  )
}
