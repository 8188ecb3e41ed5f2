import type { IntegrationTest } from '@homeward/contract/agency/integrations'
import {
  type IntegrationHealth,
  integrationHealthLabels,
} from '@homeward/domain/agency/integrations'
import { Alert, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { InstantText } from '../../../ui/text/values.tsx'

const tones: Record<IntegrationHealth, string> = {
  off: 'inactive',
  unknown: 'waiting',
  healthy: 'active',
  failing: 'failed',
}

/** How a connection is. */
export const HealthBadge = ({ health }: { health: IntegrationHealth }) => (
  <StatusBadge status={tones[health]} label={integrationHealthLabels[health]} />
)

/** What came of the last test of a connection. */
export const LastTest = ({ test, at }: { test: IntegrationTest | null; at: string | null }) => {
  if (!test) return <Text size="sm">Not tested yet.</Text>
  const Icon = test.ok ? IconCircleCheck : IconAlertTriangle
  return (
    <Alert
      color={test.ok ? 'pine' : 'red'}
      icon={<Icon aria-hidden />}
      role="status"
      title={
        <>
          Tested <InstantText at={at} />
        </>
      }
    >
      {test.message} Response time: {test.took.toLocaleString('en-US')} ms.
    </Alert>
  )
}
