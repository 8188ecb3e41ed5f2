import type { Client } from '@homeward/contract/clients/clients'
import { Alert, Anchor } from '@mantine/core'
import { IconGitMerge } from '@tabler/icons-react'
import { to } from '../../../plumbing/paths/to.ts'
import { useSetFlatQuery } from '../../../plumbing/paths/use-params.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'

/** Says why another client than the one that was asked for is shown. */
export const MergedNotice = ({ client }: { client: Client }) => {
  const change = useSetFlatQuery()
  return (
    <Alert
      color="blue"
      role="status"
      icon={<IconGitMerge aria-hidden />}
      title="The record that you opened was merged into this one"
      withCloseButton
      closeButtonLabel="Close this notice"
      onClose={() => change({ merged: undefined })}
    >
      Everything of it is here now.{' '}
      <Anchor
        underline="always"
        component={PageLink}
        href={to('client', { clientId: client.id }, { tab: 'history' })}
      >
        See the merge, or undo it
      </Anchor>
    </Alert>
  )
}
