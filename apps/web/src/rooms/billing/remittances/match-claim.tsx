import { matchEraClaim } from '@homeward/contract/billing/era-claims'
import type { EraClaim } from '@homeward/contract/billing/remittances'
import { Button } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { ApiError } from '../../../plumbing/api/errors.ts'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { SearchSelect } from '../../../ui/fields/search-select.tsx'
import { claimLookup } from '../queries.ts'
import styles from './remittances.module.css'

/** Says by hand which of our claims a claim of a remittance is about. */
export const MatchClaim = ({ claim }: { claim: EraClaim }) => {
  const [chosen, setChosen] = useState<string | null>(null)
  const match = useWrite(matchEraClaim, {
    touches: ['visits'],
    quiet: true,
    onDone: () => toastDone(`${claim.claim_number} matched`),
  })
  return (
    <div className={styles.match}>
      <SearchSelect
        label="Claim"
        description="Search by claim number or client name."
        placeholder={claim.patient_name ?? 'Claim number or client'}
        lookup={claimLookup}
        value={chosen}
        onChange={(value) => {
          setChosen(value)
          match.reset()
        }}
        error={match.isError && sentenceOf(match.error)}
      />
      <Button
        leftSection={<IconLink size={16} aria-hidden />}
        disabled={chosen === null}
        loading={match.isPending}
        onClick={() => chosen && match.mutate({ id: claim.id, claim_id: chosen })}
      >
        Match
      </Button>
    </div>
  )
}

const sentenceOf = (error: unknown): string =>
  error instanceof ApiError && error.status < 500
    ? error.message
    : 'The server is not responding, so nothing was matched. Try again.'
