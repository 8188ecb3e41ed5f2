import type { Visit } from '@homeward/contract/visits/visits'
import { Text } from '@mantine/core'
import { Card } from '../../../ui/record/facts.tsx'
import { InstantText } from '../../../ui/text/values.tsx'
import styles from './page.module.css'

/** The client's signature as it was given. */
export const SignatureCard = ({ visit: { signature } }: { visit: Visit }) => (
  <Card title="Signature">
    {signature ? (
      <figure className={styles.signature}>
        <img src={signature.url} alt={`Signature of ${signature.signed_by}`} />
        <figcaption>
          {signature.signed_by}, <InstantText at={signature.signed_at} />
          <span className={styles.hash}>
            Signed record ID: {signature.document_hash.slice(0, 16)}
          </span>
        </figcaption>
      </figure>
    ) : (
      <Text size="sm" c="dimmed">
        Not signed yet. The caregiver collects the signature on the phone after check-in.
      </Text>
    )}
  </Card>
)
