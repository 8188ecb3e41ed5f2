import { createTransmission, type Transmission } from '@homeward/contract/billing/transmissions'
import { Alert, Button, Group, Skeleton, Title } from '@mantine/core'
import { IconAlertTriangle, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../plumbing/api/errors.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { dollars } from '../../../ui/text/money.ts'
import { countWords } from '../../../ui/text/count-words.ts'
import { previewQuery } from '../queries.ts'
import styles from './claims.module.css'

type Props = { payor: { id: string; name: string }; onMade: (file: Transmission) => void }

/** The dry run of a file for one payor, and the button that makes it. */
export const PayorBatch = ({ payor, onMade }: Props) => {
  const preview = useQuery(previewQuery(payor.id))
  const make = useWrite(createTransmission, { touches: ['visits'], quiet: true, onDone: onMade })
  const holds = preview.data
  return (
    <section className={styles.batch} aria-label={payor.name}>
      <Title order={3}>{payor.name}</Title>
      {preview.isPending && <Skeleton height={44} role="status" aria-label="Loading" />}
      {preview.isError && !holds && (
        <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />
      )}
      {holds && (
        <dl className={styles.figures} aria-label="Preview">
          <Figure label="Claims" value={holds.claims_count.toLocaleString('en-US')} />
          <Figure label="Clients" value={holds.clients_count.toLocaleString('en-US')} />
          <Figure label="Units" value={holds.units.toLocaleString('en-US')} />
          <Figure label="Total" value={dollars(holds.total_cents)} />
        </dl>
      )}
      {make.isError && (
        <Alert color="red" role="alert" icon={<IconAlertTriangle aria-hidden />}>
          {sentencesOf(make.error).map((sentence) => (
            <div key={sentence}>{sentence}</div>
          ))}
        </Alert>
      )}
      {holds && holds.claims_count > 0 && (
        <Group>
          <Button
            size="xs"
            leftSection={<IconSend size={15} aria-hidden />}
            loading={make.isPending}
            onClick={() => make.mutate({ payor_id: payor.id })}
          >
            {`Create 837P (${countWords(holds.claims_count, 'claim')})`}
          </Button>
        </Group>
      )}
    </section>
  )
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)

const sentencesOf = (error: unknown): string[] => {
  if (error instanceof ApiError && error.status < 500) {
    const all = [...error.nonFieldErrors, ...Object.values(error.errors).flat()]
    return all.length > 0 ? all : [error.message]
  }
  return ['The server is not responding, so the file was not created. Nothing was sent. Try again.']
}
