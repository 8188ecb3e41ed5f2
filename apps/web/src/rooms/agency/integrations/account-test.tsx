import {
  type IntegrationAccount,
  testIntegrationAccount,
} from '@homeward/contract/agency/integration-accounts'
import { Button, Stack } from '@mantine/core'
import { IconPlugConnected } from '@tabler/icons-react'
import { useWrite } from '../../../plumbing/query.ts'
import { LastTest } from './last-test.tsx'

/** Tries an account that can be tried, and says what came of it. */
export const AccountTest = ({ account }: { account: IntegrationAccount }) => {
  const test = useWrite(testIntegrationAccount)
  if (!account.abilities.test) return null
  return (
    <Stack gap="xs" align="flex-start">
      <LastTest test={account.last_test} at={account.last_tested_at} />
      <Button
        size="xs"
        variant="light"
        leftSection={<IconPlugConnected size={15} aria-hidden />}
        loading={test.isPending}
        onClick={() => test.mutate({ id: account.id })}
      >
        Test
      </Button>
    </Stack>
  )
}
