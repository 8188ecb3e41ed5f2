import type { FillingProposal } from '@homeward/contract/visits/filling'
import type { VisitRow } from '@homeward/contract/visits/visits'
import { findingTable } from '@homeward/domain/visits/assignment/findings'
import { Anchor, Checkbox, Text } from '@mantine/core'
import { to } from '../../../../plumbing/paths/to.ts'
import { PageLink } from '../../../../ui/page/page-link.tsx'
import { countWords } from '../../../../ui/text/count-words.ts'
import { dayWords, inZone, weekdayWord } from '../../../../ui/text/dates.ts'
import { spanWords } from '../../../../ui/text/short-times.ts'
import { useZone } from '../../../../ui/text/zone.tsx'
import styles from './fill.module.css'

type Props = {
  visits: readonly VisitRow[]
  proposals: readonly FillingProposal[]
  /** Those that stay open although someone was found. */
  left: ReadonlySet<string>
  onToggle: (visitId: string) => void
}

/** Who gets which visit, and why no one where no one does. */
export const FillLines = ({ visits, proposals, left, onToggle }: Props) => {
  const found = proposals.filter(({ candidate }) => candidate !== null).length
  const byId = new Map(visits.map((visit) => [visit.id, visit]))
  return (
    <>
      <Text role="status" fw={550}>
        {found === 0
          ? 'No caregiver was found for these visits.'
          : `A caregiver was found for ${found} of ${countWords(proposals.length, 'open visit')}.`}
      </Text>
      <ul className={styles.lines}>
        {proposals.map((proposal) => {
          const visit = byId.get(proposal.visit_id)
          return (
            visit && (
              <li key={visit.id}>
                <Line
                  visit={visit}
                  proposal={proposal}
                  checked={!left.has(visit.id)}
                  onToggle={() => onToggle(visit.id)}
                />
              </li>
            )
          )
        })}
      </ul>
    </>
  )
}

type LineProps = {
  visit: VisitRow
  proposal: FillingProposal
  checked: boolean
  onToggle: () => void
}

const Line = ({ visit, proposal, checked, onToggle }: LineProps) => {
  const { candidate } = proposal
  const zone = useZone()
  const day = visit.scheduled_date
  return (
    <>
      <Checkbox
        label={
          <>
            <b>{visit.client.name}</b>
            <span className={styles.when}>
              {weekdayWord(day)} {dayWords(day).slice(0, 5)}{' '}
              {spanWords(visit.scheduled_time, inZone(visit.ends_at, zone).clock)}
            </span>
          </>
        }
        checked={candidate !== null && checked}
        disabled={candidate === null}
        onChange={onToggle}
      />
      {candidate ? (
        <span>
          <b>{candidate.agent.name}</b> <span className="tabular">{candidate.score}</span>
          <span className={styles.why}>
            {candidate.score_parts
              .filter(({ id }) => told.has(id))
              .map(({ words }) => words)
              .join(' · ')}
          </span>
        </span>
      ) : (
        <span>
          Stays open
          <span className={styles.why}>
            {whyOpen(proposal)}{' '}
            <Anchor component={PageLink} href={to('visit.staffing', { visitId: visit.id })} inherit>
              Find a caregiver
            </Anchor>
          </span>
        </span>
      )}
    </>
  )
}

/** What is said of a caregiver in one line. */
const told: ReadonlySet<string> = new Set(['continuity', 'travel', 'hours'])

const whyOpen = ({ outcome, why_not: whyNot }: FillingProposal): string => {
  if (outcome === 'offered') return 'It is offered now. Those who were asked may still answer.'
  if (outcome === 'not_open') return 'It is no longer open, or has begun.'
  if (outcome === 'fits_elsewhere') return 'Those who fit get other visits of this list.'
  const most = whyNot.slice(0, 3).map(({ id, count }) => `${findingTable[id].label} ${count}`)
  return most.length > 0 ? `No one is free: ${most.join(', ')}.` : 'There is no active caregiver.'
}
