import { downloadAppeal } from '@homeward/contract/billing/denials'
import type { Claim } from '@homeward/contract/billing/claim-shape'
import { updateClaim } from '@homeward/contract/billing/claims'
import { Button, Group, Text } from '@mantine/core'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { ExportButton } from '../../../ui/list/export-button.tsx'

/** Who works on a claim, and the letter that appeals a refusal. */
export const ClaimOwner = ({ claim }: { claim: Claim }) => {
  const assign = useWrite(updateClaim, { onDone: () => toastDone('Owner saved') })
  const { id, lock_version, owner } = claim
  return (
    <Group gap="xs">
      {claim.denied_cents > 0 && (
        <ExportButton endpoint={downloadAppeal} input={{ id }} label="Appeal letter (PDF)" />
      )}
      {owner && (
        <Text size="sm" c="dimmed">
          {owner.name}
        </Text>
      )}
      <Button
        size="xs"
        variant="default"
        loading={assign.isPending}
        onClick={() => assign.mutate({ id, lock_version, owner: owner ? 'none' : 'me' })}
      >
        {owner ? 'Release' : 'Assign to me'}
      </Button>
    </Group>
  )
}
