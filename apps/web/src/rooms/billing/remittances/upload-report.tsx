import type { EraFile, EraRow, ReadEraFile } from '@homeward/contract/billing/remittances'
import { Alert, type MantineColor } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconInfoCircle,
  IconLoader2,
} from '@tabler/icons-react'
import { to } from '../../../plumbing/paths/to.ts'
import { dollars } from '../../../ui/text/money.ts'
import { countWords } from '../../../ui/text/count-words.ts'
import { InTextLink } from '../in-text-link.tsx'
import { FileActions } from './file-actions.tsx'
import { FileAtWork } from './file-at-work.tsx'
import styles from './remittances.module.css'

export type FileOutcome =
  | { name: string; answer: ReadEraFile }
  /** At work; null before it is known how far. */
  | { name: string; file: EraFile | null }
  /** With the file, where its bytes arrived and the work on it can be begun anew. */
  | { name: string; failure: string; failed?: EraFile }

type Props = { outcomes: readonly FileOutcome[]; onClose: () => void }

/** What became of the files, one line for each remittance in them. */
export const UploadReport = ({ outcomes, onClose }: Props) => {
  const { color, icon: Icon } = looks[worstOf(outcomes)]
  return (
    <Alert
      role="status"
      color={color}
      icon={<Icon aria-hidden />}
      title={titleOf(outcomes)}
      withCloseButton
      closeButtonLabel="Dismiss"
      onClose={onClose}
    >
      <ul className={styles.outcomes}>
        {outcomes.map((outcome, at) => (
          <li key={`${outcome.name}-${at}`}>
            <strong>{outcome.name}</strong> {'failure' in outcome && outcome.failure}
            {'answer' in outcome && <Answer answer={outcome.answer} />}
            {'failure' in outcome && outcome.failed && <FileActions file={outcome.failed} />}
            {'file' in outcome && outcome.file && <FileAtWork file={outcome.file} />}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

const titleOf = (outcomes: readonly FileOutcome[]): string => {
  const working = outcomes.filter((outcome) => 'file' in outcome).length
  if (working > 0)
    return countWords(working, 'file is being processed', 'files are being processed')
  const read = outcomes.filter((outcome) => 'answer' in outcome).length
  return read === outcomes.length
    ? countWords(read, 'file was processed', 'files were processed')
    : `${read} of ${countWords(outcomes.length, 'file was processed', 'files were processed')}`
}

const Answer = ({ answer: { eras, repeated } }: { answer: ReadEraFile }) => (
  <>
    {eras.length === 0 &&
      repeated === 0 &&
      'does not contain a remittance. Ask the payor for the 835 file.'}
    {eras.map((era) => (
      <div key={era.id}>
        <InTextLink href={to('billing.era', { eraId: era.id })}>{nameOf(era)}</InTextLink>
        {era.status === 'posted'
          ? `: posted, ${countWords(era.claims_count, 'claim')}.`
          : `: on hold. ${era.held_reason ?? 'Open it to see the reason.'}`}
        {era.unmatched_count > 0 && ` ${countWords(era.unmatched_count, 'unmatched claim')}.`}
      </div>
    ))}
    {repeated > 0 && (
      <div>
        {repeated === 1
          ? 'One remittance is a duplicate and was skipped.'
          : `${repeated} remittances are duplicates and were skipped.`}
      </div>
    )}
  </>
)

const nameOf = (era: EraRow): string =>
  [
    era.payer_name ?? 'Remittance',
    typeof era.payment_cents === 'number' ? dollars(era.payment_cents) : undefined,
  ]
    .filter(Boolean)
    .join(', ')

type Look = { color: MantineColor; icon: typeof IconCircleX }

const looks = {
  failed: { color: 'red', icon: IconCircleX },
  /** Or one of several files failed. */
  held: { color: 'amber', icon: IconAlertTriangle },
  atWork: { color: 'blue', icon: IconLoader2 },
  repeated: { color: 'blue', icon: IconInfoCircle },
  posted: { color: 'pine', icon: IconCircleCheck },
} as const satisfies Record<string, Look>

const worstOf = (outcomes: readonly FileOutcome[]): keyof typeof looks => {
  if (outcomes.every((outcome) => 'failure' in outcome)) return 'failed'
  if (outcomes.some((outcome) => 'failure' in outcome)) return 'held'
  const answers = outcomes.flatMap((outcome) => ('answer' in outcome ? [outcome.answer] : []))
  const eras = answers.flatMap((answer) => answer.eras)
  if (eras.some((era) => era.status === 'held')) return 'held'
  if (outcomes.some((outcome) => 'file' in outcome)) return 'atWork'
  return eras.length > 0 ? 'posted' : 'repeated'
}
