import type { EraClaim } from '@homeward/contract/billing/remittances'
import { waitReasonLabels, waitReasonSentences } from '@homeward/domain/billing/answers'
import { Text, UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { DateText, Money } from '../../../ui/text/values.tsx'
import { countWords } from '../../../ui/text/count-words.ts'
import { ClaimLink } from '../journal/claim-link.tsx'
import { Remarks } from './remarks.tsx'
import { AnswerActions } from './answer-actions.tsx'
import { Adjustments } from './adjustments.tsx'
import { matchedWords } from './era-words.ts'
import { MatchClaim } from './match-claim.tsx'
import { RawSegments } from './raw-segments.tsx'
import styles from './remittances.module.css'

type Props = { claim: EraClaim }

/** One claim of a remittance: a line that opens to charges, adjustments and raw segments. */
export const EraClaimRow = ({ claim }: Props) => {
  const [open, setOpen] = useState(false)
  const inside = useId()
  return (
    <li>
      <UnstyledButton
        className={styles.claim}
        aria-expanded={open}
        aria-controls={inside}
        onClick={() => setOpen(!open)}
      >
        <IconChevronRight size={16} aria-hidden />
        <span className={styles.number}>{claim.claim_number}</span>
        <span>
          {claim.patient_name ?? claim.claim?.client_name ?? 'No name in file'}
          <Text span size="xs" c="dimmed" display="block">
            {claim.wait_reason ? waitReasonLabels[claim.wait_reason] : claim.status_words}
          </Text>
        </span>
        <span className={styles.amounts}>
          <Money cents={claim.paid_cents} /> paid
          <Text span size="xs" c="dimmed" display="block">
            of <Money cents={claim.charge_cents} />
          </Text>
        </span>
      </UnstyledButton>
      {open && (
        <div className={styles.inside} id={inside}>
          <Inside claim={claim} />
        </div>
      )}
    </li>
  )
}

const Inside = ({ claim }: Props) => (
  <>
    {claim.wait_reason && <Text size="sm">{waitReasonSentences[claim.wait_reason]}</Text>}
    {claim.note && <Text size="sm">Note: {claim.note}</Text>}
    {claim.claim && (
      <Text size="sm">
        <ClaimLink claim={claim.claim} /> of {claim.claim.client_name}, matched{' '}
        {matchedWords(claim.matched_by)}
      </Text>
    )}
    {claim.abilities.match && <MatchClaim claim={claim} />}
    <AnswerActions claim={claim} />
    <Remarks remarks={claim.remarks} />
    <Adjustments adjustments={claim.adjustments} />
    {claim.patient_cents !== 0 && (
      <Text size="sm">
        Patient responsibility: <Money cents={claim.patient_cents} />
      </Text>
    )}
    {claim.charges.length > 0 && (
      <ul className={styles.charges} aria-label="Charges">
        {claim.charges.map((charge, at) => (
          <li key={at}>
            <div className={styles.charge}>
              <span>
                <strong>{charge.procedure}</strong> <DateText day={charge.service_date} />
                {charge.units !== null && ` · ${countWords(charge.units, 'unit')}`}
              </span>
              <span>
                <Money cents={charge.paid_cents} /> paid of <Money cents={charge.charge_cents} />
              </span>
            </div>
            <Adjustments adjustments={charge.adjustments} />
            <Remarks remarks={charge.remarks} />
          </li>
        ))}
      </ul>
    )}
    {claim.payer_control_number && (
      <Text size="sm" c="dimmed">
        Payor claim number {claim.payer_control_number}
      </Text>
    )}
    <RawSegments raw={claim.raw} />
  </>
)
