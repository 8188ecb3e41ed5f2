import type { VendorVerification } from '@homeward/contract/verification/shape'
import { updateVendorVerification } from '@homeward/contract/verification/vendor-verifications'
import { Button, Group } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx'
import { clientToFix } from './fix-here.tsx'

/** Sends a record again, or ends it for this vendor. */
export const VerificationActions = ({ verification }: { verification: VendorVerification }) => {
  const { id, account, status, lock_version } = verification
  const can = useCan()
  const update = useWrite(updateVendorVerification, {
    touches: ['visits', 'billing'],
    onDone: ({ status: now }) =>
      toastDone(
        now === 'archived'
          ? `${account.name} is not told again.`
          : `${account.name} will be told again.`,
      ),
  })
  if (!can('verifications.write')) return null
  const change = (next: 'pending' | 'archived') => update.mutate({ id, status: next, lock_version })
  return (
    <Group gap="xs" data-print="no">
      {status !== 'pending' && status !== 'sent' && (
        <Button
          size="xs"
          // The field beside it sends again as well, once it is right.
          variant={clientToFix(verification) === undefined ? 'filled' : 'default'}
          leftSection={<IconRefresh size={15} aria-hidden />}
          loading={update.isPending}
          onClick={() => change('pending')}
        >
          Send again
        </Button>
      )}
      {status !== 'archived' && (
        <ConfirmButton
          size="xs"
          variant="default"
          disabled={update.isPending}
          question={`Archive this record for ${account.name}?`}
          consequence="The vendor is not told again, and claims no longer wait for it. Send it again to undo this."
          confirm="Archive"
          onConfirm={() => change('archived')}
        >
          Archive
        </ConfirmButton>
      )}
    </Group>
  )
}
