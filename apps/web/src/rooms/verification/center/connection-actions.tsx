import type { VerificationConnection } from '@homeward/contract/verification/shape'
import { updateVerificationConnection } from '@homeward/contract/verification/vendor-verifications'
import { Button, Group } from '@mantine/core'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'

/** Pauses sending over an account, or goes on at once. */
export const ConnectionActions = ({ connection }: { connection: VerificationConnection }) => {
  const { account, state, lock_version } = connection
  const can = useCan()
  const update = useWrite(updateVerificationConnection, {
    onDone: ({ state: now }) =>
      toastDone(
        now === 'paused'
          ? `Sending over ${account.name} is paused. Records wait until you resume.`
          : `Sending over ${account.name} goes on.`,
      ),
  })
  const change = (next: 'open' | 'paused') =>
    update.mutate({ id: account.id, state: next, lock_version })
  return (
    <Group gap="xs" data-print="no">
      {can('verifications.write') && state !== 'open' && (
        <Button
          size="compact-sm"
          loading={update.isPending}
          onClick={() => change('open')}
          aria-label={`${state === 'paused' ? 'Resume' : 'Try now'}: ${account.name}`}
        >
          {state === 'paused' ? 'Resume' : 'Try now'}
        </Button>
      )}
      {can('verifications.write') && state !== 'paused' && (
        <Button
          size="compact-sm"
          variant="default"
          loading={update.isPending}
          onClick={() => change('paused')}
          aria-label={`Pause: ${account.name}`}
        >
          Pause
        </Button>
      )}
      {can('integrations.read') && (
        <Button
          size="compact-sm"
          variant="default"
          component={PageLink}
          href={to('admin.integration-accounts', {}, { open: account.id })}
          aria-label={`Settings: ${account.name}`}
        >
          Settings
        </Button>
      )}
    </Group>
  )
}
