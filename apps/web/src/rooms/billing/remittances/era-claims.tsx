import type { EraClaim } from '@homeward/contract/billing/remittances'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { EraClaimRow } from './era-claim.tsx'
import styles from './remittances.module.css'

type Props = { claims: readonly EraClaim[]; none: string; hint?: string }

/** So many claims are shown at once; a remittance can hold thousands. */
const step = 100

/** The claims of a remittance, each of which opens. */
export const EraClaims = ({ claims, none, hint }: Props) => {
  const [shown, setShown] = useState(step)
  if (claims.length === 0)
    return (
      <Text c="dimmed" role="status">
        {none}
      </Text>
    )
  return (
    <>
      {hint && (
        <Text size="sm" c="dimmed" mb="xs">
          {hint}
        </Text>
      )}
      <ul className={styles.claims} aria-label="Claims in this remittance">
        {claims.slice(0, shown).map((claim) => (
          <EraClaimRow key={claim.id} claim={claim} />
        ))}
      </ul>
      {claims.length > shown && (
        <Button variant="default" mt="sm" onClick={() => setShown(shown + step)}>
          Show {Math.min(step, claims.length - shown)} more of {claims.length}
        </Button>
      )}
    </>
  )
}
