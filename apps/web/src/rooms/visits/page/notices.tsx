import type { Visit } from '@homeward/contract/visits/visits'
import { holdReasonLabels } from '@homeward/domain/visits/holding'
import { IconAlertTriangle, IconHourglass, IconInfoCircle } from '@tabler/icons-react'
import { told } from '../../../plumbing/language/translate.ts'
import { useNow } from '../../../ui/text/use-now.ts'
import { InstantText } from '../../../ui/text/values.tsx'
import { findingsOf } from './findings.ts'
import styles from './page.module.css'

/** What is wrong with a visit, on top of everything else. */
export const Notices = ({ visit }: { visit: Visit }) => {
  const now = useNow(60_000)
  return (
    <>
      <HeldNote visit={visit} />
      {findingsOf(visit, new Date(now)).map(({ title, text, tone }) => (
        <p key={title} className={styles.notice} data-tone={tone}>
          {tone === 'quiet' ? (
            <IconInfoCircle size={18} aria-hidden />
          ) : (
            <IconAlertTriangle size={18} aria-hidden />
          )}
          <span>
            <strong>{title}</strong> {text}
          </span>
        </p>
      ))}
    </>
  )
}

/** That the recorded times do not count yet, why, and what to do about it. */
const HeldNote = ({ visit }: { visit: Visit }) =>
  visit.held_for.length > 0 && (
    <div className={styles.notice} data-tone="amber" role="note" aria-label="Held times">
      <IconHourglass size={18} aria-hidden />
      <div>
        <strong>Recorded times are on hold.</strong>
        <ul>
          {visit.held_for.map((reason) => (
            <li key={reason}>{told(holdReasonLabels[reason])}</li>
          ))}
        </ul>
        <Received name="check-in" at={visit.check_in_received_at} />
        <Received name="check-out" at={visit.check_out_received_at} />
        Until then, the visit has no minutes and is not paid or billed. {wayOn(visit)}
      </div>
    </div>
  )

const Received = ({ name, at }: { name: string; at: string | null }) =>
  at !== null && (
    <>
      The {name} reached the office <InstantText at={at} />.{' '}
    </>
  )

const wayOn = ({ status, abilities }: Visit): string => {
  if (status === 'in_progress')
    return 'Check out the visit. You can then correct its times in the review.'
  if (abilities.approve) return 'Accept the times or correct them.'
  return 'A reviewer must accept or correct the times.'
}
