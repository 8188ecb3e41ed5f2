import { visitCallPath } from '@homeward/contract/visits/calls'
import type { IntegrationAccount } from '@homeward/contract/agency/integration-accounts'
import { Text } from '@mantine/core'
import { useUser } from '../../../plumbing/session/session.ts'

/** Where a phone service reports calls from clients' telephones; nothing for other accounts. */
export const CallAddress = ({ account }: { account: IntegrationAccount }) => {
  const { agency_id: agency } = useUser()
  if (account.kind !== 'phone' || agency === null) return null
  const path = visitCallPath.replace(':agency', agency).replace(':account', account.id)
  return (
    <Text size="sm">
      Caregivers check in by phone at the number of this account. In Twilio, set this address for
      incoming calls of the number, and enter the auth token as the key here:{' '}
      <code>{`${window.location.origin}/api/v1${path}`}</code>
    </Text>
  )
}
