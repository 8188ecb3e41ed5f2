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
      title="The record you opened was merged into this one"
      withCloseButton
      closeButtonLabel="Dismiss"
      onClose={() => change({ merged: undefined })}
    >
      All its information is here now.{' '}
      <Anchor
        underline="always"
        component={PageLink}
        href={to('client', { clientId: client.id }, { tab: 'history' })}
      >
        View or undo the merge
      </Anchor>
    </Alert>
  )
}
