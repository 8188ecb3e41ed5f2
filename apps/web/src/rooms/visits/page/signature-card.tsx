import type { Visit } from '@homeward/contract/visits/visits'
import { Text } from '@mantine/core'
import { Card } from '../../../ui/record/facts.tsx'
import { ShortInstant } from '../../../ui/text/short-instant.tsx'
import styles from './page.module.css'

/** The client's signature as it was given. */
export const SignatureCard = ({
  visit: { signature, signature_waived_at, scheduled_date },
}: {
  visit: Visit
}) => (
  <Card title="Signature">
    {signature ? (
      <figure className={styles.signature}>
        <img src={signature.url} alt={`Signature of ${signature.signed_by}`} />
        <figcaption>
          <strong>{signature.signed_by}</strong>{' '}
          <ShortInstant at={signature.signed_at} day={scheduled_date} />
          <span className={styles.hash}>
            Signed record ID: {signature.document_hash.slice(0, 16)}
          </span>
        </figcaption>
      </figure>
    ) : (
      <Text size="sm" c="dimmed">
        {signature_waived_at === null
          ? 'Not signed yet. The caregiver collects the signature on the phone after check-in.'
          : 'Waived with a reason. The client can still sign.'}
      </Text>
    )}
  </Card>
)
